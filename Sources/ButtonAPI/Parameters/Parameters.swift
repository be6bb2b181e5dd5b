/// The parameters of a picture, in the order of the canonical query.
enum Parameters {
    static let all: [Parameter] =
        label + button + configuration + environment + interaction + presentation + sheet + tokens + findings
        + delivery

    /// The parameters that change how the response is delivered, and not the picture.
    private static let delivery = [
        Parameter(
            "download",
            for: .query(\.isDownload),
            as: .flag(["0": false, "1": true]),
            default: { _, _ in false },
            isDelivery: true,
            summary: "1 sends the picture as a file to be saved."
        ),
        Parameter(
            ErrorPreference.name,
            for: .query(\.errors),
            as: .errorPreference,
            default: { _, _ in .auto },
            isDelivery: true,
            summary: "Whether an error is a picture or has a status; auto follows the Accept header."
        ),
    ]
}

extension ParameterCodec where Value == ErrorPreference {
    static var errorPreference: ParameterCodec {
        .choice(["auto": .auto, "image": .image, "status": .status])
    }
}
