import ButtonRendering
import ViewEngine

extension Parameters {
    /// The parameters of a view that is shown by itself: those of its environment, of interactions and of pictures, and its
    /// own size and controls.
    static let ofViews: [Parameter] = {
        let removed = Set(
            (label + configuration + [showsRegion, beside, container, containerStyle]).map(\.name)
        )
        .union(["control", "linkTakesStyle", "role", "keyboardShortcut", "width"])
        let kept = all.filter { !removed.contains($0.name) }
        let position = kept.firstIndex { $0 === state }.map { $0 + 1 } ?? 0
        return kept[..<position] + onlyOfViews + kept[position...]
    }()

    /// The parameters that only such views have.
    static let onlyOfViews = [controlNumber, device, proposedWidth, proposedHeight]

    /// The names of them that an own parameter of a view takes over; with `root.` before them they still are ours.
    static let namesOfViews: Set<String> = ["button", "device", "height"]

    private static let controlNumber = Parameter(
        "button",
        for: \.button.view.controls,
        as: .controls,
        default: nil,
        summary: """
            The control inside that state and events are about, from 1 in the order of the view, or all of them; the \
            first if not given.
            """
    )

    static let device = Parameter(
        "device",
        for: \.button.view.device,
        as: .choice([
            "iPhone": .iPhone, "iPhoneSE": .iPhoneSE, "iPhoneProMax": .iPhoneProMax, "iPad": .iPad,
        ]),
        default: .iPhone,
        summary: "The device whose safe area is proposed to the view."
    )

    private static let proposedWidth = Parameter(
        "width",
        for: QueryProperty(
            get: { values in
                let button = values.request.button
                return button.view.isIdeal ? .ideal : button.width.map { .points($0) }
            },
            set: { width, values in
                values.request.button.view.isIdeal = width == .ideal
                values.request.button.width = width?.points
            }
        ),
        as: .proposedWidth,
        default: { _, _ in nil },
        describesDefault: false,
        summary: """
            The width that is proposed to the view in place of that of the device; fit proposes none, so that the view \
            has its ideal size.
            """
    )

    private static let proposedHeight = Parameter(
        "height",
        for: \.button.view.height,
        orStyleDefault: .number(in: 1...2000, unit: "points"),
        summary: "The height that is proposed to the view in place of that of the device."
    )
}

/// A width that a request proposes to a view.
enum ProposedWidth: Hashable, Sendable {
    /// None.
    case ideal
    case points(Double)

    var points: Double? {
        if case .points(let length) = self { length } else { nil }
    }
}

extension ParameterCodec where Value == ProposedWidth? {
    /// A length in points, or `fit`.
    fileprivate static var proposedWidth: ParameterCodec {
        let number = ParameterCodec<Double>.number(in: 1...2000, unit: "points")
        return ParameterCodec(
            schema: { context in
                var schema = number.schema(context)
                schema.names = ["fit"]
                return schema
            },
            decode: { text, context throws(ParameterError) in
                if text.lowercased() == "fit" { return .ideal }
                return .points(try number.decode(text, context))
            },
            encode: { width in
                switch width {
                case nil: "none"
                case .ideal: "fit"
                case .points(let length): length.shortDescription
                }
            }
        )
    }
}

extension ParameterCodec where Value == ControlSelection.Target? {
    /// The number of a control inside of the view, or `all`.
    fileprivate static var controls: ParameterCodec {
        ParameterCodec(
            schema: { context in
                let names = numbers(in: context)
                return ParameterSchema(type: .choice, names: names + ["all"], listedValues: names)
            },
            decode: { text, context throws(ParameterError) in
                let names = numbers(in: context)
                guard !names.isEmpty else { throw .notOfStyle(allowed: [], reason: .noControls) }
                if text.lowercased() == "all" { return .all }
                guard let number = Int(text), names.contains(text) else {
                    throw .notOfStyle(allowed: names + ["all"], reason: .numberOfControls(names.count))
                }
                return .number(number)
            },
            encode: { target in
                switch target {
                case nil: "none"
                case .all: "all"
                case .number(let number): String(number)
                }
            }
        )
    }

    private static func numbers(in context: ParameterContext) -> [String] {
        (0..<(context.style.content?.controls ?? 0)).map { String($0 + 1) }
    }
}
