import StyleSyntax
import ViewEngine

extension Checker {
    func initializers(of type: StyleType) -> [Callable] {
        switch type {
        case .engine(let name):
            return extensionInitializers(of: type) + (bridge.initializers[name] ?? []).map { Callable($0) }
        case .any(let name, _):
            return
                (bridge.initializers[
                    name == "View" ? "AnyView" : name == "ShapeStyle" ? "AnyShapeStyle" : name
                ] ?? []).map { Callable($0) }
        case .declared(let number): return initializers(of: index.types[number])
        case .array(let element):
            let empty = Callable(name: "init", parameters: [], result: type) { _, _ throws(Failure) in
                .array([])
            }
            return [empty]
                + (bridge.functions["Array"] ?? []).map { Callable($0, variables: [0: element]) }
        case .dictionary:
            return [
                Callable(name: "init", parameters: [], result: type) { _, _ throws(Failure) in
                    .dictionary([:])
                }
            ] + (bridge.functions["Dictionary"] ?? []).map { Callable($0) }
        default: return []
        }
    }

    func extensionInitializers(of type: StyleType) -> [Callable] {
        guard case .engine(let name) = type else { return [] }
        return (index.extensionInitializers[name] ?? []).map { info in
            let function = callable(info)
            let (call, isFailable) = (function.call, info.isFailable)
            return Callable(
                name: "init",
                parameters: function.parameters,
                result: isFailable ? .optional(type) : type
            ) { frame, values throws(Failure) in
                var all = [.absent] + values
                if case .none = try call(frame, &all), isFailable { return .none }
                return all[0]
            }
        }
    }

    func initializers(of info: TypeInfo) -> [Callable] {
        let type = StyleType.declared(info.number)
        if info.isEnumeration {
            guard let raw = info.rawType else { return [] }
            let (cases, number) = (info.cases, info.number)
            return [
                Callable(
                    name: "init",
                    parameters: [CallParameter(label: "rawValue", type: raw)],
                    result: .optional(type)
                ) { _, values in
                    guard let item = cases.first(where: { $0.rawValue?.value == values[0] }) else {
                        return .none
                    }
                    return .enumeration(
                        .init(
                            type: number,
                            number: item.number,
                            name: item.name,
                            values: [],
                            rawValue: item.rawValue
                        )
                    )
                }
            ]
        }
        if info.isClass { return classInitializers(of: info) }
        let make = makeRecord(of: info)
        if !info.initializers.isEmpty {
            return info.initializers.map { function in
                let inner = callable(function)
                let (call, isFailable) = (inner.call, function.isFailable)
                return Callable(
                    name: "init",
                    parameters: inner.parameters,
                    result: isFailable ? .optional(type) : type
                ) { frame, values throws(Failure) in
                    var all = [try make(frame)] + values
                    if case .none = try call(frame, &all), isFailable { return .none }
                    return all[0]
                }
            }
        }
        let fields = memberwiseFields(of: info)
        let stored = fields.map {
            (
                index: $0.index, wrapper: $0.wrapper, place: $0.place,
                isBuilder: $0.isBuilder && !fieldType($0, of: info).isFunction
            )
        }
        return [
            Callable(
                name: "init",
                parameters: fields.map {
                    var type = fieldType($0, of: info)
                    if $0.wrapper == .binding { type = .binding(type) }
                    if $0.isBuilder, !type.isFunction { type = .function(.init([], type, isBuilder: true)) }
                    return CallParameter(
                        label: $0.name,
                        type: type,
                        hasDefault: $0.value != nil || type.isOptional && !$0.isConstant
                    )
                },
                result: type
            ) { frame, values throws(Failure) in
                guard case .record(var record) = try make(frame) else { return .absent }
                for (field, value) in zip(stored, values) {
                    if case .absent = value { continue }
                    var value = value
                    if field.isBuilder, case .function(let function) = value {
                        var none: [Value] = []
                        value = try function.call(&none)
                    }
                    record.fields[field.index] = Self.wrap(value, field.wrapper, field.place)
                }
                return .record(record)
            }
        ]
    }

    /// The properties that the memberwise initializer sets.
    func memberwiseFields(of info: TypeInfo) -> [FieldInfo] {
        info.fields.filter {
            switch $0.wrapper {
            case .environment, .namespace, .gestureState, .focusState: false
            case .state, .scaledMetric: $0.value == nil || !$0.isPrivate
            case .binding: true
            case nil: !($0.isConstant && $0.value != nil) && $0.externalWrapper == nil
            }
        }
    }

    /// A value in the wrapper of its property.
    static func wrap(_ value: Value, _ wrapper: FieldInfo.Wrapper?, _ place: SourcePlace) -> Value {
        let (line, column) = (UInt(place.line), UInt(place.column))
        return switch wrapper {
        case .state, .focusState:
            .state(.init(wrappedValue: value, file: "style", line: line, column: column))
        case .gestureState:
            .gestureState(.init(wrappedValue: value, file: "style", line: line, column: column))
        case .binding, .environment, .namespace, .scaledMetric, nil: value
        }
    }

    /// A record with the initial values of its properties.
    func makeRecord(of info: TypeInfo) -> Code {
        guard openTypes.insert(info.number).inserted else {
            endlessTypes.insert(info.number)
            return Typed.failed.code
        }
        defer { openTypes.remove(info.number) }
        var initials: [(wrapper: FieldInfo.Wrapper?, place: SourcePlace, makesObject: Bool, code: Code?)] = []
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: fieldContext(of: info)
        )
        for field in info.fields {
            var code: Code?
            if field.isLazy {
                // The value is computed when the property is read.
            } else if let value = field.value {
                let type = fieldType(field, of: info)
                // The messages were reported when the type was checked.
                code = attempt { self.check(value, type, scope).code }.value
            } else if field.externalWrapper != nil {
                code = attempt { self.sample(of: self.fieldType(field, of: info), named: field.name) }.value
            } else if field.wrapper == .focusState {
                let isFocused: Code = { _ throws(Failure) in .boolean(false) }
                code = isFocused
            } else if !field.isConstant, fieldType(field, of: info).isOptional {
                let none: Code = { _ throws(Failure) in .none }
                code = none
            }
            initials.append((field.wrapper, field.place, makesObject(field, of: info), code))
        }
        let (number, values) = (info.number, initials)
        return { frame throws(Failure) in
            try frame.execution.step()
            var fields: [Value] = []
            for (wrapper, place, makesObject, code) in values {
                if makesObject, let code {
                    fields.append(Self.stateObject(code, Frame(frame.execution), place))
                } else {
                    fields.append(Self.wrap(try code?(Frame(frame.execution)) ?? .absent, wrapper, place))
                }
            }
            return .record(.init(type: number, fields: fields, execution: frame.execution))
        }
    }

    /// Whether the value of a property is an object that is made when a view first reads it, once in each tree: that of
    /// `@StateObject`, and of a state whose class is observable.
    func makesObject(_ field: FieldInfo, of info: TypeInfo) -> Bool {
        guard field.wrapper == .state else { return false }
        if field.isStateObject { return true }
        guard case .declared(let number) = fieldType(field, of: info) else { return false }
        return index.types[number].isObservable
    }

    /// A state whose object is made by a first read.
    static func stateObject(_ code: @escaping Code, _ frame: Frame, _ place: SourcePlace) -> Value {
        let make = { frame.execution.run(orElse: Value.absent) { () throws(Failure) in try code(frame) } }
        return .state(
            .init(object: make, file: "style", line: UInt(place.line), column: UInt(place.column))
        )
    }

    func fieldContext(of info: TypeInfo) -> Int { -1 - info.number }
}
