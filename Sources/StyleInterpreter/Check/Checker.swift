import ProjectResources
import StyleBridge
import StyleRuntime
import StyleSyntax

/// The check of a program: the meaning of each name and the type of each expression.
///
/// Its parts (`CheckPart`) find them; it keeps their results, once for each expression and expectation, the messages and
/// the count of work. The result is data without code, in which every call names its function and every local value has
/// a slot: an `Emitter` makes code from it. A declaration is checked when somebody asks for it, and once; its messages are
/// kept with it, and what is tried in between leaves none.
final class Checker: CheckPart {
    var checker: Checker { self }

    let program: StyleProgram
    let bridge = Bridge.standard
    var index: DeclarationIndex
    var diagnostics: [Diagnostic] = []
    /// The names that the source does not declare, each with its replacement.
    var standIns: [StandIn] = []
    /// The offsets of the bodies of closures in which there are stand-ins.
    var bodiesWithStandIns: Set<Range<Int>> = []
    /// The places of values that the source does not declare, and for which there is no stand-in.
    var missingStandIns: Set<SourcePlace> = []
    /// Whether names that are not in the source are replaced by stand-ins.
    let replacesExternalNames: Bool
    /// The resources of the project; nil if there are none.
    let resources: ProgramResources?
    /// The checked functions by number.
    var bodies: [Int: FunctionBody] = [:]
    /// The values of constants and variables of the file, and of static properties, by number.
    var globalValues: [Int: Typed] = [:]
    /// The initial values of lazy properties.
    var lazyValues: [LazyValueKey: Typed] = [:]
    /// The instances of generic functions.
    var instances: [InstanceKey: FunctionInfo] = [:]
    /// The types that types of the source have for the associated types of its protocols, as far as they are known.
    var knownAssociatedTypes: [ConformanceKey: [String: StyleType]] = [:]
    /// The instances of generic types.
    var typeInstances: [TypeInstanceKey: TypeInfo] = [:]
    /// The numbers of the generic types that have instances.
    var typesWithInstances: Set<Int> = []
    /// The values of protocols of the source, or that there are none.
    var protocolSamples: [ProtocolSampleKey: (any Operation)?] = [:]
    /// The types of which a sample is being made, by number.
    var sampledTypes: Set<Int> = []
    /// The number of times that a type needed a sample of itself.
    var sampleCycles = 0
    /// The objects in place of those that nothing sets in an environment, by the numbers of their classes.
    var objectSamples: [Int: (any Operation)?] = [:]
    /// The functions of the operators that the source declares, by their sign.
    var operatorFunctions: [String: [FunctionInfo]] = [:]
    /// The calls that may make a type of the source, by its name.
    private(set) lazy var makingCalls = parameterSearch.callsByName()
    /// The static properties that make a type of the source, by its number.
    private(set) lazy var makingConstants = parameterSearch.constantsByType()
    /// The keys of the functions that override those of a superclass.
    private(set) lazy var overrideKeys = Set(index.allFunctions.filter(\.isOverride).map(\.dispatchKey))
    /// The functions that run for keys on values of a type, by its number.
    var dispatchTables: [Int: [String: Int]] = [:]
    /// The names of the types outside of the source that conform to its protocols.
    private(set) lazy var outsideTypes = outsideConformances.findTypes()
    /// Those of which a value is used as one of a protocol.
    var usedOutsideTypes: Set<String> = []
    /// The functions that run for keys on values of such types, by their names.
    var outsideTables: [String: [String: Int]] = [:]
    /// The protocols of the source to which such types conform.
    var outsideProtocols: [String: [TypeInfo]] = [:]
    /// The tables and keys of the texts of the project by the letters of the keys.
    private(set) lazy var keysByLetters = resources?.project.keysByLetters ?? [:]
    private var results: [ResultKey: Result] = [:]
    private var contextCount = 0
    private let workLimit: Int
    private var work = 0
    /// The message about too much work, which ends the check.
    private(set) var excess: Diagnostic?
    /// The cost of the conversions of the arguments of a call, to choose among functions of one name.
    var cost = 0
    /// The aliases whose types are being resolved.
    var openAliases: Set<TypeID> = []
    /// Whether a color of an attributed string is one of UIKit in every file.
    var usesAttributesOfUIKit = false
    /// The file of the expression that is being resolved, whose private members of extensions it can name.
    var namingFile = 0
    /// Whether there is a view in the builder that was checked last.
    var buildsView = false

