/// The cache key of a recorded interaction: everything of a request but how it is shown.
struct RecordingKey: Hashable, Sendable {
    @Verbatim var title: String
    let button: ButtonSpecification
    let environment: ButtonEnvironment
    let interaction: Interaction

    init(_ request: ButtonRequest) {
        _title = Verbatim(wrappedValue: request.title)
        button = request.button
        environment = request.environment
        interaction = request.interaction
    }
}
