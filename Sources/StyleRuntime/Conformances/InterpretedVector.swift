import Graphics
import ViewEngine

/// The animatable data of a shape of the source: its numbers, those of pairs one after the other.
package struct InterpretedVector: VectorArithmetic {
    private var numbers: [Double]

    package static let zero = InterpretedVector(numbers: [])

    private init(numbers: [Double]) {
        self.numbers = numbers
    }

    package init(_ value: Value) {
        numbers = []
        append(value)
    }

    private mutating func append(_ value: Value) {
        switch value {
        case .number(let number): numbers.append(number)
        case .tuple(let parts): for part in parts { append(part) }
        case .engine(let point as CGPoint): numbers += [point.x, point.y]
        case .engine(let size as CGSize): numbers += [size.width, size.height]
        case .engine(let rect as CGRect): numbers += [rect.minX, rect.minY, rect.width, rect.height]
        case .engine(let point as UnitPoint):
            numbers += [point.animatableData.first, point.animatableData.second]
        case .engine(let angle as Angle): numbers.append(angle.radians)
        default: break
        }
    }

    /// The value with these numbers, of the kind of another one.
    func value(like other: Value) -> Value {
        var position = 0
        return value(like: other, &position)
    }

    private func value(like other: Value, _ position: inout Int) -> Value {
        func next() -> Double {
            defer { position += 1 }
            return position < numbers.count ? numbers[position] : 0
        }
        switch other {
        case .number: return .number(next())
        case .tuple(let parts):
            var values: [Value] = []
            for part in parts { values.append(value(like: part, &position)) }
            return .tuple(values)
        case .engine(is CGPoint): return .engine(CGPoint(x: next(), y: next()))
        case .engine(is CGSize): return .engine(CGSize(width: next(), height: next()))
        case .engine(is CGRect):
            return .engine(CGRect(x: next(), y: next(), width: next(), height: next()))
        case .engine(var point as UnitPoint):
            point.animatableData = AnimatablePair(next(), next())
            return .engine(point)
        case .engine(is Angle): return .engine(Angle(radians: next()))
        default: return other
        }
    }

    // MARK: Arithmetic

    package static func + (first: InterpretedVector, second: InterpretedVector) -> InterpretedVector {
        combine(first, with: second, by: +)
    }

    package static func - (first: InterpretedVector, second: InterpretedVector) -> InterpretedVector {
        combine(first, with: second, by: -)
    }

    /// A missing number is zero.
    private static func combine(
        _ first: InterpretedVector,
        with second: InterpretedVector,
        by operation: (Double, Double) -> Double
    ) -> InterpretedVector {
        InterpretedVector(
            numbers: (0..<max(first.numbers.count, second.numbers.count)).map {
                operation(
                    $0 < first.numbers.count ? first.numbers[$0] : 0,
                    $0 < second.numbers.count ? second.numbers[$0] : 0
                )
            }
        )
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