    /// The greatest number of parts of the type of an expression.
    static let typeSizeLimit = 1_000

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

    init(
        _ program: StyleProgram,
        replacesExternalNames: Bool,
        resources: ProjectResources? = nil,
        limits: InterpreterLimits
    ) {
        self.program = program
        self.resources = resources.map { ProgramResources($0) }
        workLimit = limits.expressions
        self.replacesExternalNames = replacesExternalNames
        index = DeclarationIndex(program, addsOutsideEnumerations: replacesExternalNames)
    }

    deinit {
        for scope in capturedScopes { scope.removeAll() }
    }

    /// The scopes that results retain, whose names retain these results: the cycles end with the check.
    private var capturedScopes: [Scope] = []

    /// Notes that a result retains a scope.
    func noteCapture(of scope: Scope) {
        if capturedScopes.last !== scope { capturedScopes.append(scope) }
    }

    // MARK: Messages

    /// Reports an error; a suggestion takes the place of the remedy of the message.
    func report(_ message: CheckMessage, at place: SourcePlace, suggestion: String? = nil) {
        diagnostics.append(error(message, at: place, suggestion: suggestion))
    }

    func error(_ message: CheckMessage, at place: SourcePlace, suggestion: String? = nil) -> Diagnostic {
        Diagnostic(.error, message, at: place, in: program.source, suggestion: suggestion)
    }

    /// Reports an error in place of the meaning of an expression.
    func fail(_ message: CheckMessage, at place: SourcePlace, suggestion: String? = nil) -> Typed {
        report(message, at: place, suggestion: suggestion)
        return .failed
    }

    func name(of type: StyleType) -> String {
        type.name { number in
            let info = self.index.types[number]
            guard !info.arguments.isEmpty else { return info.name }
            return "\(info.name)<\(info.arguments.map { self.name(of: $0) }.joined(separator: ", "))>"
        }
    }

    // MARK: Results

    func makeContext() -> Int {
        contextCount += 1
        return contextCount
    }

    /// The result for an expression, computed at most once for each expectation.
    func remember(
        _ expression: ExpressionID,
        as expected: StyleType?,
        base: StyleType?,
        in scope: Scope,
        compute: () -> Typed
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

    /// The numbers of the expressions that were checked, which those in other branches of `#if` are not.
    var checkedExpressions: Set<Int> { Set(results.keys.map(\.expression)) }

    /// Whether the result for an expression and an expectation is known.
    func isRemembered(
        _ expression: ExpressionID,
        expected: StyleType? = nil,
        base: StyleType?,
        in scope: Scope
    ) -> Bool {
        results[
            ResultKey(expression: expression.index, expected: expected, base: base, context: scope.context)
        ] != nil
    }

    /// Counts expressions that are resolved, or as much other work; false beyond the limit, about which there is one
    /// message.
    func countWork(_ count: Int = 1, at place: SourcePlace) -> Bool {
        work += count
        if work > workLimit, excess == nil {
            excess = error(.tooComplex, at: place)
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

        /// Whether there is an error.
        var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

        /// The order of the numbers is that of their importance.
        var score: (Int, Int, Int) { (diagnostics.count, standIns.count, cost) }
    }

    func accept<Value>(_ attempt: Attempt<Value>) -> Value {
        diagnostics += attempt.diagnostics
        standIns += attempt.standIns
        cost += attempt.cost
        return attempt.value
    }
}
