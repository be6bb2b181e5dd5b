import Graphics

extension ResolvedColor {
    /// The brightness of the components as they are, with the weights of BT.709, 0…1.
    var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The difference of the largest and the smallest component, 0…1.
    var chroma: Double { max(red, green, blue) - min(red, green, blue) }

    /// The color with each component multiplied, and a number added to it.
    func scaled(by factor: Double, plus summand: Double = 0) -> ResolvedColor {
        map { $0 * factor + summand }
    }

    /// The color with each component farther from the gray of the same luma.
    func saturated(by factor: Double) -> ResolvedColor {
        map { luma + ($0 - luma) * factor }
    }

    private func map(_ transform: (Double) -> Double) -> ResolvedColor {
        func component(_ value: Double) -> Double { max(0, min(1, transform(value))) }
        return ResolvedColor(
            red: component(red),
            green: component(green),
            blue: component(blue),
            opacity: opacity
        )
    }
}
