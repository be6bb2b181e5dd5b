extension Condition: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.expression) { if case .expression(let expression) = $0 { expression } else { nil } }
        Case(Self.optionalBinding) {
            guard case .optionalBinding(let isVariable, let pattern, let type, let value) = $0
            else { return nil }
            return (isVariable, pattern, type, value)
        }
        Case(Self.pattern) {
            guard case .pattern(let pattern, let type, let value) = $0 else { return nil }
            return (pattern, type, value)
        }
        Case(Self.availability) {
            guard case .availability(let availability, let isUnavailable, let range) = $0 else { return nil }
            return (availability, isUnavailable, range)
        }
    }
}

extension Availability: CodedValue {
    static let coding = Coding(Self.init) { $0.items }
}

extension Availability.Item: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.platform) { if case .platform(let name, let version) = $0 { (name, version) } else { nil } }
        Case(.others)
        Case(Self.label) { if case .label(let name, let value) = $0 { (name, value) } else { nil } }
    }
}

extension CompilationCondition: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.constant) { if case .constant(let value) = $0 { value } else { nil } }
        Case(Self.flag) { if case .flag(let name) = $0 { name } else { nil } }
        Case(Self.test) { if case .test(let name, let argument) = $0 { (name, argument) } else { nil } }
        Case(Self.version) {
            guard case .version(let name, let sign, let version) = $0 else { return nil }
            return (name, sign, version)
        }
        Case(Self.not) { if case .not(let condition) = $0 { condition } else { nil } }
        Case(Self.all) { if case .all(let conditions) = $0 { conditions } else { nil } }
        Case(Self.any) { if case .any(let conditions) = $0 { conditions } else { nil } }
    }

    /// Reads a condition; others are inside of it, which are read by recursion.
    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        try reader.enterCondition()
        defer { reader.leaveCondition() }
        self = try Self.coding.read(&reader)
    }
}

/// A generic type cannot store its description; an `#if` is rare.
extension ConditionalBranch: ProgramCodable, CodedValue where Content: ProgramCodable {
    static var coding: Coding<Self> { Coding(Self.init) { ($0.condition, $0.content) } }
}
