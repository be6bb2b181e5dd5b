/// An expression and its place.
package struct Expression: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package var place: SourcePlace { range.start }

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of expressions.
    ///
    /// Parentheses around one expression leave no trace.
    package enum Kind: Hashable, Sendable {
        // Literals.
        case integer(UInt64)
        case float(Double)
        case boolean(Bool)
        case `nil`
        case string([StringSegment])
        /// `/a+/`
        case regularExpression(String)
        case array([ExpressionID])
        case dictionary([DictionaryElement])
        /// A tuple of no, two or more elements.
        case tuple([Argument])
        case closure(Closure)

        // Names.
        /// `a`, `self`, `super`, `Self`, `$0`, `$binding`, `a(_:b:)`; `labels` is nil without parentheses, and a label
        /// `_` is nil.
        case identifier(Name, labels: [String?]?)
        /// `base.name` and `base.name(_:b:)`. `base.self` and `base.init` are members, too.
        case member(base: ExpressionID, Name, labels: [String?]?)
        /// `.name` and `.name(_:b:)`
        case implicitMember(Name, labels: [String?]?)
        /// `base<A, B>`
        case specialization(base: ExpressionID, arguments: [TypeID])
        /// `\Root.a.b`
        case keyPath(root: TypeID?, [KeyPathComponent])
        /// `_` on the left side of an assignment.
        case discard
        /// A type where an expression stands, such as `(Int) -> Void`. A name, `[Int]` and `Int?` are the expressions
        /// that they look like.
        case type(TypeID)

        // Calls.
        /// `callee(arguments) { … } label: { … }`
        case call(callee: ExpressionID, arguments: [Argument], trailingClosures: [Argument])
        /// `base[arguments] { … }`
        case `subscript`(base: ExpressionID, arguments: [Argument], trailingClosures: [Argument])
        /// `#name(arguments) { … }`: macros are not expanded.
        case macro(Name, arguments: [Argument], trailingClosures: [Argument])

        // Operators, folded by precedence.
        case prefix(operator: Name, operand: ExpressionID)
        case postfix(operand: ExpressionID, operator: Name)
        /// An operator between operands, `a += b` included.
        case binary(left: ExpressionID, operator: Name, right: ExpressionID)
        /// `a = b`
        case assignment(target: ExpressionID, value: ExpressionID)
        case ternary(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
        /// `&a`
        case `inout`(ExpressionID)
        /// `value as Type`, `value as? Type`, `value as! Type`
        case cast(ExpressionID, Cast, TypeID)
        /// `value is Type`
        case typeTest(ExpressionID, TypeID)
        /// `try a`, `try? a`, `try! a`
        case `try`(Try, ExpressionID)
        case await(ExpressionID)

        // Optionals.
        /// `a!`
        case forcedValue(ExpressionID)
        /// `a?` inside of a chain: where `a` is nil, the value of the enclosing `optionalChain` is nil.
        case unwrappedLink(ExpressionID)
        /// A whole chain with `unwrappedLink`s in it, such as `a?.b.c` or `a?.b = c`.
        case optionalChain(ExpressionID)

        // Others.
        /// `if`, `switch` and `do` as a value.
        case statement(StatementID)
        /// A chain that continues in the branches of an `#if`: in each branch, `conditionalBase` stands for `base`.
        case conditional(base: ExpressionID, [ConditionalBranch<ExpressionID>])
        /// The beginning of a branch of `conditional`, which has this base.
        case conditionalBase(ExpressionID)
        /// Swift that the program does not represent, by its name: "a regular expression".
        case unsupported(String)
    }

    package enum Cast: UInt8, Hashable, Sendable, CaseIterable {
        /// `as`
        case coercion
        /// `as?`
        case optional
        /// `as!`
        case forced
    }

    package enum Try: UInt8, Hashable, Sendable, CaseIterable {
        /// `try`
        case plain
        /// `try?`
        case optional
        /// `try!`
        case forced
    }
}

extension Expression.Kind {
    /// The expression to the left that this one continues, if it is a link of a chain.
    package var chainBase: ExpressionID? {
        switch self {
        case .member(let base, _, _), .specialization(let base, _), .call(let base, _, _),
            .subscript(let base, _, _), .postfix(let base, _), .binary(let base, _, _),
            .forcedValue(let base),
            .unwrappedLink(let base), .optionalChain(let base), .conditional(let base, _),
            .conditionalBase(let base),
            .cast(let base, _, _), .typeTest(let base, _):
            base
        case .integer, .float, .boolean, .nil, .string, .regularExpression, .array, .dictionary, .tuple,
            .closure,
            .identifier, .implicitMember, .keyPath, .discard, .type, .macro, .prefix, .assignment, .ternary,
            .inout,
            .try, .await, .statement, .unsupported:
            nil
        }
    }
}
