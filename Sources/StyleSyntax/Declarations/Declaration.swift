/// A declaration and its place.
package struct Declaration: Hashable, Sendable {
    package let kind: Kind
    package let attributes: [Attribute]
    package let modifiers: [Modifier]
    package let range: SourceRange

    package var place: SourcePlace { range.start }

    package init(_ kind: Kind, attributes: [Attribute], modifiers: [Modifier], range: SourceRange) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.range = range
    }

    /// Whether a modifier is written, such as `static` or `override`.
    package func has(_ modifier: String) -> Bool {
        modifiers.contains { $0.name.text == modifier && $0.detail == nil }
    }

    package enum Kind: Hashable, Sendable {
        /// `struct`, `class`, `enum`, `actor`, `protocol`.
        case type(TypeDeclaration)
        case `extension`(ExtensionDeclaration)
        /// `let` and `var`; also as a statement.
        case variable(VariableDeclaration)
        case function(FunctionDeclaration)
        case initializer(InitializerDeclaration)
        case deinitializer(body: [StatementID])
        case `subscript`(SubscriptDeclaration)
        case enumCases([EnumCase])
        case typeAlias(Name, generics: GenericClause, type: TypeID)
        case associatedType(Name, inherited: [TypeID], default: TypeID?)
        /// `import A.B`
        case `import`(path: [Name])
        /// `#Preview { … }` and other macros: they are not expanded.
        case macro(Name, arguments: [Argument], trailingClosures: [Argument])
        /// A declaration of an operator; its precedence is applied where it is used.
        case `operator`(Name)
        case precedenceGroup(Name)
        /// Swift that the program does not represent, by its name: "'macro'".
        case unsupported(String)
    }

    /// A modifier, such as `static`, `private` or `private(set)`.
    package struct Modifier: Hashable, Sendable {
        package let name: Name
        /// The word in parentheses.
        package let detail: String?

        package init(name: Name, detail: String?) {
            self.name = name
            self.detail = detail
        }
    }
}
