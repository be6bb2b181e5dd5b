/// The description of a case of an enumeration.
struct Case<Value: Sendable>: Sendable {
    /// Writes a tag and the associated values, and returns true, if a value is of the case.
    let write: @Sendable (Value, _ tag: UInt8, inout ProgramWriter) -> Bool
    /// Reads the associated values.
    let read: @Sendable (inout ProgramReader) throws(ProgramFormatError) -> Value

    /// Describes a case without associated values.
    init(_ value: Value) where Value: Equatable {
        write = { other, tag, writer in
            guard other == value else { return false }
            writer.write(byte: tag)
            return true
        }
        read = { _ throws(ProgramFormatError) in value }
    }

    /// Describes a case with associated values, in their order; they are nil for the other cases.
    init<each Field: ProgramCodable>(
        _ make: @escaping @Sendable (repeat each Field) -> Value,
        fields: @escaping @Sendable (Value) -> (repeat each Field)?
    ) where Value: Equatable {
        write = { value, tag, writer in
            guard let values = fields(value) else { return false }
            assert(make(repeat each values) == value, "The fields of \(value) are in another order.")
            writer.write(byte: tag)
            repeat (each values).write(to: &writer)
            return true
        }
        read = { reader throws(ProgramFormatError) in
            make(repeat try (each Field)(from: &reader))
        }
    }

    /// Describes a case that continues a chain, whose base is the first of the associated values.
    init<each Field: ProgramCodable>(
        chain make: @escaping @Sendable (ExpressionID, repeat each Field) -> Value,
        fields: @escaping @Sendable (Value) -> (ChainBase, repeat each Field)?
    ) where Value: Equatable {
        self.init(
            { (base: ChainBase, rest: repeat each Field) in make(base.id, repeat each rest) },
            fields: fields
        )
    }
}

/// Collects the cases of an enumeration, in the order of their tags.
@resultBuilder enum CaseList<Value: Sendable> {
    static func buildExpression(_ description: Case<Value>) -> Case<Value> { description }
    static func buildBlock(_ descriptions: Case<Value>...) -> [Case<Value>] { descriptions }
}
