import Graphics
package import ViewEngine

/// A shape of the source, or the shape that its `inset(by:)` returns.
///
/// Unchecked `Sendable`: a program and its shapes belong to one thread.
struct InterpretedShape: InsettableShape, @unchecked Sendable {
    private enum Content {
        case record(Value.Record)
        case shape(any InsettableShape)
    }

    private var content: Content

    package init(_ record: Value.Record) {
        content = .record(record)
    }

    private init(_ shape: any InsettableShape) {
        content = (shape as? InterpretedShape)?.content ?? .shape(shape)
    }

    func path(in rect: CGRect) -> Path {
        switch content {
        case .record(let record):
            record.execution.path(of: record, in: rect) {
                record.result(of: "path", [rect.bridged], orElse: Path())
            }
        case .shape(let shape): shape.path(in: rect)
        }
    }

    func geometry(in rect: CGRect) -> ResolvedShape {
        switch content {
        case .record: .path(path(in: rect))
        case .shape(let shape): shape.geometry(in: rect)
        }
    }

    func inset(by amount: CGFloat) -> InterpretedShape {
        switch content {
        case .record(let record):
            InterpretedShape(
                record.result(of: "inset", [.number(amount)], orElse: AnyInsettableShape(Rectangle())).shape
            )
        case .shape(let shape): InterpretedShape(shape.insetShape(by: amount))
        }
    }

    // MARK: Animation

    var animatableData: InterpretedVector {
        get {
            guard case .record(let record) = content else { return .zero }
            return InterpretedVector(record.animatableData)
        }
        set {
            guard case .record(var record) = content else { return }
            record.setAnimatableData(newValue)
            content = .record(record)
        }
    }
}

extension Value.Record {
    /// Calls a function that a protocol of the engine requires.
    func result<Result: Bridged>(of requirement: String, _ arguments: [Value], orElse replacement: Result)
        -> Result
    {
        execution.run(orElse: replacement) { () throws(Failure) in
            guard let function = checkedType.requirements[requirement] else { return replacement }
            var values = [.record(self)] + arguments
            return try Result(bridging: execution.program.call(function, in: execution, with: &values))
        }
    }

    var animatableData: Value {
        if let index = checkedType.animatableField { return fields[index] }
        guard let getter = checkedType.requirements["animatableData"] else { return .absent }
        return execution.run(orElse: .absent) { () throws(Failure) in
            var values: [Value] = [.record(self)]
            return try execution.program.call(getter, in: execution, with: &values)
        }
    }

    mutating func setAnimatableData(_ vector: InterpretedVector) {
        if let index = checkedType.animatableField {
            fields[index] = vector.value(like: fields[index])
            return
        }
        guard let setter = checkedType.requirements["animatableData="] else { return }
        let value = vector.value(like: animatableData)
        let before = self
        self = execution.run(orElse: before) { () throws(Failure) in
            var values: [Value] = [.record(before), value]
            _ = try execution.program.call(setter, in: execution, with: &values)
            guard case .record(let changed) = values[0] else { return before }
            return changed
        }
    }
}

extension InsettableShape {
    /// The inset shape, for a shape of any type: the result does not name it.
    package func insetShape(by amount: Double) -> any InsettableShape { inset(by: amount) }
}
