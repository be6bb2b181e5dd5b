import StyleSyntax
import ViewEngine

/// Finds what each name of a program means, and the type of each expression: down with the type that is expected, up
/// without one, and once for each expression and expectation.
///
/// Its result is code in which every call names its function and every local value has a slot. Messages are collected,
/// so that all of them come at once.
final class Checker {
    let program: StyleProgram
    let bridge = Bridge.standard
    var index: DeclarationIndex
    var diagnostics: [Diagnostic] = []
    /// The names that the source does not declare, each with its replacement.
    var standIns: [StandIn] = []
    /// Whether names that are not in the source are replaced by stand-ins.
    let replacesExternalNames: Bool
    /// The code of functions by number.
    var functions: [Int: FunctionCode] = [:]
    /// The initial values of lazy properties, by the place of the property.
    var lazyValues: [SourcePlace: Code] = [:]
    /// The instances of generic functions.
    var instances: [InstanceKey: FunctionInfo] = [:]
    /// Whether all functions were checked, so that there are no further instances.
    var isComplete = false
    private var results: [ResultKey: Result] = [:]
    private var contextCount = 0
    private let workLimit: Int
    private var work = 0
    /// The message about too much work, which ends the check.
    private(set) var excess: Diagnostic?
    /// The cost of the conversions of the arguments of a call, to choose among functions of one name.
    var cost = 0

    private struct ResultKey: Hashable {
        let expression: Int
        let expected: StyleType?
        let base: StyleType?
        let context: Int
    }

    private struct Result {
        let typed: Typed
        let diagnostics: [Diagnostic]
        let standIns: [StandIn]
        let cost: Int
    }

    init(_ program: StyleProgram, replacesExternalNames: Bool, limits: InterpreterLimits) {
        self.program = program
        workLimit = limits.expressions
        self.replacesExternalNames = replacesExternalNames
        index = DeclarationIndex(program)
        diagnostics = index.diagnostics
    }

    // MARK: Messages

    func report(_ place: SourcePlace, _ message: String, remedy: String? = nil) {
        diagnostics.append(
            Diagnostic(.error, at: place, in: program.source, message: message, remedy: remedy)
        )
    }

    func fail(_ place: SourcePlace, _ message: String, remedy: String? = nil) -> Typed {
        report(place, message, remedy: remedy)
        return .failed
    }

    func name(of type: StyleType) -> String {
        bridge.name(of: type) { self.index.types[$0].name }
    }

    /// The name among others that is most like a misspelt one, as a remedy.
    func suggestion(for name: String, among names: some Sequence<String>) -> String? {
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = editDistance(name, candidate)
            if distance > 0, distance <= max(1, name.count / 3), distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best.map { "did you mean '\($0.name)'?" }
    }

    /// The name among others of which a name is certainly a misspelling, as a remedy.
    func misspelling(of name: String, among names: some Sequence<String>) -> String? {
        guard name.count > 3, !name.contains(where: \.isNumber) else { return nil }
        // One letter is missing, doubled or wrong, or two are swapped.
        return suggestion(
            for: name,
            among: names.filter { other in
                guard other.first == name.first else { return false }
                let distance = editDistance(name, other)
                return distance == 1 || distance == 2 && other.count == name.count && name.count > 5
            }
        )
    }

