import StringCatalogs
import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The code of what a call runs: it takes the receiver, if there is one, and the arguments, and leaves in them what it
/// has changed.
typealias CallCode = @Sendable (Frame, inout [Value]) throws(Failure) -> Value

/// The function that a call runs.
indirect enum CallTarget {
    /// A function of the engine or of the standard library.
    case entry(Entry)
    /// A function of the source.
    case function(FunctionInfo)
    /// A method of the source, in whose place another one may run: an override, or what fulfills a requirement.
    case dynamic(FunctionInfo)
    /// A function that is declared inside of another one.
    case local(LocalValue)
    /// A value that is a function.
    case value(Typed)
    /// The value of a property, for a call without arguments.
    case reading(any Operation)
    case enumerationCase(CaseInfo, of: TypeInfo)
    /// The initializer of an enumeration that takes a raw value.
    case rawValue(of: TypeInfo)
    case allCases(of: TypeInfo)
    /// The initializer of a structure that takes its properties.
    case memberwise(TypeInfo, [MemberwiseProperty])
    /// An initializer of a structure, which runs on a new value.
    case initializer(CallTarget, of: TypeInfo, isFailable: Bool)
    /// An initializer of a class, which runs on a new object.
    case objectInitializer(CallTarget, of: TypeInfo, isFailable: Bool)
    /// An initializer in an extension of a type of the engine, which sets all of `self`.
    case extensionInitializer(CallTarget, isFailable: Bool)
    /// Another initializer of the own type: `self.init(…)` in a structure.
    case delegated(CallTarget)
    /// An initializer in whose place that of a subclass runs: `self.init(…)` in a class.
    case overridable(CallTarget, key: String)
    /// `Binding(get:set:)`.
    case binding

    func emit(_ emitter: Emitter) -> CallCode {
        switch self {
        case .entry(let entry): return entry.callCode
        case .function(let info): return functionCode(info, by: emitter)
        case .dynamic(let info): return dynamicCode(info, by: emitter)
        case .local(let local):
            let code = local.emit(emitter)
            return { frame, values throws(Failure) in
                guard case .function(let function) = try code(frame) else { return .absent }
                return try function.call(&values)
            }
        case .value(let typed):
            let code = typed.emit(emitter)
            return { frame, values throws(Failure) in
                guard case .function(let function) = try code(frame) else {
                    throw Failure(.noFunction)
                }
                return try function.call(&values)
            }
        case .reading(let value):
            let code = value.emit(emitter)
            return { frame, _ throws(Failure) in try code(frame) }
        case .enumerationCase(let item, let type):
            emitter.reference(type)
            let item = EnumerationCase(item, of: type)
            return { _, values in item.value(with: values) }
        case .rawValue(let type):
            emitter.reference(type)
            let cases = EnumerationCase.all(of: type)
            return { _, values in cases.first { $0.rawValue?.value == values[0] }?.value() ?? .none }
        case .allCases(let type):
            emitter.reference(type)
            let cases = EnumerationCase.all(of: type)
            return { _, _ in .array(cases.map { $0.value() }) }
        case .memberwise(let type, let properties):
            return memberwiseCode(type, properties: properties, by: emitter)
        case .initializer(let target, let type, let isFailable):
            let (make, call) = (emitter.recordCode(of: type), target.emit(emitter))
            return { frame, values throws(Failure) in
                var all = [try make(frame)] + values
                if case .none = try call(frame, &all), isFailable { return .none }
                return all[0]
            }
        case .objectInitializer(let target, let type, let isFailable):
            let (make, call) = (emitter.objectCode(of: type), target.emit(emitter))
            return { frame, values throws(Failure) in
                let object = try make(frame)
                var all = [object] + values
                if case .none = try call(frame, &all), isFailable { return .none }
                return object
            }
        case .extensionInitializer(let target, let isFailable):
            let call = target.emit(emitter)
            return { frame, values throws(Failure) in
                var all = [.absent] + values
                if case .none = try call(frame, &all), isFailable { return .none }
                return all[0]
            }
        case .delegated(let target):
            let call = target.emit(emitter)
            return { frame, values throws(Failure) in
                var arguments = Array(values.dropFirst())
                values[0] = try call(frame, &arguments)
                return .void
            }
        case .overridable(let target, let key):
            emitter.referenceDynamic(key)
            let call = target.emit(emitter)
            return { frame, values throws(Failure) in
                let program = frame.execution.program
                guard let type = values.first?.sourceType, let function = program.types[type].dispatch[key]
                else {
                    return try call(frame, &values)
                }
                return try program.call(function, in: frame.execution, with: &values)
            }
        case .binding:
            return { frame, values throws(Failure) in
                try Self.binding(get: values[0], set: values[1])
            }
        }
    }

    /// A binding of two functions.
    static func binding(get: Value, set: Value) throws(Failure) -> Value {
        let get = try Callback<Any0>(bridging: get)
        let set = try Callback<Nothing, Any0>(bridging: set)
        return AnyBinding(.init(get: { get().value }, set: { _ = set(Any0($0)) })).bridged
    }

    private func functionCode(_ info: FunctionInfo, by emitter: Emitter) -> CallCode {
        emitter.reference(info)
        let number = info.number
        return { frame, values throws(Failure) in
            try frame.execution.program.call(number, in: frame.execution, with: &values)
        }
    }

    private func dynamicCode(_ info: FunctionInfo, by emitter: Emitter) -> CallCode {
        emitter.reference(info)
        emitter.referenceDynamic(info.dispatchKey)
        let (number, key) = (info.number, info.dispatchKey)
        let members = emitter.membersOutside(meeting: info)
        if !members.isEmpty {
            let code = dynamicCode(info, number: number, key: key)
            return { frame, values throws(Failure) in
                if let type = values.first?.outsideType, let member = members[type] {
                    return try member(frame, &values)
                }
                return try code(frame, &values)
            }
        }
        return dynamicCode(info, number: number, key: key)
    }

    private func dynamicCode(_ info: FunctionInfo, number: Int, key: String) -> CallCode {
        guard info.isProperty else {
            return { frame, values throws(Failure) in
                try frame.execution.program.callDynamically(
                    key,
                    orElse: number,
                    in: frame.execution,
                    with: &values
                )
            }
        }
        let property = info.name
        return { frame, values throws(Failure) in
            let program = frame.execution.program
            if let type = values.first?.sourceType, program.types[type].dispatch[key] == nil,
                let read = program.types[type].stored[property]
            {
                return try read(frame, values[0])
            }
            return try program.callDynamically(key, orElse: number, in: frame.execution, with: &values)
        }
    }

    private func memberwiseCode(
        _ type: TypeInfo,
        properties: [MemberwiseProperty],
        by emitter: Emitter
    ) -> CallCode {
        let make = emitter.recordCode(of: type)
        return { frame, values throws(Failure) in
            guard case .record(var record) = try make(frame) else { return .absent }
            for (property, value) in zip(properties, values) {
                // The focus of another view is not shared: each property has its own.
                if property.wrapper == .focusState { continue }
                if case .absent = value { continue }
                var value = value
                if property.isBuilt, case .function(let function) = value {
                    var none: [Value] = []
                    value = try function.call(&none)
                }
                record.fields[property.index] = value.wrapped(in: property.wrapper, at: property.place)
            }
            return .record(record)
        }
    }
}

