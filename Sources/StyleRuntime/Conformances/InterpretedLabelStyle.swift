import ViewEngine

/// A label style of the source.
package struct InterpretedLabelStyle: LabelStyle {
    private let record: Value.Record

    package init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.result(of: "makeBody", [configuration.bridged], orElse: AnyView(EmptyView()))
    }
}

extension LabelStyleConfiguration: EngineValue {
    static var engineType: EngineType { .labelStyleConfiguration }
}
