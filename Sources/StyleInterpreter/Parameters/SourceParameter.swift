package import StyleSyntax
package import ViewEngine

/// A parameter of the styles of a source: of an initializer, a stored property, or a stand-in.
package struct SourceParameter: Hashable, Sendable {
    /// The values that a parameter takes, with the value that it has if nothing is set.
    package enum Kind: Hashable, Sendable {
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case text(String)
        case color(Color)
        /// One of several names: cases of an enumeration, constants of a type, text styles of fonts; `nil` for no value.
        case choice([String], default: String)
        /// No value that a query can state, such as a closure or a view.
        case fixed
    }

    /// The part of a style that the parameter sets.
    package enum Role: Hashable, Sendable {
        /// A parameter of the initializer, with its label; nil for `_`.
        case argument(label: String?)
        /// A stored property that the initializer does not set.
        case property
        /// A part of the control that shows a style.
        case sample
        /// A value of the environment that the source declares.
        case environment
        /// The modifier around a view.
        case surrounding
        /// A name that is not in the source.
        case external
    }

    /// The choice that stands for a value in the source that has no name among the others.
    package static let sourceChoice = "source"
    /// The name of the parameter for the modifier around a view, and the choice that stands for none.
    package static let around = "around"
    package static let nothingAround = "none"
    /// The choice that stands for no value of an optional type.
    package static let nilChoice = "nil"

    /// The name by which arguments are given: that of the property or the label, or `external.` and the name of a
    /// stand-in.
    package let name: String
    package let role: Role
    /// The type as messages write it.
    package let typeName: String
    package let place: SourcePlace
    /// Whether the source has no default value.
    package let isRequired: Bool
    /// The content of the sample that the value is, since the source states none; `nil` for a value of the source.
    package var sample: SampleContent?
    package let kind: Kind
    /// Whether the style has the default value of `kind` if nothing is set; false if it has a value that `kind` cannot
    /// state, such as `nil` or a gradient.
    package let isDefaultExact: Bool
}