/// A property that a memberwise initializer sets.
struct MemberwiseProperty: Sendable {
    let index: Int
    let wrapper: FieldInfo.Wrapper?
    let place: SourcePlace
    /// Whether its argument is a builder, which the initializer calls.
    let isBuilt: Bool
}

/// A case of an enumeration of the source, from which its values are made.
struct EnumerationCase: Sendable {
    private let type: Int
    private let number: Int
    private let name: String
    let rawValue: Value.Enumeration.RawValue?

    init(_ item: CaseInfo, of type: TypeInfo) {
        self.type = type.number
        number = item.number
        name = item.name
        rawValue = item.rawValue
    }

    static func all(of type: TypeInfo) -> [EnumerationCase] {
        type.cases.map { EnumerationCase($0, of: type) }
    }

    func value(with values: [Value] = []) -> Value {
        .enumeration(.init(type: type, number: number, name: name, values: values, rawValue: rawValue))
    }
}

extension Entry {
    /// The code of a call from a source, which counts what the engine does for it.
    var callCode: CallCode {
        let (body, takesSeed, isVolatile) = (call, takesSeed, isVolatile)
        let (formatsNumbers, isPlain, isLocalized) = (formatsNumbers, result.isPlain, isLocalized)
        return { frame, values throws(Failure) in
            // A value that is made of plain ones alone contains no other value of the engine.
            if !isPlain, values.contains(where: \.canNest) { try frame.execution.countCall() }
            if isVolatile { frame.execution.countVolatileRead() }
            if takesSeed { values.append(frame.execution.seed().bridged) }
            try frame.execution.countReading(of: values)
            let result = try body(&values)
            try frame.execution.rethrow()
            if formatsNumbers, case .string(let text) = result {
                try frame.execution.step(count: 10 + text.utf8.count / 4)
            }
            if isLocalized, let pseudolanguage = frame.execution.pseudolanguage {
                return try frame.execution.made(result.localized(in: pseudolanguage))
            }
            return result
        }
    }
}

extension Value {
    /// Whether a value of the engine that is made of it may contain another value of the engine.
    fileprivate var canNest: Bool {
        switch self {
        case .boolean, .integer, .number, .string, .none, .absent: false
        default: true
        }
    }

    /// A text or a key in a pseudolanguage.
    fileprivate func localized(in pseudolanguage: Pseudolanguage) -> Value {
        switch self {
        case .string(let text): .string(pseudolanguage.text(text))
        case .engine(let key as LocalizedStringKey):
            LocalizedStringKey(pseudolanguage.text(key.string)).bridged
        default: self
        }
    }
}

extension Value {
    /// The value in the wrapper of its property.
    func wrapped(in wrapper: FieldInfo.Wrapper?, at place: SourcePlace) -> Value {
        let (line, column) = (UInt(place.line), UInt(place.offset))
        return switch wrapper {
        case .state, .focusState:
            .state(.init(wrappedValue: self, file: "style", line: line, column: column))
        case .gestureState:
            .gestureState(.init(wrappedValue: self, file: "style", line: line, column: column))
        case .binding, .environment, .namespace, .scaledMetric, nil: self
        }
    }

    /// A state whose object is made by a first read.
    static func stateObject(_ code: @escaping Code, in frame: Frame, at place: SourcePlace) -> Value {
        frame.capture()
        let make = { frame.execution.run(orElse: Value.absent) { () throws(Failure) in try code(frame) } }
        return .state(
            .init(object: make, file: "style", line: UInt(place.line), column: UInt(place.offset))
        )
    }
}

extension CallTarget {
    /// Whether it is the function of a number.
    func isFunction(_ number: Int?) -> Bool {
        switch self {
        case .function(let info), .dynamic(let info): info.number == number
        default: false
        }
    }
}
