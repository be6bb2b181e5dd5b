/// A pattern and its place.
package struct Pattern: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package var place: SourcePlace { range.start }

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Hashable, Sendable {
        /// `_`
        case wildcard
        /// A name that the pattern declares, as a variable within `var`.
        case binding(Name, isVariable: Bool)
        case tuple([Element])
        /// `.a(let b)`, `Type.a(1)`: a case of an enumeration with patterns for its values. `case .a` is an expression.
        case enumCase(callee: ExpressionID, [Element])
        /// `a?`
        case optional(PatternID)
        /// `is Type`
        case typeTest(TypeID)
        /// `pattern as Type`
        case cast(PatternID, TypeID)
        case expression(ExpressionID)
        /// Swift that the program does not represent, by its name.
        case unsupported(String)
    }

    package struct Element: Hashable, Sendable {
        package let label: Name?
        package let pattern: PatternID

        package init(label: Name?, pattern: PatternID) {
            self.label = label
            self.pattern = pattern
        }
    }
}
