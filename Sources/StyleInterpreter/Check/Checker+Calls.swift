import StyleSyntax
import ViewEngine

/// The function or the value that is called.
private enum Callee {
    /// Functions of one name, nearest first, with their receiver.
    case functions([[Callable]], receiver: Typed?, place: Place?)
    /// A value that is a function.
    case value(Typed)
    /// Something outside of the source, with its receiver.
    case external(Typed, receiver: Typed?, base: Typed? = nil)
}

/// Which argument of a call is that of each parameter.
struct ArgumentMatch {
    /// The expressions by parameter; several for a variadic one.
    var expressions: [[ExpressionID]]
}

extension Checker {
    func resolveCall(_ id: ExpressionID, _ expected: StyleType?, _ scope: Scope, base: StyleType?) -> Typed {
        guard case .call(let calleeID, let arguments, let closures) = program[id].kind else { return .failed }
        var callee = calleeID
        while case .specialization(let inner, _) = program[callee].kind { callee = inner }
        if let typed = environmentModifier(callee, arguments, scope, base: base) { return typed }
        let messages = diagnostics.count
        guard let (found, name) = findCallee(callee, expected, scope, base: base) else {
            // The arguments may have faults of their own.
            return diagnostics.count > messages
                ? .failed : fail(program[callee].place, "cannot call this expression")
        }
        switch found {
        case .functions(let tiers, let receiver, let receiverPlace):
            return call(
                tiers,
                name,
                receiver: receiver,
                receiverPlace: receiverPlace,
                arguments,
                closures,
                expected,
                scope
            )
        case .value(let typed):
            guard case .function(let function) = typed.type.unwrapped else {
                let tiers = members("callAsFunction", of: typed.type)
                if !tiers.isEmpty {
                    return call(
                        tiers,
                        name,
                        receiver: typed,
                        receiverPlace: nil,
                        arguments,
                        closures,
                        expected,
                        scope
                    )
                }
                return fail(
                    name.place,
                    "cannot call value of non-function type '\(self.name(of: typed.type))'"
                )
            }
            let code = typed.code
            let callable = Callable(
                name: name.text,
                parameters: function.parameters.map {
                    CallParameter(label: nil, type: $0.type, isInout: $0.isInout)
                },
                result: function.result
            ) { frame, values throws(Failure) in .absent }
            return apply(callable, name, receiver: nil, receiverPlace: nil, arguments, closures, scope) {
                frame,
                values throws(Failure) in
                guard case .function(let function) = try code(frame) else {
                    throw Failure("this value is not a function")
                }
                return try function.call(&values)
            }
        case .external(var typed, let receiver, let base):
            // An unknown modifier changes nothing.
            if let receiver, conforms(receiver.type, to: "View"), !receiver.type.isUnknown,
                let external = typed.external
            {
                standIns.append(StandIn(name: external.name, place: name.place, type: "View", kind: .fixed))
                return receiver
            }
            guard var external = typed.external else { return typed }
            if external.content == nil { external.content = viewArgument(arguments, closures, scope) }
            if let base {
                external.remake = { [self] expected in
                    remake(base, name, arguments, closures, expected, scope)
                }
            }
            typed.external = external
            return typed
        }
    }

    private func findCallee(
        _ callee: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope,
        base: StyleType?
    ) -> (Callee, Name)? {
        switch program[callee].kind {
        case .identifier(let name, _):
            return findFunction(name, expected, scope).map { ($0, name) }
        case .implicitMember(let name, _):
            guard let type = base ?? expected, !type.isUnknown, !type.hasVariable else {
                if replacesExternalNames, (base ?? expected) != nil {
                    return (
                        .external(
                            Typed(.unknown, external: External(name.text)) { _ throws(Failure) in .none },
                            receiver: nil
                        ), name
                    )
                }
                report(name.place, "cannot infer contextual base in reference to member '\(name.text)'")
                return nil
            }
            if name.text == "init" {
                return (.functions([initializers(of: type.unwrapped)], receiver: nil, place: nil), name)
            }
            let tiers = statics(name.text, of: type.unwrapped)
            if !tiers.isEmpty { return (.functions(tiers, receiver: nil, place: nil), name) }
            let typed = resolveImplicitMember(name, type, scope)
            return typed.external == nil ? nil : (.external(typed, receiver: nil), name)
        case .member(let inner, let name, _):
            return findMethod(name, of: inner, expected, scope, base: base).map { ($0, name) }
        default:
            if let type = typeExpression(callee, scope) {
                return (
                    .functions([initializers(of: type)], receiver: nil, place: nil),
                    Name("init", at: program[callee].place)
                )
            }
            var typed: Typed
            if case .closure(let closure) = program[callee].kind, let expected {
                // A closure that is called at once.
                typed = resolveClosure(closure, .function(.init([], expected)), program[callee].place, scope)
            } else {
                typed = resolve(callee, nil, scope, base: base)
            }
            let name = Name("", at: program[callee].place)
            if typed.external != nil { return (.external(typed, receiver: nil), name) }
            if typed.type.isUnknown { return nil }
            if case .metatype(let type) = typed.type {
                return (.functions([initializers(of: type)], receiver: nil, place: nil), name)
            }
            return (.value(typed), name)
        }
    }

