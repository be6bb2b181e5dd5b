package import StyleRuntime

/// A function, a property or an initializer of the engine that a source may name.
package struct Entry: Sendable {
    package let name: String
    /// The parameters without the receiver.
    package let parameters: [EntryParameter]
    package let result: StyleType
    package let isProperty: Bool
    /// Whether the first argument is the receiver.
    package let hasReceiver: Bool
    package let isMutating: Bool
    /// Whether the last argument is a number that differs from call to call, which the source does not give.
    package var takesSeed = false
    /// Whether it writes numbers, whose time depends on the length of its result.
    package var formatsNumbers = false
    /// Whether the result is a text of the app that is looked for by a key.
    package var isLocalized = false
    /// Whether the result depends on the time, or on where it is read.
    package var isVolatile = false
    /// The type of the receiver of a function that is not made by hand.
    package var receiver: StyleType?
    /// Takes the receiver, if there is one, and the arguments.
    package let call: @Sendable (inout [Value]) throws(Failure) -> Value
}

/// The values of a case of an enumeration of the engine.
package struct Payload: Sendable {
    package let types: [StyleType]
    /// The values of the case; nil for a value of another case.
    package let values: @Sendable (Value) -> [Value]?
}

/// A parameter of an entry.
package struct EntryParameter: Sendable {
    /// The label; nil for `_`.
    package let label: String?
    package let type: StyleType
    /// Makes the value of an argument that is left out.
    package let defaultValue: (@Sendable () -> Value)?
    package var isInout = false
    /// Whether it takes any number of arguments, as an array.
    package var isVariadic = false
}

/// The label of a parameter, with the value of an argument that is left out.
struct ParameterLabel: ExpressibleByStringLiteral {
    let name: String?
    let defaultValue: (@Sendable () -> Value)?

    @inline(never)
    init(stringLiteral name: String) {
        self.init(name, default: nil)
    }

    @inline(never)
    private init(_ name: String, default defaultValue: (@Sendable () -> Value)?) {
        self.name = name == "_" ? nil : name
        self.defaultValue = defaultValue
    }

    /// A parameter whose default is a value.
    static func or<Default: Bridged & Sendable>(_ name: String, _ value: Default) -> ParameterLabel {
        ParameterLabel(name, default: { value.bridged })
    }

    /// A parameter whose default is nil.
    static func orNil(_ name: String) -> ParameterLabel {
        ParameterLabel(name, default: { .none })
    }
}

// Each of these functions, and of those of `Bridge` that call them, has more than a thousand calls with other types. If the
// compiler optimized them for the types of every call, this would take more time than the rest of the program together,
// and calls would not become faster: a loop over a parameter pack is generic anyway. The attribute forbids it; for the
// same reason what is independent of the types is in functions that are never inlined.
extension Entry {
    /// An entry for a function, whose parameter types and result type come from the function itself.
    @_semantics("optimize.sil.specialize.generic.never")
    static func function<each Parameter: Bridged, Result: Bridged>(
        _ name: String,
        _ labels: [ParameterLabel],
        hasReceiver: Bool = false,
        isProperty: Bool = false,
        result: StyleType? = nil,
        _ call: @escaping @Sendable (repeat each Parameter) -> Result
    ) -> Entry {
        var types = ParameterTypes()
        for type in repeat (each Parameter).self { types.append(type) }
        return Entry(
            name,
            labels,
            types,
            result: result ?? Result.bridgedType,
            isProperty: isProperty,
            hasReceiver: hasReceiver,
            hasTypedReceiver: hasReceiver
        ) { values throws(Failure) in
            var arguments = ArgumentReader()
            let result = call(repeat try arguments.next((each Parameter).self, of: values))
            return result.bridged
        }
    }