    private func editDistance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        guard abs(first.count - second.count) <= 3 else { return .max }
        var row = Array(0...second.count)
        for (i, left) in first.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, right) in second.enumerated() {
                let current = row[j + 1]
                row[j + 1] = left == right ? previous : 1 + min(previous, row[j], current)
                previous = current
            }
        }
        return row[second.count]
    }

    // MARK: Results

    func makeContext() -> Int {
        contextCount += 1
        return contextCount
    }

    /// The result for an expression, computed at most once for each expectation.
    func remember(
        _ expression: ExpressionID,
        _ expected: StyleType?,
        base: StyleType?,
        _ scope: Scope,
        _ compute: () -> Typed
    ) -> Typed {
        let key = ResultKey(
            expression: expression.index,
            expected: expected,
            base: base,
            context: scope.context
        )
        if let result = results[key] {
            diagnostics += result.diagnostics
            standIns += result.standIns
            cost += result.cost
            return result.typed
        }
        let (messages, replaced, before) = (diagnostics.count, standIns.count, cost)
        let typed = compute()
        results[key] = Result(
            typed: typed,
            diagnostics: Array(diagnostics[messages...]),
            standIns: Array(standIns[replaced...]),
            cost: cost - before
        )
        return typed
    }

    /// Whether the result for an expression without an expectation is known.
    func isRemembered(_ expression: ExpressionID, base: StyleType?, _ scope: Scope) -> Bool {
        results[
            ResultKey(expression: expression.index, expected: nil, base: base, context: scope.context)
        ] != nil
    }

    /// Counts an expression that is resolved; false beyond the limit, about which there is one message.
    func countWork(at place: SourcePlace) -> Bool {
        work += 1
        if work > workLimit, excess == nil {
            excess = Diagnostic(
                .error,
                at: place,
                in: program.source,
                message: "the source is too complex to check",
                remedy: "Break long expressions up, and leave out what the style does not use"
            )
        }
        return excess == nil
    }

    /// Tries something, and returns what it reported instead of reporting it.
    func attempt<Value>(_ body: () -> Value) -> Attempt<Value> {
        let (messages, replaced, before) = (diagnostics, standIns, cost)
        diagnostics = []
        standIns = []
        cost = 0
        let value = body()
        defer { (diagnostics, standIns, cost) = (messages, replaced, before) }
        return Attempt(value: value, diagnostics: diagnostics, standIns: standIns, cost: cost)
    }

    struct Attempt<Value> {
        let value: Value
        let diagnostics: [Diagnostic]
        let standIns: [StandIn]
        let cost: Int

        /// The order of the numbers is that of their importance.
        var score: (Int, Int, Int) { (diagnostics.count, standIns.count, cost) }
    }

    func accept<Value>(_ attempt: Attempt<Value>) -> Value {
        diagnostics += attempt.diagnostics
        standIns += attempt.standIns
        cost += attempt.cost
        return attempt.value
    }

    // MARK: Conversions

    func conforms(_ type: StyleType, to protocolName: String) -> Bool {
        guard !protocolName.isEmpty else { return true }
        switch type {
        case .unknown: return true
        case .engine(let name): return bridge.conforms(name, to: protocolName)
        case .declared(let number):
            let info = index.types[number]
            if info.protocols.contains(where: { bridge.refines($0, protocolName) }) { return true }
            if info.isClass, protocolName == "AnyObject" { return true }
            return info.isEnumeration && (protocolName == "Hashable" || protocolName == "Equatable")
        case .any(let name, _): return bridge.refines(name, protocolName)
        case .optional(let wrapped), .array(let wrapped):
            if protocolName == "View", !type.isOptional { return false }
            if !type.isOptional, bridge.refines("MutableCollection", protocolName) { return true }
            return ["View", "Equatable", "Hashable", "Sendable"].contains(protocolName)
                && conforms(wrapped, to: protocolName)
        case .tuple(let elements):
            // Tuples are compared, but they do not conform.
            return elements.isEmpty && protocolName == "Equatable"
        case .range, .closedRange:
            return ["Equatable", "Hashable", "Sequence", "Collection", "RandomAccessCollection"]
                .contains(protocolName)
        case .dictionary:
            return ["Sequence", "Collection", "Equatable"].contains(protocolName)
        case .function, .metatype, .binding, .gestureState, .keyPath, .variable: return false
        }
    }

    /// The value of a gesture, by its type.
    private func gestureValue(of type: StyleType) -> StyleType? {
        switch type {
        case .engine("DragGesture"): .engine("DragGesture.Value")
        case .engine("TapGesture"): .void
        case .engine("LongPressGesture"): .bool
        case .any("Gesture", let arguments): arguments.first
        default: nil
        }
    }

    /// Whether a value of a type can be used where another type is expected.
    func fits(_ type: StyleType, _ expected: StyleType) -> Bool {
        if type == expected || type.isUnknown || expected.isUnknown { return true }
        switch (type, expected) {
        case (.declared(let number), .declared(let other)): return inherits(number, from: other)
        case (.declared(let number), .engine(let name)):
            return index.types[number].isClass && index.types[number].protocols.contains(name)
        case (_, .any("Gesture", let arguments)):
            guard conforms(type, to: "Gesture") else { return false }
            guard let value = arguments.first, let actual = gestureValue(of: type) else { return true }
            return fits(actual, value)
        case (.metatype(let type), .any("PreferenceKey", _)): return conforms(type, to: "PreferenceKey")
        case (_, .any("Sequence", let elements)) where elements.count == 1:
            return elementType(of: type).map { fits($0, elements[0]) } ?? false
        case (_, .any(let name, _)): return conforms(type, to: name)
        case (.optional(let type), .optional(let expected)): return fits(type, expected)
        case (_, .optional(let wrapped)): return fits(type, wrapped)
        case (.array(let type), .array(let expected)): return fits(type, expected)
        case (.binding(let type), .binding(let expected)): return fits(type, expected)
        case (.gestureState(let type), .gestureState(let expected)): return fits(type, expected)
        case (.tuple(let types), .tuple(let others)):
            return types.count == others.count
                && zip(types, others).allSatisfy {
                    fits($0.type, $1.type) && ($0.label == nil || $1.label == nil || $0.label == $1.label)
                }
        case (.function(let function), .function(let other)):
            return function.parameters.count == other.parameters.count
                && zip(function.parameters, other.parameters).allSatisfy { fits($1.type, $0.type) }
                && (fits(function.result, other.result) || other.result == .void)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return fits(key, otherKey) && fits(value, otherValue)
        case (.range, .array(.engine("Int"))), (.closedRange, .array(.engine("Int"))): return true
        // A function of the engine that takes a range takes both kinds.
        case (.closedRange, .range): return true
        case (_, .variable): return true
        default: return false
        }
    }

    /// Converts an expression to the type that is expected, or reports that it does not fit.
    func convert(_ typed: Typed, to expected: StyleType, at place: SourcePlace) -> Typed {
        if typed.isFailed {
            var failed = Typed(expected, typed.code)
            failed.isFailed = true
            return failed
        }
        if typed.type.isUnknown, let external = typed.external {
            if expected.isUnknown { return typed }
            return external.remake?(expected) ?? standIn(for: external, as: expected, at: place)
        }
        guard fits(typed.type, expected) else {
            if typed.type.isOptional, fits(typed.type.unwrapped, expected) {
                return fail(
                    place,
                    "value of optional type '\(name(of: typed.type))' must be unwrapped to a value of type '\(name(of: typed.type.unwrapped))'",
                    remedy: "coalesce using '??' to provide a default when the optional value contains 'nil'"
                )
            }
            if case .any(let protocolName, _) = expected, !protocolName.isEmpty {
                return fail(
                    place,
                    "type '\(name(of: typed.type))' does not conform to protocol '\(protocolName)'"
                )
            }
            return fail(
                place,
                "cannot convert value of type '\(name(of: typed.type))' to expected type '\(name(of: expected))'"
            )
        }
        if expected.isOptional, !typed.type.isOptional, !typed.type.isUnknown { cost += 4 }
        let code = typed.code
        switch (typed.type, expected) {
        case (.optional, .any("View", _)):
            return Typed(expected) { frame throws(Failure) in
                let value = try code(frame)
                if case .none = value { return .engine(Optional<AnyView>.none as Any) }
                return .engine(Optional(try AnyView(bridging: value)) as Any)
            }
        case (.metatype(.declared(let number)), .any("PreferenceKey", _)):
            return preferenceKey(number, place)
        case (.range, .array), (.closedRange, .array):
            return Typed(expected) { frame throws(Failure) in
                .array(try frame.execution.elements(of: code(frame)))
            }
        default:
            if case .any = expected { cost += 1 }
            return Typed(typed.type.isUnknown ? expected : typed.type, external: typed.external, code)
        }
    }

    private func preferenceKey(_ number: Int, _ place: SourcePlace) -> Typed {
        let info = index.types[number]
        guard let reduce = info.members.staticFunctions["reduce"]?.first,
            let initial = staticValue("defaultValue", of: info, place)
        else { return fail(place, "type '\(info.name)' does not conform to protocol 'PreferenceKey'") }
        let (code, function) = (initial.code, reduce.number)
        return Typed(.any("PreferenceKey", [initial.type])) { frame throws(Failure) in
            let execution = frame.execution
            return .tuple([
                .integer(number), try code(frame),
                .function(
                    .init(execution) { values throws(Failure) in
                        try execution.program.call(function, execution, &values)
                    }
                ),
            ])
        }
    }

    /// A static property of a type of the source.
    func staticValue(_ name: String, of info: TypeInfo, _ place: SourcePlace) -> Typed? {
        if let global = info.members.globals[name] { return value(of: global) }
        guard let function = info.members.staticFunctions[name]?.first, function.isProperty else {
            return nil
        }
        resolveSignature(function)
        let number = function.number
        return Typed(function.result ?? .unknown) { frame throws(Failure) in
            var values: [Value] = []
            return try frame.execution.program.call(number, frame.execution, &values)
        }
    }

    /// Replaces the variables of a pattern by the parts of a type.
    func unify(_ pattern: StyleType, _ type: StyleType, _ variables: inout [Int: StyleType]) {
        switch (pattern, type) {
        case (.variable(let number), _):
            if variables[number] == nil || variables[number] == .unknown { variables[number] = type }
        case (.optional(let pattern), .optional(let type)): unify(pattern, type, &variables)
        case (.optional(let pattern), _): unify(pattern, type, &variables)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            unify(key, otherKey, &variables)
            unify(value, otherValue, &variables)
        case (.array(let pattern), .array(let type)), (.binding(let pattern), .binding(let type)),
            (.gestureState(let pattern), .gestureState(let type)):
            unify(pattern, type, &variables)
        case (.any("Sequence", let elements), _) where elements.count == 1:
            if let element = elementType(of: type) { unify(elements[0], element, &variables) }
        case (.array(let pattern), .range), (.array(let pattern), .closedRange):
            unify(pattern, .int, &variables)
        case (.any("ClosedRange", let bounds), .range), (.any("ClosedRange", let bounds), .closedRange),
            (.any("Range", let bounds), .range), (.any("Range", let bounds), .closedRange):
            unify(bounds[0], .int, &variables)
        case (.any("ClosedRange", let bounds), NumberRange.bridgedType),
            (.any("Range", let bounds), NumberRange.bridgedType):
            unify(bounds[0], .double, &variables)
        case (.function(let pattern), .function(let type)):
            for (first, second) in zip(pattern.parameters, type.parameters) {
                unify(first.type, second.type, &variables)
            }
            unify(pattern.result, type.result, &variables)
        case (.any(_, let patterns), .any(_, let types)):
            for (pattern, type) in zip(patterns, types) { unify(pattern, type, &variables) }
        case (.any("PreferenceKey", let patterns), .metatype(.declared(let number))):
            if let value = staticValue("defaultValue", of: index.types[number], .start) {
                unify(patterns[0], value.type, &variables)
            }
        case (.tuple(let patterns), .tuple(let types)):
            for (pattern, type) in zip(patterns, types) { unify(pattern.type, type.type, &variables) }
        default: break
        }
    }
}
