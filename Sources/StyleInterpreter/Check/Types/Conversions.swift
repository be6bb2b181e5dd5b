import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The types that conform to a protocol, and the values of one type that become those of another.
struct Conversions: CheckPart {
    let checker: Checker

    func conforms(_ type: StyleType, to constraint: EngineProtocol) -> Bool {
        guard constraint != .unconstrained else { return true }
        switch type.kind {
        case .unknown: return true
        case .engine(let engine): return bridge.conforms(engine, to: constraint)
        case .declared(let number):
            let info = checker.index.types[number]
            if info.protocols.contains(where: { bridge.refines($0, protocol: constraint) }) { return true }
            if info.isClass, constraint == .anyObject { return true }
            if constraint == .equatable, info.protocols.contains("OptionSet") { return true }
            if info.isOutside {
                return [.hashable, .equatable, .sendable, .comparable, .caseIterable, .identifiable]
                    .contains(constraint)
            }
            // Its class, or the rest of `Option & Equatable`, may make it conform.
            if checker.replacesExternalNames, constraint == .equatable || constraint == .hashable,
                info.isProtocol
                    || info.protocols.contains(where: { typeNames.isUndeclared($0, from: info.place) })
            {
                return true
            }
            guard info.isEnumeration else { return false }
            if constraint == .rawRepresentable { return info.rawType != nil }
            return constraint == .hashable || constraint == .equatable
        case .applied(let number, _): return conforms(.declared(number), to: constraint)
        case .any(let own, _): return bridge.refines(own, protocol: constraint)
        case .optional(let wrapped), .array(let wrapped):
            if constraint == .view || constraint == .gesture, !type.isOptional { return false }
            if !type.isOptional, bridge.refines(.mutableCollection, protocol: constraint) { return true }
            return [.view, .gesture, .equatable, .hashable, .sendable].contains(constraint)
                && conforms(wrapped, to: constraint)
        case .tuple(let elements):
            // Tuples are compared, but they do not conform.
            return elements.isEmpty && constraint == .equatable
        case .range, .closedRange:
            return [.equatable, .hashable, .sequence, .collection, .randomAccessCollection]
                .contains(constraint)
        case .dictionary:
            return [.sequence, .collection, .equatable].contains(constraint)
        case .function, .metatype, .binding, .gestureState, .keyPath, .variable: return false
        }
    }

    /// The value of a gesture, by its type.
    private func gestureValue(of type: StyleType) -> StyleType? {
        switch type.kind {
        case .engine(.tapGesture): .void
        case .engine(.longPressGesture): .bool
        case .engine(.magnificationGesture): .double
        case .engine(.rotationGesture): .engine(.angle)
        case .engine(let engine) where bridge.conforms(engine, to: .gesture):
            EngineType(named: "\(engine.name).Value").map(StyleType.engine)
        case .any(.gesture, let arguments): arguments.first
        default: nil
        }
    }

    /// Whether a value of a type can be used where another type is expected.
    func fits(_ type: StyleType, as expected: StyleType) -> Bool {
        if type == expected || type.isUnknown || expected.isUnknown { return true }
        switch (type.kind, expected.kind) {
        case (.declared(let number), .declared(let other)):
            return inheritance.inherits(number, from: other)
                || inheritance.lineage(of: number).contains { generics.areInstances($0.number, of: other) }
        case (.declared(let number), .applied(let other, _)), (.applied(let number, _), .declared(let other)),
            (.applied(let number, _), .applied(let other, _)):
            return inheritance.lineage(of: number).contains { ($0.generic ?? $0).number == other }
                || checker.index.types[other].generic?.number == number
        case (.engine(let engine), .engine(let other)):
            return bridge.conforms(other, to: .anyObject) && bridge.inherits(engine, from: other)
        case (.engine, .declared(let number)), (.optional, .declared(let number)),
            (.array, .declared(let number)), (.dictionary, .declared(let number)):
            return outsideConformances.protocols(of: type).contains { $0.number == number }
        case (.declared(let number), .engine(let engine)):
            let info = checker.index.types[number]
            if info.isClass, info.protocols.contains(engine.name) { return true }
            return inheritance.engineClass(of: info).map { bridge.inherits($0, from: engine) } ?? false
        case (.metatype(let type), .metatype(let other)): return fits(type, as: other)
        case (_, .any(.gesture, let arguments)):
            guard conforms(type, to: .gesture) else { return false }
            guard let value = arguments.first, let actual = gestureValue(of: type.unwrapped) else {
                return true
            }
            return fits(actual, as: value)
        case (.metatype(let type), .any(.preferenceKey, _)): return conforms(type, to: .preferenceKey)
        case (.metatype(let type), .any(.layoutValueKey, _)): return conforms(type, to: .layoutValueKey)
        case (_, .any(.sequence, let elements)) where elements.count == 1:
            return elementType(of: type).map { fits($0, as: elements[0]) } ?? false
        case (_, .any(let constraint, _)): return conforms(type, to: constraint)
        case (.optional(let type), .optional(let expected)): return fits(type, as: expected)
        case (_, .optional(let wrapped)): return fits(type, as: wrapped)
        case (.array(let type), .array(let expected)): return fits(type, as: expected)
        case (.binding(let type), .binding(let expected)): return fits(type, as: expected)
        case (.gestureState(let type), .gestureState(let expected)): return fits(type, as: expected)
        case (.tuple(let types), .tuple(let others)):
            return types.count == others.count
                && zip(types, others).allSatisfy {
                    fits($0.type, as: $1.type) && ($0.label == nil || $1.label == nil || $0.label == $1.label)
                }
        case (.function(let function), .function(let other)):
            return function.parameters.count == other.parameters.count
                && zip(function.parameters, other.parameters).allSatisfy { own, given in
                    fits(given.type, as: own.type) || isErased(given.type) && fits(own.type, as: given.type)
                }
                && (fits(function.result, as: other.result) || other.result == .void)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return fits(key, as: otherKey) && fits(value, as: otherValue)
        case (.range, .array(.int)), (.closedRange, .array(.int)): return true
        // A function of the engine that takes a range takes both kinds.
        case (.closedRange, .range): return true
        // The engine identifies views by their positions, so a key path that is a function is not read.
        case (.function(let function), .keyPath): return function.parameters.count == 1
        case (_, .variable): return true
        default: return false
        }
    }

