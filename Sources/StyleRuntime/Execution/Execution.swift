import Graphics
package import StringCatalogs
package import StyleSyntax
import UIKitEngine
package import ViewEngine

/// A running program: its budget, its global values, and what stopped it.
///
/// An execution belongs to the thread that resolves its views.
package final class Execution {
    package let program: CheckedProgram
    let limits: InterpreterLimits
    /// The first failure; later bodies draw nothing.
    package private(set) var failure: Failure?
    /// The error that the program has thrown last.
    var thrown = Value.none
    /// The arguments for stand-ins, by the names of their parameters.
    package let externals: [String: StyleArgument]
    /// The language that a request has chosen for the app; nil if it has chosen none.
    package let chosenLocale: Locale?
    /// The pseudolanguage that a request has chosen for the app: its texts are those of the locale, and changed then.
    package let pseudolanguage: Pseudolanguage?
    /// The record of what runs; nil if none is kept.
    package let record: RunRecord?
    @usableFromInline var remainingSteps: Int
    private var totalSteps: Int
    private var isRunning = false
    private var depth = 0
    /// The number of calls of the engine in the body that is running.
    private var calls = 0
    /// The number of random numbers that the body has taken.
    private var seeds = 0
    /// The values of globals and static properties, which are computed when they are first read.
    private var globals: [Int: Value] = [:]
    private var pendingGlobals: Set<Int> = []
    /// Those whose values refer to something that can change, such as objects.
    private var volatileGlobals: Set<Int> = []
    /// The types of which samples are being made.
    package var sampledTypes: Set<Int> = []
    /// The objects that views read from an environment in which nothing has set them, by the numbers of their classes.
    private var environmentObjects: [Int: Value] = [:]

    package init(
        _ program: CheckedProgram,
        limits: InterpreterLimits,
        externals: [String: StyleArgument] = [:],
        locale: Locale? = nil,
        pseudolanguage: Pseudolanguage? = nil
    ) {
        self.program = program
        chosenLocale = locale
        self.pseudolanguage = pseudolanguage
        self.limits = limits
        self.externals = externals
        record = .current
        remainingSteps = limits.steps
        totalSteps = limits.steps
    }

    /// The language of the app.
    package var locale: Locale { chosenLocale ?? program.developmentLocale ?? .current }

    /// The object of a class in an environment in which nothing has set one: the same for all views.
    package func environmentObject(
        of type: Int,
        make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let object = environmentObjects[type] { return object }
        let made = try make()
        environmentObjects[type] = made
        return made
    }

    /// Runs something whose steps the job pays for, if there is a budget for it.
    package func withinBudget<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard !isRunning, let evaluation = BodyEvaluation.current else { return try body() }
        isRunning = true
        let start = evaluation.remainingSteps
        (remainingSteps, totalSteps) = (start, evaluation.stepLimit)
        defer {
            evaluation.count(steps: start - max(0, remainingSteps))
            isRunning = false
        }
        return try body()
    }

    /// Counts a step.
    @inlinable
    package func step() throws(Failure) {
        try step(count: 1)
    }

    /// Counts several steps.
    @inlinable
    package func step(count: Int) throws(Failure) {
        remainingSteps -= count
        guard remainingSteps >= 0 else { throw failureOfBudget }
    }

    @usableFromInline var failureOfBudget: Failure { Failure(.steps(limit: totalSteps)) }

    /// Counts a step of a statement.
    package func step(at place: SourcePlace) throws(Failure) {
        do throws(Failure) {
            try step()
        } catch {
            throw error.at(place)
        }
    }

    /// Runs a call inside of another one.
    package func nested<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try enterCall()
        defer { depth -= 1 }
        return try body()
    }

    private func enterCall() throws(Failure) {
        guard depth < limits.depth else {
            throw Failure(.callDepth(limit: limits.depth))
        }
        depth += 1
    }

    /// Whether the next call of a closure or a function may pause, because its task continues after it.
    package var isAwaiting = false
    /// The rest of the task that has begun a pause, innermost first.
    var pausedSteps: [TaskStep] = []

    /// The number of bodies and actions that have run.
    private(set) var runCount = 0

    /// Runs a body or an action that the engine calls; after a failure, returns a replacement.
    package func run<Result>(orElse replacement: Result, _ body: () throws(Failure) -> Result) -> Result {
        if let failure {
            BodyEvaluation.current?.fail(failure)
            return replacement
        }
        do throws(Failure) {
            // A function counts where it is called.
            guard depth == 0 else { return try body() }
            runCount += 1
            let outer = NestedViews.depth
            try startBody(depth: outer)
            let result = try withinBudget { () throws(Failure) in
                try ImageContexts.run { () -> Swift.Result<Result, Failure> in
                    do throws(Failure) { return .success(try nested(body)) } catch { return .failure(error) }
                }
                .get()
            }
            guard let view = result as? AnyView else { return result }
            // A body counts as several views: the engine has more to do for it than for a modifier.
            return AnyView(NestedViews(content: view, depth: outer + calls + 10)) as? Result ?? result
        } catch {
            end(with: error)
            return replacement
        }
    }

    /// Begins a body that is nested in a number of views.
    private func startBody(depth: Int) throws(Failure) {
        guard depth < limits.views else {
            throw Failure(.viewDepth(limit: limits.views))
        }
        calls = 0
        seeds = 0
    }

    /// Ends the program with an error, unless it has one.
    private func end(with error: Failure) {
        failure = failure ?? error
        // A function that the engine calls for the program throws to the program.
        if !(error.isThrown && depth > 0) { BodyEvaluation.current?.fail(failure ?? error) }
    }

    /// Counts a call of the engine whose result may contain that of the last one.
    package func countCall() throws(Failure) {
        calls += 1
        guard calls <= limits.views else {
            throw Failure(.viewCount(limit: limits.views))
        }
    }

    /// Goes on after an error that the program has caught.
    func recover() {
        if failure?.isThrown == true { failure = nil }
    }

    /// Throws the failure of a function that the engine called meanwhile.
    package func rethrow() throws(Failure) {
        if let failure { throw failure }
    }

    /// A number for a random one: it differs between views and between the calls of a body, and is the same in each
    /// drawing.
    package func seed() -> Int {
        seeds += 1
        countVolatileRead()
        return Int(truncatingIfNeeded: DynamicProperties.place &+ UInt64(seeds) &* 0x9E37_79B9_7F4A_7C15)
    }

    package func checkCount(_ count: Int) throws(Failure) {
        guard count <= limits.elements else {
            throw Failure(.elementCount(limit: limits.elements))
        }
    }

    package func global(_ number: Int, initialize: (Frame) throws(Failure) -> Value) throws(Failure) -> Value
    {
        if let value = globals[number] {
            if volatileGlobals.contains(number) { countVolatileRead() }
            return value
        }
        guard pendingGlobals.insert(number).inserted else {
            throw Failure(.circularConstant)
        }
        defer { pendingGlobals.remove(number) }
        record?.add(.global(number))
        let value = try nested { () throws(Failure) in try initialize(Frame(self)) }
        store(value, as: number)
        if volatileGlobals.contains(number) { countVolatileRead() }
        return value
    }

    private func store(_ value: Value, as number: Int) {
        globals[number] = value
        if value.isConstant { volatileGlobals.remove(number) } else { volatileGlobals.insert(number) }
    }

    /// The number of changes of variables outside of types and functions, and of static ones.
    private(set) var changeCount = 0
    /// The number of reads of what can change without a change of a variable: objects, the time, random numbers.
    private var volatileReadCount = 0

    /// Counts a read of something that can change without a change of a variable.
    package func countVolatileRead() {
        volatileReadCount += 1
    }

    /// The path of a shape in a rectangle, which is computed once in a job while the shape, and what its path reads, stay
    /// as they are.
    func path(of shape: Value.Record, in rect: CGRect, _ compute: () -> Path) -> Path {
        guard failure == nil, let evaluation = BodyEvaluation.current, Value.record(shape).isConstant else {
            return compute()
        }
        let memory = evaluation.memory as? PathMemory ?? PathMemory()
        evaluation.memory = memory
        if let known = memory[shape, rect] { return known }
        let (changes, reads) = (changeCount, volatileReadCount)
        let path = compute()
        if failure == nil, changes == changeCount, reads == volatileReadCount { memory[shape, rect] = path }
        return path
    }

    // MARK: Objects

    /// The objects of the program that were alive when they were counted last, and later ones.
    private var objects: [WeakObject] = []
    private var nextCount = 64

    private struct WeakObject {
        weak var object: (any SourceObject)?
    }

    /// Counts an object among those that are alive.
    package func register(_ object: any SourceObject) throws(Failure) {
        objects.append(WeakObject(object: object))
        guard objects.count >= nextCount else { return }
        objects.removeAll { $0.object == nil }
        guard objects.count <= limits.elements else {
            throw Failure(.objectCount(limit: limits.elements))
        }
        nextCount = max(64, objects.count * 2)
    }

    /// The frames that closures have captured.
    var capturedFrames = CapturedFrames()

    /// Ends the reference cycles of all objects and closures.
    func releaseValues() {
        globals = [:]
        environmentObjects = [:]
        for reference in objects {
            guard let object = reference.object else { continue }
            object.content.fields = []
            if let button = object as? InterpretedButton {
                button.configurationUpdateHandler = nil
                button.configure(nil, primaryAction: nil)
            }
        }
        objects = []
        for frame in capturedFrames.removeAll() { frame.removeAll() }
    }

    package func setGlobal(_ number: Int, to value: Value) {
        store(value, as: number)
        changeCount += 1
    }
}
