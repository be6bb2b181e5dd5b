/// Linear equations that are added one after the other; those that earlier ones exclude are left out.
struct LinearSystem {
    /// A sum of multiples of unknowns and a constant.
    struct Sum {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        /// Adds a multiple of another sum.
        mutating func add(_ other: Sum, times factor: Double = 1) {
            for (unknown, value) in other.factors { factors[unknown, default: 0] += factor * value }
            constant += factor * other.constant
        }
    }

    /// The sums that the unknowns are equal to, which have only unknowns that are open.
    private var solved: [Int: Sum] = [:]
    /// The least factor that counts.
    private static let precision = 1e-9

    /// Adds the equation by which a sum is 0.
    mutating func add(_ sum: Sum) {
        let open = reduced(sum)
        // The unknown with the largest factor, and of these the first: dictionaries have no order.
        guard
            let (unknown, factor) = open.factors.max(by: {
                (abs($0.value), -$0.key) < (abs($1.value), -$1.key)
            })
        else { return }
        var value = Sum()
        value.add(open, times: -1 / factor)
        value.factors[unknown] = nil
        for (other, sum) in solved {
            guard let share = sum.factors[unknown] else { continue }
            var sum = sum
            sum.factors[unknown] = nil
            sum.add(value, times: share)
            solved[other] = Self.cleaned(sum)
        }
        solved[unknown] = Self.cleaned(value)
    }

    /// The value of a sum; unknowns that are open are 0.
    func value(of sum: Sum) -> Double { reduced(sum).constant }

    /// Whether the value of a sum is settled.
    func isSettled(_ sum: Sum) -> Bool { reduced(sum).factors.isEmpty }

    /// The sum in unknowns that are open.
    private func reduced(_ sum: Sum) -> Sum {
        var result = Sum(constant: sum.constant)
        for (unknown, factor) in sum.factors.sorted(by: { $0.key < $1.key }) {
            if let known = solved[unknown] {
                result.add(known, times: factor)
            } else {
                result.factors[unknown, default: 0] += factor
            }
        }
        return Self.cleaned(result)
    }

    private static func cleaned(_ sum: Sum) -> Sum {
        Sum(factors: sum.factors.filter { abs($0.value) > precision }, constant: sum.constant)
    }
}
