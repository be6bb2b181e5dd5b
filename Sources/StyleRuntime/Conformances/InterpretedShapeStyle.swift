import ViewEngine

/// A shape style of the source, which is the style that its `resolve(in:)` returns.
///
/// Unchecked `Sendable`: a program and its styles belong to one thread.
struct InterpretedShapeStyle: ShapeStyle, @unchecked Sendable {
    private let record: Value.Record

    package init(_ record: Value.Record) {
        self.record = record
    }

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        record.result(of: "resolve", [environment.bridged], orElse: AnyShapeStyle(Color.clear))
    }
}
