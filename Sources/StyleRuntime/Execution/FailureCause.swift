extension Failure {
    /// The reason why a program stopped, by its facts.
    package enum Cause: Hashable, Sendable {
        // Limits.
        case steps(limit: Int)
        case callDepth(limit: Int)
        case viewDepth(limit: Int)
        case viewCount(limit: Int)
        case elementCount(limit: Int)
        case objectCount(limit: Int)
        case textLength(limit: Int)
        case textDepth(limit: Int)
        case partCount(limit: Int)
        case valueDepth(limit: Int)
        case pathLength(limit: Int)

        // Errors of the program.
        case overflow
        case indexOutOfRange
        case rangeOutOfBounds
        case reversedRange
        case emptyCollection
        case unwrappedNil
        case failedCast(to: String)
        case fatalError(String?)
        /// An error that the program throws, in words.
        case thrown(String)
        /// An error that `try!` has met, in words.
        case unexpectedError(String)
        case circularConstant
        case unreadableProperty(String)
        case unreadableHandler
        case notANumber

        // Values that the check has not foreseen.
        case mismatch(type: String)
        case missingArgument
        case noFunction
        case noImplementation
        case noInitializer
        case sourceHasErrors
        /// A message of the check about an instance of a generic function.
        case message(String)

        /// The end of an optional chain at `nil`, which is no error.
        case brokenChain
        /// A pause of a task in seconds, which is no error.
        case pause(seconds: Double)
    }
}

extension Failure.Cause {
    /// The reason in words: one line without a full stop.
    var text: String {
        switch self {
        case .steps(let limit): "this takes more than \(limit) steps"
        case .callDepth(let limit): "calls are nested more than \(limit) deep"
        case .viewDepth(let limit): "views are nested more than \(limit) deep"
        case .viewCount(let limit): "this makes more than \(limit) views and values at once"
        case .elementCount(let limit): "this has more than \(limit) elements"
        case .objectCount(let limit): "there are more than \(limit) objects"
        case .textLength(let limit): "the style makes a text of more than \(limit) bytes"
        case .textDepth(let limit): "the style makes a text that is nested more than \(limit) deep"
        case .partCount(let limit): "the style makes a value of more than \(limit) parts"
        case .valueDepth(let limit): "the style makes a value that is nested more than \(limit) deep"
        case .pathLength(let limit): "the style makes a path of more than \(limit) elements"

        case .overflow: "arithmetic operation overflows"
        case .indexOutOfRange: "Index out of range"
        case .rangeOutOfBounds: "Range out of bounds"
        case .reversedRange: "Range requires lowerBound <= upperBound"
        case .emptyCollection: "Can't remove an element from an empty collection"
        case .unwrappedNil: "unexpectedly found nil while unwrapping an Optional value"
        case .failedCast(let type): "could not cast a value to '\(type)'"
        case .fatalError(let message): message.map { "fatal error: \($0)" } ?? "fatal error"
        case .thrown(let error): "this error is thrown and never caught: \(error)"
        case .unexpectedError(let error): "'try!' expression unexpectedly raised an error: \(error)"
        case .circularConstant: "the value of this constant depends on itself"
        case .unreadableProperty(let name): "'\(name)' is read outside of a body and of an action"
        case .unreadableHandler: "the handler of a button can be set, but not read"
        case .notANumber: "this argument is not a number (NaN)"

        case .mismatch(let type): "this value is not of the type '\(type)'"
        case .missingArgument: "an argument is missing"
        case .noFunction: "this value is not a function"
        case .noImplementation: "this requirement has no implementation"
        case .noInitializer: "the style has no initializer"
        case .sourceHasErrors: "the source has errors"
        case .message(let text): text
        case .brokenChain: "an optional chain is nil"
        case .pause: "a task waits"
        }
    }

    /// The thing to look for, if it is known.
    var remedy: String? {
        switch self {
        case .steps: "Look for a loop or a call that never ends"
        case .callDepth: "Look for a call that never ends"
        case .viewDepth: "Look for a view that contains itself"
        default: nil
        }
    }
}
