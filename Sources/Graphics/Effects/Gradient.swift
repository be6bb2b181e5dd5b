/// A gradient is the paint of a group, in place of the colors of its items.
extension ResolvedGradient: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .gradient(let gradient) = effect else { return nil }
        self = gradient
    }

    var effect: DisplayEffect { .gradient(self) }

    var hidesContent: Bool { stops.allSatisfy { $0.color.opacity <= 0 } }

    // MARK: Change over time

    func canBecome(_ other: ResolvedGradient) -> Bool {
        stops.count == other.stops.count && geometry.numbers(like: other.geometry) != nil
    }

    package func interpolated(towards other: ResolvedGradient, amount: Double) -> ResolvedGradient {
        // Most gradients do not change, and have many numbers.
        if self == other { return self }
        guard canBecome(other), let geometry = geometry.interpolated(towards: other.geometry, amount: amount)
        else { return amount < 1 ? self : other }
        return ResolvedGradient(
            stops: zip(stops, other.stops).map { start, end in
                Stop(
                    color: start.color.interpolated(towards: end.color, amount: amount),
                    location: start.location.interpolated(towards: end.location, amount: amount)
                )
            },
            geometry: geometry
        )
    }

    package func distance(to other: ResolvedGradient) -> Double {
        if self == other { return 0 }
        guard canBecome(other), let numbers = geometry.numbers(like: other.geometry) else { return .infinity }
        let lengths = zip(numbers.0, numbers.1).reduce(0) { max($0, abs($1.0 - $1.1)) } / Tolerance.length
        return zip(stops, other.stops).reduce(lengths) { distance, stops in
            max(
                distance,
                stops.0.color.distance(to: stops.1.color),
                abs(stops.0.location - stops.1.location) / Tolerance.factor
            )
        }
    }

    // MARK: Names

    var properties: [DisplayProperty] {
        let colors = stops.enumerated().flatMap { index, stop in
            [
                DisplayProperty(name: "stop\(index)", value: .color(stop.color)),
                DisplayProperty(name: "location\(index)", value: .number(stop.location)),
            ]
        }
        return [DisplayProperty(name: "gradient", value: .text(geometry.name))]
            + zip(geometry.numberNames, geometry.numbers).map {
                DisplayProperty(name: $0, value: .number($1))
            } + colors
    }

    static func attributes(of gradient: Animated<ResolvedGradient>) -> [AnimatedAttribute] {
        let rest = gradient.rest
        let points = rest.geometry.numberNames.enumerated().map { index, name in
            AnimatedAttribute(name: name, values: .numbers(gradient.map { $0.geometry.numbers[index] }))
        }
        let colors = rest.stops.indices.map { index in
            AnimatedAttribute(
                name: "stop-color\(index)",
                values: .colors(gradient.map { $0.stops[index].color })
            )
        }
        return points + colors
    }

    /// The gradient in one color, which shows whether it moves.
    var points: ResolvedGradient { mappingColors { _ in .clear } }
}

extension ResolvedGradient.Geometry {
    fileprivate var name: String {
        switch self {
        case .linear: "linear"
        case .radial(_, _, _, let aspect): aspect == 1 ? "radial" : "elliptical"
        case .angular: "angular"
        }
    }

    fileprivate var numberNames: [String] {
        switch self {
        case .linear: ["x1", "y1", "x2", "y2"]
        case .radial: ["cx", "cy", "fr", "r", "aspect"]
        case .angular: ["cx", "cy", "startAngle", "endAngle"]
        }
    }

    /// The numbers that the geometry consists of, in the order of their names.
    package var numbers: [Double] {
        switch self {
        case .linear(let start, let end): [start.x, start.y, end.x, end.y]
        case .radial(let center, let start, let end, let aspect): [center.x, center.y, start, end, aspect]
        case .angular(let center, let start, let end): [center.x, center.y, start, end]
        }
    }

    /// The numbers of two geometries; `nil` if they are of different kinds.
    fileprivate func numbers(like other: Self) -> ([Double], [Double])? {
        switch (self, other) {
        case (.linear, .linear), (.radial, .radial), (.angular, .angular): (numbers, other.numbers)
        case (.linear, _), (.radial, _), (.angular, _): nil
        }
    }

    fileprivate func interpolated(towards other: Self, amount: Double) -> Self? {
        switch (self, other) {
        case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
            .linear(
                from: start.interpolated(towards: otherStart, amount: amount),
                to: end.interpolated(towards: otherEnd, amount: amount)
            )
        case (
            .radial(let center, let start, let end, let aspect),
            .radial(let otherCenter, let otherStart, let otherEnd, let otherAspect)
        ):
            .radial(
                center: center.interpolated(towards: otherCenter, amount: amount),
                startRadius: start.interpolated(towards: otherStart, amount: amount),
                endRadius: end.interpolated(towards: otherEnd, amount: amount),
                aspect: aspect.interpolated(towards: otherAspect, amount: amount)
            )
        case (
            .angular(let center, let start, let end), .angular(let otherCenter, let otherStart, let otherEnd)
        ):
            .angular(
                center: center.interpolated(towards: otherCenter, amount: amount),
                from: start.interpolated(towards: otherStart, amount: amount),
                to: end.interpolated(towards: otherEnd, amount: amount)
            )
        case (.linear, _), (.radial, _), (.angular, _):
            nil
        }
    }
}
