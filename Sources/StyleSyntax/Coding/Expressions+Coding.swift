extension Expression: CodedValue {
    static let coding = Coding({ Self($1, range: $0) }, fields: { ($0.range, $0.kind) })
}

extension Expression.Kind: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.integer) { if case .integer(let value) = $0 { value } else { nil } }
        Case(Self.float) { if case .float(let value) = $0 { value } else { nil } }
        Case(Self.boolean) { if case .boolean(let value) = $0 { value } else { nil } }
        Case(.nil)
        Case(Self.string) { if case .string(let segments) = $0 { segments } else { nil } }
        Case(Self.regularExpression) { if case .regularExpression(let text) = $0 { text } else { nil } }
        Case(Self.array) { if case .array(let elements) = $0 { elements } else { nil } }
        Case(Self.dictionary) { if case .dictionary(let elements) = $0 { elements } else { nil } }
        Case(Self.tuple) { if case .tuple(let elements) = $0 { elements } else { nil } }
        Case(Self.closure) { if case .closure(let closure) = $0 { closure } else { nil } }
        Case(Self.identifier) {
            guard case .identifier(let name, let labels) = $0 else { return nil }
            return (name, labels)
        }
        Case(chain: Self.member) {
            guard case .member(let base, let name, let labels) = $0 else { return nil }
            return (ChainBase(base), name, labels)
        }
        Case(Self.implicitMember) {
            guard case .implicitMember(let name, let labels) = $0 else { return nil }
            return (name, labels)
        }
        Case(chain: Self.specialization) {
            guard case .specialization(let base, let arguments) = $0 else { return nil }
            return (ChainBase(base), arguments)
        }
        Case(Self.keyPath) {
            guard case .keyPath(let root, let components) = $0 else { return nil }
            return (root, components)
        }
        Case(.discard)
        Case(Self.type) { if case .type(let type) = $0 { type } else { nil } }
        Case(chain: Self.call) {
            guard case .call(let callee, let arguments, let closures) = $0 else { return nil }
            return (ChainBase(callee), arguments, closures)
        }
        Case(chain: Self.subscript) {
            guard case .subscript(let base, let arguments, let closures) = $0 else { return nil }
            return (ChainBase(base), arguments, closures)
        }
        Case(Self.macro) {
            guard case .macro(let name, let arguments, let closures) = $0 else { return nil }
            return (name, arguments, closures)
        }
        Case(Self.prefix) { if case .prefix(let name, let operand) = $0 { (name, operand) } else { nil } }
        Case(chain: Self.postfix) {
            guard case .postfix(let operand, let name) = $0 else { return nil }
            return (ChainBase(operand), name)
        }
        Case(chain: Self.binary) {
            guard case .binary(let left, let name, let right) = $0 else { return nil }
            return (ChainBase(left), name, right)
        }
        Case(Self.assignment) {
            guard case .assignment(let target, let value) = $0 else { return nil }
            return (target, value)
        }
        Case(Self.ternary) {
            guard case .ternary(let condition, let then, let otherwise) = $0 else { return nil }
            return (condition, then, otherwise)
        }
        Case(Self.inout) { if case .inout(let operand) = $0 { operand } else { nil } }
        Case(chain: Self.cast) {
            guard case .cast(let operand, let cast, let type) = $0 else { return nil }
            return (ChainBase(operand), cast, type)
        }
        Case(chain: Self.typeTest) {
            guard case .typeTest(let operand, let type) = $0 else { return nil }
            return (ChainBase(operand), type)
        }
        Case(Self.try) { if case .try(let kind, let operand) = $0 { (kind, operand) } else { nil } }
        Case(Self.await) { if case .await(let operand) = $0 { operand } else { nil } }
        Case(chain: Self.forcedValue) {
            guard case .forcedValue(let operand) = $0 else { return nil }
            return ChainBase(operand)
        }
        Case(chain: Self.unwrappedLink) {
            guard case .unwrappedLink(let operand) = $0 else { return nil }
            return ChainBase(operand)
        }
        Case(chain: Self.optionalChain) {
            guard case .optionalChain(let chain) = $0 else { return nil }
            return ChainBase(chain)
        }
        Case(Self.statement) { if case .statement(let statement) = $0 { statement } else { nil } }
        Case(chain: Self.conditional) {
            guard case .conditional(let base, let branches) = $0 else { return nil }
            return (ChainBase(base), branches)
        }
        Case({ (base: ConditionalBase) in .conditionalBase(base.id) }) {
            if case .conditionalBase(let base) = $0 { ConditionalBase(base) } else { nil }
        }
        Case(Self.unsupported) { if case .unsupported(let name) = $0 { name } else { nil } }
    }
}

extension Expression.Cast: ProgramCodable {}

extension Expression.Try: ProgramCodable {}

extension Argument: CodedValue {
    static let coding = Coding(Self.init) { ($0.label, $0.value) }
}

extension DictionaryElement: CodedValue {
    static let coding = Coding(Self.init) { ($0.key, $0.value) }
}

extension StringSegment: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.text) { if case .text(let text) = $0 { text } else { nil } }
        Case(Self.interpolation) { if case .interpolation(let arguments) = $0 { arguments } else { nil } }
    }
}

extension Closure: CodedValue {
    static let coding = Coding(Self.init) {
        (
            $0.attributes, $0.captures, $0.parameters, $0.anonymousCount, $0.isAsync, $0.isThrowing,
            $0.result, $0.body
        )
    }
}

extension Closure.Capture: CodedValue {
    static let coding = Coding(Self.init) { ($0.specifier, $0.name, $0.value) }
}

extension Closure.Parameter: CodedValue {
    static let coding = Coding(Self.init) { ($0.name, $0.type) }
}

extension KeyPathComponent: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.property) { if case .property(let name) = $0 { name } else { nil } }
        Case(Self.subscript) { if case .subscript(let arguments) = $0 { arguments } else { nil } }
        Case(.optionalChaining)
        Case(.forcedValue)
    }
}
