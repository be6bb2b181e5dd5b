/// The description of the binary form of a value: the values that it is made of, and how.
///
/// The function that makes the value has the types of its fields, and the reader reads these types. So a field that is
/// written is also read, in the same form and at the same place, or the description does not compile.
///
/// Only its initializers need values that are equatable: the runtime would look for the conformance of each type among all
/// of the program, in every parser that starts.
struct Coding<Value: Sendable>: Sendable {
    let write: @Sendable (Value, inout ProgramWriter) -> Void
    let read: @Sendable (inout ProgramReader) throws(ProgramFormatError) -> Value

    /// Describes a structure by its initializer, and by its fields in the order of the initializer.
    init<each Field: ProgramCodable>(
        _ make: @escaping @Sendable (repeat each Field) -> Value,
        fields: @escaping @Sendable (Value) -> (repeat each Field)
    ) where Value: Equatable {
        write = { value, writer in
            let values = fields(value)
            assert(make(repeat each values) == value, "The fields of \(Value.self) are in another order.")
            repeat (each values).write(to: &writer)
        }
        read = { reader throws(ProgramFormatError) in
            make(repeat try (each Field)(from: &reader))
        }
    }

    /// Describes an enumeration by its cases; the number of a case among them is its tag, the first byte.
    init(@CaseList<Value> cases: () -> [Case<Value>]) {
        let cases = cases()
        write = { value, writer in
            for tag in cases.indices where cases[tag].write(value, UInt8(truncatingIfNeeded: tag), &writer) {
                return
            }
            preconditionFailure("A case of \(Value.self) has no description.")
        }
        read = { reader throws(ProgramFormatError) in
            let tag = Int(try reader.readByte())
            guard tag < cases.count else { throw .invalidNumber }
            return try cases[tag].read(&reader)
        }
    }
}