    /// An entry for a function that makes a view.
    @_semantics("optimize.sil.specialize.generic.never")
    static func view<each Parameter: Bridged, Result>(
        _ name: String,
        _ labels: [ParameterLabel],
        hasReceiver: Bool = false,
        isProperty: Bool = false,
        result: StyleType = .view,
        _ call: @escaping @Sendable (repeat each Parameter) -> Result
    ) -> Entry {
        var types = ParameterTypes()
        for type in repeat (each Parameter).self { types.append(type) }
        return Entry(
            name,
            labels,
            types,
            result: result,
            isProperty: isProperty,
            hasReceiver: hasReceiver
        ) { values throws(Failure) in
            var arguments = ArgumentReader()
            let result = call(repeat try arguments.next((each Parameter).self, of: values))
            return .engine(result)
        }
    }

    /// An entry for a method that changes its receiver.
    @_semantics("optimize.sil.specialize.generic.never")
    static func mutating<Base: Bridged, each Parameter: Bridged>(
        _ name: String,
        _ labels: [ParameterLabel],
        _ call: @escaping @Sendable (inout Base, repeat each Parameter) -> Void
    ) -> Entry {
        var types = ParameterTypes()
        types.append(Base.self)
        for type in repeat (each Parameter).self { types.append(type) }
        return Entry(
            name,
            labels,
            types,
            result: .void,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var arguments = ArgumentReader()
            var base = try arguments.next(Base.self, of: values)
            call(&base, repeat try arguments.next((each Parameter).self, of: values))
            values[0] = base.bridged
            return .void
        }
    }

    /// An entry for a function with the types of all its parameters, that of the receiver first.
    @inline(never)
    private init(
        _ name: String,
        _ labels: [ParameterLabel],
        _ types: ParameterTypes,
        result: StyleType,
        isProperty: Bool = false,
        hasReceiver: Bool,
        hasTypedReceiver: Bool = false,
        isMutating: Bool = false,
        call: @escaping @Sendable (inout [Value]) throws(Failure) -> Value
    ) {
        let types = types.types
        let parameterTypes = types.dropFirst(hasReceiver ? 1 : 0)
        precondition(labels.count == parameterTypes.count, "\(name) has \(parameterTypes.count) parameters")
        self.init(
            name: name,
            parameters: zip(labels, parameterTypes).map { label, type in
                EntryParameter(label: label.name, type: type, defaultValue: label.defaultValue)
            },
            result: result,
            isProperty: isProperty,
            hasReceiver: hasReceiver,
            isMutating: isMutating,
            receiver: hasTypedReceiver ? types.first : nil,
            call: call
        )
    }

    /// The entry, whose result depends on the time or on where it is read.
    var volatile: Entry {
        var result = self
        result.isVolatile = true
        return result
    }

    /// The entry, whose result is a text of the app that is looked for by a key.
    var localized: Entry {
        var result = self
        result.isLocalized = true
        return result
    }

    /// The entry whose last parameter is a number that differs from call to call.
    var seeded: Entry {
        var result = Entry(
            name: name,
            parameters: parameters.dropLast(),
            result: self.result,
            isProperty: isProperty,
            hasReceiver: hasReceiver,
            isMutating: isMutating,
            call: call
        )
        result.takesSeed = true
        result.receiver = receiver
        return result
    }
}

/// The types of the parameters of a function.
private struct ParameterTypes {
    private(set) var types: [StyleType] = []

    @inline(never)
    mutating func append(_ type: any Bridged.Type) {
        types.append(type.bridgedType)
    }
}

/// Reads the arguments of a call one after the other.
///
/// It does not keep them, so that a call that changes its receiver changes it in place.
private struct ArgumentReader {
    private var index = 0

    mutating func next<Argument: Bridged>(
        _ type: Argument.Type,
        of values: [Value]
    ) throws(Failure) -> Argument {
        try Argument(bridging: next(of: values))
    }

    @inline(never)
    private mutating func next(of values: [Value]) throws(Failure) -> Value {
        defer { index += 1 }
        guard index < values.count else { throw Failure(.missingArgument) }
        return values[index]
    }
}
