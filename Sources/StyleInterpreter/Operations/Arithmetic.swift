import StyleRuntime
import ViewEngine

/// The code of an operator between two values.
typealias ArithmeticCode = @Sendable (Execution, Value, Value) throws(Failure) -> Value

/// An arithmetic operator for the type of its operands.
struct Arithmetic: Sendable {
    private enum Operands: Sendable {
        case numbers, integers, strings, arrays
    }

    let sign: String
    private let operands: Operands

    /// The operator of a sign for a type; nil if the type has none.
    init?(_ sign: String, of type: StyleType) {
        self.sign = sign
        switch type.kind {
        case .engine(.double) where ["+", "-", "*", "/"].contains(sign): operands = .numbers
        case .engine(.int): operands = .integers
        case .engine(.string) where sign == "+": operands = .strings
        case .array where sign == "+": operands = .arrays
        default: return nil
        }
    }

    var code: ArithmeticCode {
        switch operands {
        case .numbers: numberCode
        case .integers: integerCode
        case .strings:
            { execution, first, second throws(Failure) in
                guard case .string(let first) = first, case .string(let second) = second else { return first }
                try execution.checkText(byteCount: first.utf8.count + second.utf8.count)
                return try execution.made(.string(first + second))
            }
        case .arrays:
            { execution, first, second throws(Failure) in
                guard case .array(let first) = first, case .array(let second) = second else { return first }
                try execution.checkParts(first.count + second.count)
                return try execution.made(.array(first + second))
            }
        }
    }

    private var numberCode: ArithmeticCode {
        let sign = sign
        return { _, first, second throws(Failure) in
            guard case .number(let first) = first, case .number(let second) = second else { return first }
            return switch sign {
            case "+": .number(first + second)
            case "-": .number(first - second)
            case "*": .number(first * second)
            default: .number(first / second)
            }
        }
    }

    private var integerCode: ArithmeticCode {
        let sign = sign
        return { _, first, second throws(Failure) in
            guard case .integer(let first) = first, case .integer(let second) = second else { return first }
            let result: (partialValue: Int, overflow: Bool)
            switch sign {
            case "+": result = first.addingReportingOverflow(second)
            case "-": result = first.subtractingReportingOverflow(second)
            case "*": result = first.multipliedReportingOverflow(by: second)
            case "/": result = first.dividedReportingOverflow(by: second)
            case "&": return .integer(first & second)
            case "|": return .integer(first | second)
            case "^": return .integer(first ^ second)
            case "<<": return .integer(first << second)
            case ">>": return .integer(first >> second)
            case "&+": return .integer(first &+ second)
            case "&-": return .integer(first &- second)
            case "&*": return .integer(first &* second)
            default: result = first.remainderReportingOverflow(dividingBy: second)
            }
            guard !result.overflow else { throw Failure(.overflow) }
            return .integer(result.partialValue)
        }
    }
}

/// A comparison of two values by their order.
enum Comparison: String, Sendable {
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    /// Whether it holds between two values; false for values that have no order.
    func holds(_ first: Value, _ second: Value) -> Bool {
        switch (first, second) {
        case (.integer(let first), .integer(let second)): compare(first, second)
        case (.number(let first), .number(let second)): compare(first, second)
        case (.string(let first), .string(let second)): compare(first, second)
        case (.enumeration(let first), .enumeration(let second)): compare(first.number, second.number)
        case (.engine(let first as DynamicTypeSize), .engine(let second as DynamicTypeSize)):
            compare(first, second)
        case (.engine(let first as Date), .engine(let second as Date)): compare(first, second)
        default: false
        }
    }

    private func compare<Compared: Comparable>(_ first: Compared, _ second: Compared) -> Bool {
        switch self {
        case .less: first < second
        case .greater: first > second
        case .lessOrEqual: first <= second
        case .greaterOrEqual: first >= second
        }
    }
}
