extension StyleType {
    /// The forms of types, with the types that they consist of.
    package enum Kind: Hashable, Sendable {
        /// A type of the engine or of the standard library: `Color`, `Double`.
        case engine(EngineType)
        /// A type that the source declares, by its number.
        case declared(Int)
        /// A generic type of the source, by the number of its declaration, with arguments that a call settles.
        ///
        /// With settled arguments it is an instance, which has a number of its own.
        case applied(Int, [StyleType])
        /// A value that is known by a protocol only: `some View`, `some Gesture<Value>`, a generic parameter.
        case any(EngineProtocol, [StyleType])
        case optional(StyleType)
        case array(StyleType)
        case dictionary(StyleType, StyleType)
        case range
        /// A range of integers that includes its upper bound; its values are those of `range`.
        case closedRange
        case tuple([StyleType.Element])
        case function(StyleType.Function)
        case metatype(StyleType)
        case binding(StyleType)
        case gestureState(StyleType)
        case keyPath
        /// A type that an argument of a call settles.
        case variable(Int)
        /// A type that is not known, after a message about it; it fits everything.
        case unknown
    }
}