    private func findFunction(_ name: Name, _ expected: StyleType?, _ scope: Scope) -> Callee? {
        let text = name.text
        if let (local, level) = scope.find(text) {
            guard let function = local.function, !function.isProperty else {
                return .value(resolveIdentifier(name, expected, scope))
            }
            var callable = callable(function)
            callable.hasReceiver = false
            let slot = local.slot
            callable = Callable(
                name: callable.name,
                parameters: callable.parameters,
                result: callable.result
            ) { frame, values throws(Failure) in
                guard case .function(let function) = frame.outer(level)[slot] else { return .absent }
                return try function.call(&values)
            }
            return .functions([[callable]], receiver: nil, place: nil)
        }
        if text == "Self", let type = scope.root.selfType {
            return .functions([initializers(of: type)], receiver: nil, place: nil)
        }
        if let selfType = scope.root.selfType {
            if !scope.root.isStatic {
                let receiver = selfValue(scope)
                let tiers = members(text, of: selfType).filter { !$0.allSatisfy(\.isProperty) }
                if !tiers.isEmpty { return .functions(tiers, receiver: receiver, place: selfPlace(scope)) }
                if memberValue(text, of: selfType, receiver: receiver, at: name.place, scope) != nil {
                    return .value(resolveIdentifier(name, expected, scope))
                }
            } else {
                let tiers = statics(text, of: selfType)
                if !tiers.isEmpty { return .functions(tiers, receiver: nil, place: nil) }
            }
        }
        if let type = lexicalType(text, scope) {
            return .functions([initializers(of: type)], receiver: nil, place: nil)
        }
        if let functions = index.functions[text] {
            return .functions([functions.map { callable($0) }], receiver: nil, place: nil)
        }
        if index.globals[text] != nil { return .value(resolveIdentifier(name, expected, scope)) }
        if let entries = bridge.functions[text] {
            return .functions([entries.map { Callable($0) }], receiver: nil, place: nil)
        }
        if bridge.initializers[text] != nil || bridge.typeNames[text] != nil {
            let type = bridge.typeNames[text] ?? .engine(text)
            let all = bridge.initializers[text].map { entries in entries.map { Callable($0) } } ?? []
            let tier = all.isEmpty ? initializers(of: type) : extensionInitializers(of: type) + all
            return .functions([tier], receiver: nil, place: nil)
        }
        if text == "Binding" { return .functions([[bindingInitializer]], receiver: nil, place: nil) }
        let typed = external(
            text,
            at: name.place,
            "cannot find '\(text)' in scope",
            among: Array(bridge.typeNames.keys) + Array(bridge.functions.keys) + index.types.map(\.name)
                + memberNames(of: scope.root.selfType)
        )
        return typed.external == nil ? nil : .external(typed, receiver: nil)
    }

    private var bindingInitializer: Callable {
        Callable(
            name: "Binding",
            parameters: [
                CallParameter(label: "get", type: .function(.init([], .variable(0)))),
                CallParameter(label: "set", type: .function(.init([.init(.variable(0))], .void))),
            ],
            result: .binding(.variable(0))
        ) { frame, values throws(Failure) in
            let get = try Callback<Any0>(bridging: values[0])
            let set = try Callback<Nothing, Any0>(bridging: values[1])
            return AnyBinding(.init(get: { get().value }, set: { _ = set(Any0($0)) })).bridged
        }
    }

