/// A named part of an effect or of a shape, as the description of a resolved button lists it.
package struct DisplayProperty: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case text(String)
        case number(Double)
        case color(ResolvedColor)
        case size(CGSize)
        case rect(CGRect)
        case transform(CGAffineTransform)
    }

    package let name: String
    package let value: Value
}
