/// A length in points, under Apple's name.
public typealias CGFloat = Double
