/// A type as it is written, and its place.
package struct TypeReference: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package var place: SourcePlace { range.start }

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Hashable, Sendable {
        /// `Name<Arguments>`; `_` is a type that is left out.
        case name(Name, arguments: [TypeID])
        /// `Base.Name<Arguments>`; `.Type` and `.Protocol` are members, too.
        case member(base: TypeID, Name, arguments: [TypeID])
        case optional(TypeID)
        /// `Type!`
        case implicitlyUnwrapped(TypeID)
        case array(TypeID)
        case dictionary(key: TypeID, value: TypeID)
        /// A tuple of no, two or more elements; `Void` is a name.
        case tuple([Element])
        case function(Function)
        case some(TypeID)
        case any(TypeID)
        /// `A & B`
        case composition([TypeID])
        /// A type with `inout` and other specifiers, `@escaping`, `@ViewBuilder` and other attributes.
        case attributed(specifiers: [Name], attributes: [Attribute], TypeID)
        /// Swift that the program does not represent, by its name.
        case unsupported(String)
    }

    /// An element of a tuple, or a parameter of a function type.
    package struct Element: Hashable, Sendable {
        package let label: Name?
        package let type: TypeID
        /// Whether the parameter takes any number of arguments (`Type...`).
        package let isVariadic: Bool

        package init(label: Name?, type: TypeID, isVariadic: Bool) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    package struct Function: Hashable, Sendable {
        package let parameters: [Element]
        package let isAsync: Bool
        package let isThrowing: Bool
        package let result: TypeID

        package init(parameters: [Element], isAsync: Bool, isThrowing: Bool, result: TypeID) {
            self.parameters = parameters
            self.isAsync = isAsync
            self.isThrowing = isThrowing
            self.result = result
        }
    }
}