    /// Whether a type stands for a generic parameter of a type of the source, whose values are of one type each time.
    func isErased(_ type: StyleType) -> Bool {
        guard case .any(let constraint, _) = type.kind else { return false }
        return Generics.openProtocols.contains(constraint)
    }

    /// Converts an expression to the type that is expected, or reports that it does not fit.
    func convert(_ typed: Typed, to expected: StyleType, at place: SourcePlace) -> Typed {
        if typed.isFailed {
            var failed = Typed(expected, typed.operation)
            failed.isFailed = true
            return failed
        }
        if typed.type.isUnknown, let external = typed.external {
            if expected.isUnknown { return typed }
            return external.remake?(checker, expected)
                ?? externalNames.standIn(for: external, as: expected, at: place)
        }
        if !expected.isUnknown, !fits(typed.type, as: expected),
            let unwrapped = implicitlyUnwrapped(typed, at: place),
            fits(unwrapped.type, as: expected)
        {
            return convert(unwrapped, to: expected, at: place)
        }
        if let view = platformView(typed, as: expected) { return view }
        guard fits(typed.type, as: expected) else {
            if case .any(.gesture, _) = expected.kind,
                let gesture = platformGesture(typed, at: place)
            {
                return gesture
            }
            if memberLookup.isOutsideEnumeration(typed.type) {
                return externalNames.standIn(
                    for: External(checker.name(of: typed.type)),
                    as: expected,
                    at: place
                )
            }
            if typed.type.isOptional, fits(typed.type.unwrapped, as: expected) {
                return checker.fail(
                    .optionalConversion(
                        from: checker.name(of: typed.type),
                        to: checker.name(of: typed.type.unwrapped)
                    ),
                    at: place
                )
            }
            if case .any(let constraint, _) = expected.kind, constraint != .unconstrained {
                return checker.fail(
                    .noConformance(of: checker.name(of: typed.type), to: constraint.name),
                    at: place
                )
            }
            return checker.fail(
                .conversion(from: checker.name(of: typed.type), to: checker.name(of: expected)),
                at: place
            )
        }
        if expected.isOptional, !typed.type.isOptional, !typed.type.isUnknown { checker.cost += 4 }
        if let number = typed.type.instance?.declaredNumber, case .any(let key, _) = expected.kind {
            switch key {
            case .preferenceKey: return preferenceKey(number, at: place)
            case .layoutValueKey: return Typed(expected, Constant.integer(number))
            default: break
            }
        }
        switch (typed.type.kind, expected.kind) {
        case (.optional, .any(.view, _)): return Typed(expected, OptionalView(value: typed.operation))
        case (.range, .array), (.closedRange, .array):
            return Typed(expected, RangeElements(range: typed.operation))
        default:
            if case .any = expected.kind { checker.cost += 1 }
            if case .declared = expected.kind { outsideConformances.noteUse(of: typed.type) }
            return Typed(
                typed.type.isUnknown ? expected : typed.type,
                external: typed.external,
                typed.operation
            )
        }
    }

    private func preferenceKey(_ number: Int, at place: SourcePlace) -> Typed {
        let info = checker.index.types[number]
        guard let reduce = info.members.staticFunctions["reduce"]?.first,
            let initial = memberLookup.staticValue("defaultValue", of: info, at: place)
        else { return checker.fail(.noConformance(of: info.name, to: "PreferenceKey"), at: place) }
        return Typed(
            .any(.preferenceKey, [initial.type]),
            PreferenceKeyValue(key: number, initial: initial, reduce: reduce)
        )
    }

