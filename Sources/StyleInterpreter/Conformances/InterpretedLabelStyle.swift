import ViewEngine

/// A label style of the source.
struct InterpretedLabelStyle: LabelStyle {
    private let record: Value.Record

    init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.result(of: "makeBody", [configuration.bridged], orElse: AnyView(EmptyView()))
    }
}
