import Graphics

/// The paint of a view that has a gradient in place of a color.
///
/// Its points follow the frame of the view, and its colors and points are animated as an effect.
struct GradientEffect: RendererEffect {
    private var stops: [ResolvedGradient.Stop]
    private var geometry: GradientStyle.Geometry

    init(_ style: GradientStyle, in environment: EnvironmentValues) {
        let stops = style.gradient.stops.map { stop in
            ResolvedGradient.Stop(
                color: stop.color.resolve(in: environment),
                location: min(max(stop.location, 0), 1)
            )
        }
        // Stops in another order would jump back.
        self.stops = stops.isEmpty ? [.init(color: .clear, location: 0)] : stops.inOrder
        geometry = style.geometry
    }

    func multiplyingOpacity(by factor: Double) -> GradientEffect {
        var effect = self
        for index in stops.indices {
            effect.stops[index].color = stops[index].color.multiplyingOpacity(by: factor)
        }
        return effect
    }

    /// The same gradient with one color everywhere, which can become this one gradually.
    func filled(with color: ResolvedColor) -> GradientEffect {
        var effect = self
        for index in stops.indices { effect.stops[index].color = color }
        return effect
    }

    /// A color for readers that know no gradients.
    var representative: ResolvedColor {
        ResolvedGradient(stops: stops, geometry: .linear(from: .zero, to: .zero)).representative
    }

    // MARK: Animation

    var animatableData: GradientVector {
        get { GradientVector(geometry.numbers + stops.flatMap { $0.color.components + [$0.location * 128] }) }
        set {
            var numbers = newValue.numbers[...]
            guard numbers.count == geometry.numbers.count + stops.count * 5 else { return }
            geometry.numbers = Array(numbers.prefix(geometry.numbers.count))
            numbers = numbers.dropFirst(geometry.numbers.count)
            for index in stops.indices {
                stops[index].color.components = Array(numbers.prefix(4))
                stops[index].location = min(max((numbers.dropFirst(4).first ?? 0) / 128, 0), 1)
                numbers = numbers.dropFirst(5)
            }
            stops = stops.inOrder
        }
    }

    func continues(_ old: GradientEffect) -> Bool {
        guard stops.count == old.stops.count else { return false }
        return switch (geometry, old.geometry) {
        case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): true
        case (.linear, _), (.radial, _), (.elliptical, _), (.angular, _): false
        }
    }

    // MARK: Drawing

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let gradient = ResolvedGradient(stops: stops, geometry: geometry.resolved(in: frame))
        items.append(.group(.gradient(gradient), items: content, id: id))
    }
}

extension [ResolvedGradient.Stop] {
    /// The stops, each at least as far as the one before it.
    fileprivate var inOrder: [ResolvedGradient.Stop] {
        var stops = self
        for index in stops.indices.dropFirst() {
            stops[index].location = Swift.max(stops[index].location, stops[index - 1].location)
        }
        return stops
    }
}

extension ResolvedColor {
    /// The parts of the color that animations interpolate.
    fileprivate var components: [Double] {
        get {
            let data = animatableData
            return [data.first, data.second.first, data.second.second.first, data.second.second.second]
        }
        set {
            animatableData = AnimatablePair(
                newValue[0],
                AnimatablePair(newValue[1], AnimatablePair(newValue[2], newValue[3]))
            )
        }
    }
}

extension GradientStyle.Geometry {
    fileprivate func resolved(in frame: CGRect) -> ResolvedGradient.Geometry {
        switch self {
        case .linear(let start, let end): .linear(from: start.point(in: frame), to: end.point(in: frame))
        case .radial(let center, let start, let end):
            .radial(
                center: center.point(in: frame),
                startRadius: max(0, start),
                endRadius: max(0, end),
                aspect: 1
            )
        case .elliptical(let center, let start, let end):
            .radial(
                center: center.point(in: frame),
                startRadius: max(0, start) * frame.width,
                endRadius: max(0, end) * frame.width,
                aspect: frame.width > 0 ? frame.height / frame.width : 1
            )
        case .angular(let center, let start, let end):
            .angular(center: center.point(in: frame), from: start.radians, to: end.radians)
        }
    }

    /// The parts that animations interpolate; fractions in 128ths, as those of a `UnitPoint`.
    fileprivate var numbers: [Double] {
        get {
            switch self {
            case .linear(let start, let end): [start.x * 128, start.y * 128, end.x * 128, end.y * 128]
            case .radial(let center, let start, let end): [center.x * 128, center.y * 128, start, end]
            case .elliptical(let center, let start, let end):
                [center.x * 128, center.y * 128, start * 128, end * 128]
            case .angular(let center, let start, let end):
                [center.x * 128, center.y * 128, start.radians * 128, end.radians * 128]
            }
        }
        set {
            let first = UnitPoint(x: newValue[0] / 128, y: newValue[1] / 128)
            switch self {
            case .linear:
                self = .linear(from: first, to: UnitPoint(x: newValue[2] / 128, y: newValue[3] / 128))
            case .radial:
                self = .radial(center: first, startRadius: newValue[2], endRadius: newValue[3])
            case .elliptical:
                self = .elliptical(
                    center: first,
                    startRadius: newValue[2] / 128,
                    endRadius: newValue[3] / 128
                )
            case .angular:
                self = .angular(
                    center: first,
                    from: .radians(newValue[2] / 128),
                    to: .radians(newValue[3] / 128)
                )
            }
        }
    }
}

/// The numbers of a gradient; a zero has none.
struct GradientVector: VectorArithmetic {
    private(set) var numbers: [Double]

    init(_ numbers: [Double]) {
        self.numbers = numbers
    }

    static let zero = GradientVector([])

    static func == (first: GradientVector, second: GradientVector) -> Bool {
        combine(first, second) { $0 - $1 }.numbers.allSatisfy { $0 == 0 }
    }

    static func + (first: GradientVector, second: GradientVector) -> GradientVector {
        combine(first, second, by: +)
    }

    static func - (first: GradientVector, second: GradientVector) -> GradientVector {
        combine(first, second, by: -)
    }

    private static func combine(
        _ first: GradientVector,
        _ second: GradientVector,
        by operation: (Double, Double) -> Double
    ) -> GradientVector {
        let count = max(first.numbers.count, second.numbers.count)
        return GradientVector(
            (0..<count).map { index in
                operation(
                    index < first.numbers.count ? first.numbers[index] : 0,
                    index < second.numbers.count ? second.numbers[index] : 0
                )
            }
        )
    }

    mutating func scale(by rhs: Double) {
        for index in numbers.indices { numbers[index] *= rhs }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