    /// Replaces the variables of a pattern by the parts of a type.
    func unify(_ pattern: StyleType, with type: StyleType, binding variables: inout [Int: StyleType]) {
        switch (pattern.kind, type.kind) {
        case (.variable(let number), _):
            if variables[number] == nil || variables[number] == .unknown { variables[number] = type }
        case (.optional(let pattern), .optional(let type)): unify(pattern, with: type, binding: &variables)
        case (.optional(let pattern), _): unify(pattern, with: type, binding: &variables)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            unify(key, with: otherKey, binding: &variables)
            unify(value, with: otherValue, binding: &variables)
        case (.array(let pattern), .array(let type)), (.binding(let pattern), .binding(let type)),
            (.metatype(let pattern), .metatype(let type)),
            (.gestureState(let pattern), .gestureState(let type)):
            unify(pattern, with: type, binding: &variables)
        case (.any(.sequence, let elements), _) where elements.count == 1:
            if let element = elementType(of: type) {
                unify(elements[0], with: element, binding: &variables)
            }
        case (.array(let pattern), .range), (.array(let pattern), .closedRange):
            unify(pattern, with: .int, binding: &variables)
        case (.any(.closedRange, let bounds), .range), (.any(.closedRange, let bounds), .closedRange),
            (.any(.range, let bounds), .range), (.any(.range, let bounds), .closedRange):
            unify(bounds[0], with: .int, binding: &variables)
        case (.any(.closedRange, let bounds), .engine(.doubleRange)),
            (.any(.range, let bounds), .engine(.doubleRange)):
            unify(bounds[0], with: .double, binding: &variables)
        case (.any(.closedRange, let bounds), .engine(.dateRange)),
            (.any(.range, let bounds), .engine(.dateRange)):
            unify(bounds[0], with: .engine(.date), binding: &variables)
        case (.function(let pattern), .function(let type)):
            for (first, second) in zip(pattern.parameters, type.parameters) {
                unify(first.type, with: second.type, binding: &variables)
            }
            unify(pattern.result, with: type.result, binding: &variables)
        case (.any(_, let patterns), .any(_, let types)):
            for (pattern, type) in zip(patterns, types) { unify(pattern, with: type, binding: &variables) }
        case (.any(.preferenceKey, let patterns), .metatype(let key)),
            (.any(.layoutValueKey, let patterns), .metatype(let key)):
            if let number = key.declaredNumber,
                let value = memberLookup.staticValue(
                    "defaultValue",
                    of: checker.index.types[number],
                    at: .start
                )
            {
                unify(patterns[0], with: value.type, binding: &variables)
            }
        case (.tuple(let patterns), .tuple(let types)):
            for (pattern, type) in zip(patterns, types) {
                unify(pattern.type, with: type.type, binding: &variables)
            }
        case (.applied(let generic, let patterns), .declared(let number)):
            guard let info = inheritance.lineage(of: number).first(where: { $0.generic?.number == generic })
            else {
                break
            }
            for (pattern, type) in zip(patterns, info.arguments) {
                unify(pattern, with: type, binding: &variables)
            }
        default: break
        }
    }

    /// A gesture of UIKit, which no touch begins; nil for values of other types.
    func platformGesture(_ typed: Typed, at place: SourcePlace) -> Typed? {
        guard checker.replacesExternalNames, let number = typed.type.declaredNumber,
            checker.index.types[number].protocols.contains(Inheritance.gestures)
        else { return nil }
        let name = "\(checker.index.types[number].name): \(Inheritance.gestures)"
        checker.standIns.append(StandIn(name: name, place: place, type: "Gesture", kind: .fixed))
        let type = StyleType.any(.gesture)
        return Typed(type, Sample(type: type) { .engine(DragGesture(minimumDistance: .infinity)) })
    }

    /// The value inside of an optional that is unwrapped implicitly, which ends the program if there is none, unless it is a
    /// view; nil for other values.
    func implicitlyUnwrapped(_ typed: Typed, at place: SourcePlace) -> Typed? {
        guard typed.isImplicitlyUnwrapped, typed.type.isOptional else { return nil }
        let type = typed.type.unwrapped
        let forced = ForcedValue(value: typed, place: place, replacement: makerOfEmptyView(type))
        return Typed(type, external: typed.external, forced)
    }

    /// The initializer of an empty view: an archive or the app gives the view to the property before it is drawn, and a view
    /// that is not in the source is an empty one.
    private func makerOfEmptyView(_ type: StyleType) -> Entry? {
        guard case .engine(let engine) = type.kind, engine == .uiView || bridge.conforms(engine, to: .uiView)
        else {
            return nil
        }
        return bridge.initializers(of: type)?.first { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }

    /// Whether a type is that of views, and not one that the source declares.
    func isAnyView(_ type: StyleType) -> Bool {
        switch type.kind {
        case .any: conforms(type, to: .view)
        case .engine: conforms(type, to: .view) && !conforms(type, to: .shapeStyle)
        default: false
        }
    }

    /// The type of the elements of a sequence; nil for a type that is none.
    func elementType(of sequence: StyleType) -> StyleType? {
        switch sequence.kind {
        case .array(let element): element
        case .range, .closedRange: .int
        case .engine(.string): .string
        case .dictionary(let key, let value): .tuple([.init("key", key), .init("value", value)])
        case .unknown: .unknown
        default: nil
        }
    }
}
