package import Graphics

/// A measured fact about one element of a root, with a limit that somebody published.
package struct Finding {
    /// The weight of a finding, the greatest first.
    package enum Severity: String, Comparable, Sendable, CaseIterable {
        case error, warning, information

        /// The place among all, 0 for the greatest.
        var order: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .information: 2
            }
        }

        /// Whether one is less serious than another.
        package static func < (first: Severity, second: Severity) -> Bool { first.order > second.order }
    }

    package enum Certainty: String, Sendable {
        /// The measure is exact, or beyond the limit by more than its error.
        case certain
        /// The measure is within its error, or within 3 % of the limit.
        case close
        case notMeasured
    }

    /// The one who decides the value.
    package enum Origin: String, Sendable {
        case source, system
    }

    package enum Unit: String, Sendable {
        case ratio, points, seconds
        /// The distance in OKLab, times 100.
        case difference
        /// A size by another one.
        case factor
    }

    package let rule: FindingRule
    package var severity: Severity
    package var certainty: Certainty
    package var origin = Origin.source
    /// The conditions that it holds in, the worst first.
    package var conditions: [FindingCondition]
    package let element: InspectedElement
    package var measured: Double?
    package var limit: Double?
    package var unit: Unit?
    package var foreground: ResolvedColor?
    package var background: ResolvedColor?
    /// The reason for which it is not measured, or what is wrong where no number says that.
    package var reason: String?
    /// Whether the same text passes where the contrast is increased; `nil` for other rules.
    package var passesIncreased: Bool?

    init(
        _ rule: FindingRule,
        severity: Severity,
        of element: InspectedElement,
        in condition: FindingCondition,
        measured: Double? = nil,
        limit: Double? = nil,
        unit: Unit? = nil,
        reason: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.element = element
        conditions = [condition]
        self.measured = measured
        self.limit = limit
        self.unit = unit
        self.reason = reason
        let isClose = measured.map { abs($0 - (limit ?? .infinity)) <= 0.03 * (limit ?? 0) } ?? false
        certainty = isClose ? .close : .certain
    }

    /// A finding of a rule that cannot be measured.
    static func notMeasured(
        _ rule: FindingRule,
        severity: Severity,
        of element: InspectedElement,
        in condition: FindingCondition,
        because reason: String
    ) -> Finding {
        var finding = Finding(rule, severity: severity, of: element, in: condition, reason: reason)
        finding.certainty = .notMeasured
        return finding
    }

    /// The distance of the measure from its limit, as a part of the limit if that is not 0; 0 without both.
    var excess: Double {
        guard let measured, let limit else { return 0 }
        // A limit of 0 means that nothing may be missing: the measure says how much is.
        return limit == 0 ? measured : abs(measured - limit) / limit
    }
}
