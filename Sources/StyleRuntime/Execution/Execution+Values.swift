import Graphics
import UIKitEngine
import ViewEngine

// Values that contain each other share their memory, so a few statements can make one with more parts than there is
// memory for: each is counted where it is made.
extension Execution {
    /// Counts the parts of a value that was made, which take steps; throws if they are beyond a limit.
    package func count(_ value: Value) throws(Failure) {
        // The value is no part of itself.
        var parts = -1
        try count(value, depth: 0, into: &parts)
        try step(count: parts / Self.partsOfStep)
    }

    /// A value that was made, whose parts are counted.
    package func made(_ value: Value) throws(Failure) -> Value {
        try count(value)
        return value
    }

    /// Throws if a text of a number of bytes is too long; called before it is made.
    package func checkText(byteCount: Int) throws(Failure) {
        guard byteCount <= limits.bytes else {
            throw Failure(.textLength(limit: limits.bytes))
        }
    }

    /// Throws if a value of a number of parts is too large; called before it is made.
    package func checkParts(_ count: Int) throws(Failure) {
        guard count <= limits.parts else {
            throw Failure(.partCount(limit: limits.parts))
        }
    }

    /// Counts the steps of a function of the engine for what it reads: it may run through every part of its arguments,
    /// whatever the size of its result.
    package func countReading(of arguments: [Value]) throws(Failure) {
        for argument in arguments { try countReading(of: argument) }
    }

    /// Counts the steps of one reading of a value.
    package func countReading(of value: Value) throws(Failure) {
        let steps: Int
        switch value {
        case .string(let text): steps = text.utf8.count / Self.bytesOfStep
        case .tuple, .array, .dictionary, .record, .enumeration: return try count(value)
        case .engine(let value): steps = Self.readLength(of: value) / Self.partsOfStep
        default: return
        }
        if steps > 0 { try step(count: steps) }
    }

    /// The bytes of a text that count as a part, and the parts that take a step.
    private static let bytesOfPart = 16
    private static let partsOfStep = 32
    /// The bytes of a text that are read in a step: a function that looks at every character takes as long for them as
    /// for 32 parts of another value.
    private static let bytesOfStep = 32

    private func count(_ value: Value, depth: Int, into parts: inout Int) throws(Failure) {
        guard depth <= limits.depth else {
            throw Failure(.valueDepth(limit: limits.depth))
        }
        parts += 1
        switch value {
        case .boolean, .integer, .number, .none, .absent, .range, .object, .function, .metatype, .keyPath,
            .state,
            .gestureState, .binding:
            break
        case .string(let text):
            try checkText(byteCount: text.utf8.count)
            parts += text.utf8.count / Self.bytesOfPart
        case .tuple(let values), .array(let values):
            for value in values { try count(value, depth: depth + 1, into: &parts) }
        case .dictionary(let values):
            for (key, value) in values {
                try count(key, depth: depth + 1, into: &parts)
                try count(value, depth: depth + 1, into: &parts)
            }
        case .record(let record):
            for value in record.fields { try count(value, depth: depth + 1, into: &parts) }
        case .enumeration(let enumeration):
            for value in enumeration.values { try count(value, depth: depth + 1, into: &parts) }
        case .engine(let value): parts += try partCount(of: value)
        }
        try checkParts(parts)
    }

    // A cast that fails takes as long as a small function, and most values of the engine are views, so types are compared.

    /// The number of parts of a value of the engine beside itself; throws if it is a text of too many levels.
    private func partCount(of value: Any) throws(Failure) -> Int {
        let type = type(of: value)
        if type == Path.self || type == CGPath.self || type == BezierPathReference.self {
            return Self.pathLength(of: value)
        }
        guard type == Text.self || type == LocalizedStringKey.self,
            let text = value as? Text ?? (value as? LocalizedStringKey).map({ Text($0) })
        else { return 0 }
        guard text.depth <= limits.depth else {
            throw Failure(.textDepth(limit: limits.depth))
        }
        return text.partCount - 1
    }

    /// The number of parts of a value of the engine that a function reads.
    private static func readLength(of value: Any) -> Int {
        let type = type(of: value)
        if type == Path.self || type == CGPath.self { return pathLength(of: value) }
        if type == ScannerReference.self, let scanner = value as? ScannerReference { return scanner.length }
        return 0
    }

    /// The number of elements of a path; 0 for another value.
    private static func pathLength(of value: Any) -> Int {
        switch value {
        case let path as Path: path.elements.count
        case let path as CGPath: Path(path).elements.count
        case let reference as BezierPathReference: reference.elementCount
        default: 0
        }
    }
}