    private func findMethod(
        _ name: Name,
        of inner: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope,
        base: StyleType?
    ) -> Callee? {
        if case .identifier(let module, _) = program[inner].kind,
            ["SwiftUI", "Swift", "UIKit"].contains(module.text)
        {
            return findFunction(name, expected, scope)
        }
        if case .identifier(let binding, _) = program[inner].kind, binding.text == "Binding",
            let entries = bridge.statics["Binding"]?[name.text]
        {
            return .functions([entries.map { Callable($0) }], receiver: nil, place: nil)
        }
        if isSuper(inner) || isSelf(inner) && name.text == "init" {
            let tiers = isSuper(inner) ? superMembers(name.text, scope) : [delegatedInitializers(scope)]
            if tiers.contains(where: { !$0.isEmpty }) {
                return .functions(tiers, receiver: selfValue(scope), place: selfPlace(scope))
            }
        }
        var receiver = resolve(inner, nil, scope, base: base)
        if let external = receiver.external, receiver.type.isUnknown {
            guard let known = settled(receiver, external, member: name) else {
                return .external(
                    Typed(.unknown, external: external.member(name.text), receiver.code),
                    receiver: nil,
                    base: receiver
                )
            }
            receiver = known
        }
        switch receiver.type {
        case .unknown: return nil
        case .metatype(let type):
            if name.text == "init" { return .functions([initializers(of: type)], receiver: nil, place: nil) }
            if case .declared(let number) = type, let nested = index.types[number].nested[name.text] {
                return .functions([initializers(of: .declared(nested.number))], receiver: nil, place: nil)
            }
            if case .engine(let engine) = type, let nested = bridge.typeNames["\(engine).\(name.text)"] {
                return .functions([initializers(of: nested)], receiver: nil, place: nil)
            }
            let tiers = statics(name.text, of: type)
            if !tiers.isEmpty { return .functions(tiers, receiver: nil, place: nil) }
            let typed = external(
                "\(self.name(of: type)).\(name.text)",
                at: name.place,
                "type '\(self.name(of: type))' has no member '\(name.text)'",
                among: staticNames(of: type),
                likelyType: type
            )
            return typed.external == nil ? nil : .external(typed, receiver: nil)
        default:
            let tiers = members(name.text, of: receiver.type)
            if tiers.contains(where: { !$0.allSatisfy(\.isProperty) }) {
                let isMutating = tiers.contains { $0.contains(where: \.isMutating) }
                let place = isMutating ? attempt { self.place(inner, scope) }.value : nil
                return .functions(
                    tiers.filter { !$0.allSatisfy(\.isProperty) },
                    receiver: receiver,
                    place: place
                )
            }
            if let value = memberValue(
                name.text,
                of: receiver.type,
                receiver: receiver,
                at: name.place,
                scope
            ) {
                return .value(value)
            }
            if receiver.type.isOptional, !members(name.text, of: receiver.type.unwrapped).isEmpty {
                report(
                    name.place,
                    "value of optional type '\(self.name(of: receiver.type))' must be unwrapped to refer to member '\(name.text)'",
                    remedy: "chain the optional using '?'"
                )
                return nil
            }
            let typed = noMember(name, of: receiver.type, name.place)
            return typed.external == nil ? nil : .external(typed, receiver: receiver)
        }
    }

