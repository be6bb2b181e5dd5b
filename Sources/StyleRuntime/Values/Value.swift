package import ViewEngine

/// A value of an interpreted program.
///
/// Values have the semantics of Swift's: records, arrays and enumerations are copied, functions are references.
package enum Value {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// `nil`; a value that is present is not wrapped.
    case none
    /// An argument that was left out, for which the function has a default.
    case absent
    case tuple([Value])
    case array([Value])
    case dictionary([Value: Value])
    case range(Range<Int>)
    indirect case record(Record)
    /// A reference to an object of a class of the source.
    case object(any SourceObject)
    indirect case enumeration(Enumeration)
    case function(Function)
    indirect case metatype(StyleType)
    case keyPath(KeyPathValue)
    indirect case state(State<Value>)
    indirect case gestureState(GestureState<Value>)
    indirect case binding(Binding<Value>)
    /// A value of the engine, of its own type.
    indirect case engine(Any)

    package static var void: Value { .tuple([]) }

    /// A value of a `struct` of the source.
    package struct Record {
        /// The number of the type.
        let type: Int
        package var fields: [Value]
        let execution: Execution

        package init(type: Int, fields: [Value], execution: Execution) {
            self.type = type
            self.fields = fields
            self.execution = execution
        }
    }

    /// A value of an `enum` of the source.
    package struct Enumeration: Hashable {
        let type: Int
        package let number: Int
        package let name: String
        package let values: [Value]
        package let rawValue: RawValue?

        package init(type: Int, number: Int, name: String, values: [Value], rawValue: RawValue?) {
            self.type = type
            self.number = number
            self.name = name
            self.values = values
            self.rawValue = rawValue
        }

        /// The raw value of a case.
        package enum RawValue: Hashable, Sendable {
            case integer(Int)
            case number(Double)
            case string(String)
            /// The key of a text.
            case key(String)

            package var value: Value {
                switch self {
                case .integer(let value): .integer(value)
                case .number(let value): .number(value)
                case .string(let value): .string(value)
                case .key(let value): .engine(LocalizedStringKey(value))
                }
            }
        }
    }

    /// A function, a closure or a method with its receiver.
    package final class Function {
        package let execution: Execution
        /// Takes arguments and leaves the values of its `inout` parameters in them.
        package let call: (inout [Value]) throws(Failure) -> Value

        package init(_ execution: Execution, call: @escaping (inout [Value]) throws(Failure) -> Value) {
            self.execution = execution
            self.call = call
        }
    }

    /// A key path of properties.
    package struct KeyPathValue {
        package let names: [String]

        package init(names: [String]) {
            self.names = names
        }
    }
}

extension Value: Hashable {
    package static func == (first: Value, second: Value) -> Bool {
        switch (first, second) {
        case (.boolean(let first), .boolean(let second)): first == second
        case (.integer(let first), .integer(let second)): first == second
        case (.number(let first), .number(let second)): first == second
        case (.integer(let first), .number(let second)): Double(first) == second
        case (.number(let first), .integer(let second)): first == Double(second)
        case (.string(let first), .string(let second)): first == second
        case (.none, .none), (.absent, .absent): true
        case (.tuple(let first), .tuple(let second)): first == second
        case (.array(let first), .array(let second)): first == second
        case (.dictionary(let first), .dictionary(let second)): first == second
        case (.range(let first), .range(let second)): first == second
        case (.record(let first), .record(let second)):
            first.type == second.type && first.fields == second.fields
        case (.object(let first), .object(let second)): first === second
        case (.enumeration(let first), .enumeration(let second)): first == second
        case (.function(let first), .function(let second)): first === second
        case (.metatype(let first), .metatype(let second)): first == second
        case (.keyPath(let first), .keyPath(let second)): first.names == second.names
        case (.state(let first), .state(let second)):
            DynamicProperties.areReadable && first.wrappedValue == second.wrappedValue
        case (.gestureState(let first), .gestureState(let second)):
            DynamicProperties.areReadable && first.wrappedValue == second.wrappedValue
        case (.binding(let first), .binding(let second)): first.wrappedValue == second.wrappedValue
        case (.engine(let first), .engine(let second)):
            if let first = first as? any Equatable { first.equals(second) } else { false }
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .boolean(let value): hasher.combine(value)
        // A number and an integer that are equal have the same hash.
        case .integer(let value): hasher.combine(Double(value))
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .tuple(let values), .array(let values): hasher.combine(values)
        case .dictionary(let values): hasher.combine(values)
        case .range(let range): hasher.combine(range)
        case .record(let record): hasher.combine(record.fields)
        case .object(let object): hasher.combine(ObjectIdentifier(object))
        case .enumeration(let value): hasher.combine(value)
        case .function(let function): hasher.combine(ObjectIdentifier(function))
        case .metatype(let type): hasher.combine(type)
        case .keyPath(let path): hasher.combine(path.names)
        case .engine(let value):
            if let value = value as? any Hashable { value.hash(into: &hasher) }
        case .none, .absent, .state, .gestureState, .binding: break
        }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}

extension Value {
    /// The value as interpolated strings show it.
    package var description: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): value
        case .none, .absent: "nil"
        case .tuple(let values): "(\(values.map(\.description).joined(separator: ", ")))"
        case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        case .dictionary(let values): "\(values.count) values"
        case .range(let range): "\(range)"
        case .record(let record): record.execution.program.types[record.type].name
        case .object(let object): object.content.checkedType.name
        case .enumeration(let value): value.name
        case .function: "(Function)"
        case .metatype, .keyPath, .state, .gestureState, .binding: ""
        case .engine(let value): "\(value)"
        }
    }

    /// Whether it is true.
    package var isTrue: Bool {
        if case .boolean(true) = self { true } else { false }
    }
}