    // MARK: Initializers

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
        case .array:
            return [
                Callable(name: "init", parameters: [], result: type) { _, _ throws(Failure) in .array([]) }
            ]
        case .dictionary:
            return [
                Callable(name: "init", parameters: [], result: type) { _, _ throws(Failure) in
                    .dictionary([:])
                }
            ]
        default: return []
        }
    }

    private func extensionInitializers(of type: StyleType) -> [Callable] {
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

    private func initializers(of info: TypeInfo) -> [Callable] {
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
    private func makeRecord(of info: TypeInfo) -> Code {
        var initials: [(wrapper: FieldInfo.Wrapper?, place: SourcePlace, code: Code?)] = []
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
            initials.append((field.wrapper, field.place, code))
        }
        let (number, values) = (info.number, initials)
        return { frame throws(Failure) in
            try frame.execution.step()
            var fields: [Value] = []
            for (wrapper, place, code) in values {
                fields.append(Self.wrap(try code?(Frame(frame.execution)) ?? .absent, wrapper, place))
            }
            return .record(.init(type: number, fields: fields, execution: frame.execution))
        }
    }

    func fieldContext(of info: TypeInfo) -> Int { -1 - info.number }

    // MARK: Choosing a function

    func call(
        _ tiers: [[Callable]],
        _ name: Name,
        receiver: Typed?,
        receiverPlace: Place?,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed {
        var best: Attempt<Typed>?
        var isMatched = false
        var fallback: Attempt<Typed>?
        for tier in tiers {
            var tierBest: Attempt<Typed>?
            for callable in tier where !callable.isProperty {
                guard match(callable, arguments, closures) != nil else { continue }
                isMatched = true
                let result = attempt {
                    self.apply(
                        callable,
                        name,
                        receiver: receiver,
                        receiverPlace: receiverPlace,
                        arguments,
                        closures,
                        scope,
                        expected: expected,
                        callable.call
                    )
                }
                let penalty = expected.map { self.fits(result.value.type, $0) ? 0 : 1 } ?? 0
                let score = (result.score.0, penalty, result.score.1, result.score.2)
                if let current = tierBest {
                    let currentPenalty = expected.map { self.fits(current.value.type, $0) ? 0 : 1 } ?? 0
                    if score < (current.score.0, currentPenalty, current.score.1, current.score.2) {
                        tierBest = result
                    }
                } else {
                    tierBest = result
                }
            }
            if let tierBest {
                if tierBest.diagnostics.isEmpty {
                    if expected.map({ self.fits(tierBest.value.type, $0) }) ?? true {
                        return accept(tierBest)
                    }
                    // A protocol farther away may have a function with the expected result.
                    fallback = fallback ?? tierBest
                }
                if tierBest.diagnostics.count < best?.diagnostics.count ?? .max { best = tierBest }
            }
        }
        if let fallback { return accept(fallback) }
        let candidates = tiers.flatMap { $0 }
        if let asset = asset(candidates, name, arguments) { return asset }
        if isMatched, let best { return accept(best) }
        if replacesExternalNames, isForeign(candidates, arguments, closures) {
            if let receiver, isAnyView(receiver.type) {
                let display = displayName(name, arguments, closures)
                standIns.append(StandIn(name: display, place: name.place, type: "View", kind: .fixed))
                return receiver
            }
            if receiver == nil, let result = candidates.first?.result, sample(of: result, named: "") != nil {
                let external = External(externalName(of: result, arguments), likelyType: result)
                return Typed(.unknown, external: external) { _ throws(Failure) in .none }
            }
        }
        if replacesExternalNames, candidates.isEmpty, receiver == nil,
            let type = bridge.typeNames[name.text], hasExternalMembers(type)
        {
            let external = External(externalName(of: type, arguments), likelyType: type)
            return Typed(.unknown, external: external) { _ throws(Failure) in .none }
        }
        if replacesExternalNames, let result = candidates.first?.result, hasExternalInitializers(result) {
            // An initializer of an extension that is not in the source, such as `Color(hex:)`.
            let external = External(externalName(of: result, arguments), likelyType: result)
            return Typed(.unknown, external: external) { _ throws(Failure) in .none }
        }
        reportMismatch(candidates.filter { !$0.isProperty }, name, arguments, closures, tiers.flatMap { $0 })
        // The arguments may have faults of their own.
        return .failed
    }

    private func hasExternalInitializers(_ type: StyleType) -> Bool {
        switch type.unwrapped {
        case .engine("Color"), .engine("UIColor"), .engine("Font"), .engine("Image"): true
        default: false
        }
    }

    /// A color of an asset catalog, which is not in the source.
    private func asset(_ candidates: [Callable], _ name: Name, _ arguments: [Argument]) -> Typed? {
        guard let type = candidates.first?.result, type == .engine("Color") || type == .engine("UIColor"),
            candidates.allSatisfy({ $0.name == "init" }), let first = arguments.first,
            first.label == nil || first.label?.text == "named",
            case .string(let segments) = program[first.value].kind, case .text(let text)? = segments.first
        else { return nil }
        return external(
            "\(self.name(of: type)).\(text)",
            at: program[first.value].place,
            "the color '\(text)' of an asset catalog is not in the source",
            remedy: "paste its values, such as 'Color(red: 1, green: 0.5, blue: 0)'",
            likelyType: type
        )
    }

    /// The name of a type with the name that its initializer takes: "Color.primary" for `Color(app: .primary)`.
    private func externalName(of type: StyleType, _ arguments: [Argument]) -> String {
        guard let first = arguments.first else { return name(of: type) }
        switch program[first.value].kind {
        case .implicitMember(let member, _), .member(_, let member, _), .identifier(let member, _):
            return "\(name(of: type)).\(member.text)"
        case .string(let segments):
            if case .text(let text)? = segments.first { return "\(name(of: type)).\(text)" }
        default: break
        }
        return name(of: type)
    }

    private func reportMismatch(
        _ candidates: [Callable],
        _ name: Name,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ all: [Callable]
    ) {
        let given =
            arguments.map { $0.label?.text ?? "_" }
            + closures.enumerated().map { $1.label?.text ?? ($0 == 0 ? "{}" : "_") }
        guard let first = candidates.first else {
            if let property = all.first {
                report(
                    name.place,
                    "cannot call value of non-function type '\(self.name(of: property.result))'"
                )
            } else {
                report(
                    name.place,
                    "'\(name.text)' cannot be constructed because it has no accessible initializers"
                )
            }
            return
        }
        let display = name.text.isEmpty ? "init" : name.text
        if candidates.count > 1 {
            let forms = candidates.prefix(4).map { candidate in
                "\(display)(\(candidate.parameters.map { "\($0.label ?? "_"):" }.joined()))"
            }
            report(
                name.place,
                "no exact matches in call to '\(display)'",
                remedy: "found candidates: \(forms.joined(separator: ", "))"
            )
            return
        }
        let labels = first.parameters.map { $0.label ?? "_" }
        if given.count > labels.count {
            report(
                name.place,
                "extra argument in call to '\(display)'",
                remedy: "its parameters are (\(labels.map { "\($0):" }.joined()))"
            )
        } else if let missing = first.parameters.enumerated().first(where: {
            !$1.hasDefault && !given.contains($1.label ?? "_") && $0 >= given.count
        }) {
            report(
                name.place,
                "missing argument for parameter \(missing.element.label.map { "'\($0)'" } ?? "#\(missing.offset + 1)") in call"
            )
        } else {
            report(
                name.place,
                "incorrect argument labels in call (have '\(given.map { "\($0):" }.joined())', expected '\(labels.map { "\($0):" }.joined())')"
            )
        }
    }

    func match(_ callable: Callable, _ arguments: [Argument], _ closures: [Argument])
        -> ArgumentMatch?
    {
        var result = ArgumentMatch(expressions: callable.parameters.map { _ in [] })
        var next = 0
        for argument in arguments {
            let label = argument.label?.text
            if label == nil, next > 0, callable.parameters[next - 1].isVariadic,
                !result.expressions[next - 1].isEmpty
            {
                result.expressions[next - 1].append(argument.value)
                continue
            }
            while next < callable.parameters.count, callable.parameters[next].label != label {
                guard callable.parameters[next].hasDefault || callable.parameters[next].isVariadic else {
                    return nil
                }
                next += 1
            }
            guard next < callable.parameters.count else { return nil }
            result.expressions[next] = [argument.value]
            next += 1
        }
        for (position, closure) in closures.enumerated() {
            if position == 0, closure.label == nil {
                // The first trailing closure has no label: it is the next function that needs one.
                let functions = (next..<callable.parameters.count).filter {
                    callable.parameters[$0].type.isFunction || callable.parameters[$0].type.isUnknown
                }
                guard
                    let first = functions.first(where: { !callable.parameters[$0].hasDefault })
                        ?? functions.first
                else { return nil }
                let target = closures.count > 1 ? functions[0] : first
                for skipped in next..<target where !callable.parameters[skipped].hasDefault { return nil }
                result.expressions[target] = [closure.value]
                next = target + 1
            } else {
                guard
                    let target = (next..<callable.parameters.count).first(where: {
                        callable.parameters[$0].label == closure.label?.text
                    })
                else { return nil }
                for skipped in next..<target where !callable.parameters[skipped].hasDefault { return nil }
                result.expressions[target] = [closure.value]
                next = target + 1
            }
        }
        for (parameter, expressions) in zip(callable.parameters, result.expressions) {
            if expressions.isEmpty, !parameter.hasDefault, !parameter.isVariadic {
                // An optional function that nobody gives is nil.
                return nil
            }
        }
        return result
    }

    /// Checks the arguments of a call of one function.
    private func apply(
        _ callable: Callable,
        _ name: Name,
        receiver: Typed?,
        receiverPlace: Place?,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ scope: Scope,
        expected: StyleType? = nil,
        _ call: @escaping @Sendable (Frame, inout [Value]) throws(Failure) -> Value
    ) -> Typed {
        guard let match = match(callable, arguments, closures) else {
            reportMismatch([callable], name, arguments, closures, [callable])
            return .failed
        }
        var variables = callable.variables
        var codes = callable.parameters.map(\.defaultCode)
        var places: [(index: Int, place: Place)] = []
        // Closures last, when the other arguments have settled the types.
        let order = callable.parameters.indices.sorted {
            let first = isClosure(match.expressions[$0].first)
            let second = isClosure(match.expressions[$1].first)
            return first == second ? $0 < $1 : !first
        }
        let offset = callable.hasReceiver ? 1 : 0
        for position in order {
            let parameter = callable.parameters[position]
            let expressions = match.expressions[position]
            guard let first = expressions.first else {
                if parameter.isVariadic {
                    let empty: Code = { _ throws(Failure) in .array([]) }
                    codes[position] = empty
                }
                cost += 1
                continue
            }
            if parameter.isInout, case .inout(let target) = program[first].kind {
                guard let place = place(target, scope) else { continue }
                unify(parameter.type, place.type, &variables)
                codes[position] = place.get
                places.append((position + offset, place))
                continue
            }
            if parameter.isVariadic, case .array(let element) = parameter.type {
                let values = expressions.map { check($0, element.substituting(variables), scope).code }
                let elements: Code = { frame throws(Failure) in
                    var result: [Value] = []
                    for value in values { result.append(try value(frame)) }
                    return .array(result)
                }
                codes[position] = elements
                continue
            }
            codes[position] = argument(first, parameter.type, &variables, scope).code
        }
        let result = callable.result.substituting(variables)
        let values = codes
        let receiverCode = callable.hasReceiver ? receiver?.code : nil
        let place = name.place
        let writes = places
        let isMutating = callable.isMutating
        if isMutating, receiverPlace == nil, callable.hasReceiver {
            report(place, "cannot use mutating member '\(callable.name)' on an immutable value")
        }
        return Typed(result.hasVariable ? .unknown : result) { frame throws(Failure) in
            do throws(Failure) {
                try frame.execution.step()
                var arguments: [Value] = []
                if let receiverCode { arguments.append(try receiverCode(frame)) }
                for value in values { arguments.append(try value(frame)) }
                let result = try call(frame, &arguments)
                if isMutating, let receiverPlace { try receiverPlace.set(frame, arguments[0]) }
                for write in writes { try write.place.set(frame, arguments[write.index]) }
                return result
            } catch {
                throw error.at(place)
            }
        }
    }

    private func isClosure(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        if case .closure = program[id].kind { return true }
        return false
    }

    /// Checks an argument, and settles the types that the parameter leaves open.
    private func argument(
        _ id: ExpressionID,
        _ type: StyleType,
        _ variables: inout [Int: StyleType],
        _ scope: Scope
    ) -> Typed {
        let expected = type.substituting(variables)
        guard expected.hasVariable else { return check(id, expected, scope) }
        if case .closure(let closure) = program[id].kind, case .function = expected.unwrapped {
            let typed = resolveClosure(closure, expected, program[id].place, scope)
            unify(type, typed.type, &variables)
            return typed
        }
        if case .function = expected.unwrapped {
            let typed = resolve(id, expected, scope)
            unify(type, typed.type, &variables)
            return typed
        }
        let typed = resolve(id, nil, scope)
        if typed.external != nil {
            if case .variable(let number) = expected { variables[number] = .unknown }
            return convert(typed, to: expected, at: program[id].place)
        }
        unify(type, typed.type, &variables)
        let settled = type.substituting(variables)
        return settled.hasVariable ? typed : convert(typed, to: settled, at: program[id].place)
    }
}
