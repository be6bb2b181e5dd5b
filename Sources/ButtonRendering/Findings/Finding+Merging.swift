import Graphics

extension [Finding] {
    /// The findings of one rule, element, severity, certainty and origin as one, in the order of a report.
    var merged: [Finding] {
        var positions: [Finding.Key: Int] = [:]
        var merged: [Finding] = []
        for finding in self {
            if let position = positions[finding.key] {
                merged[position].add(finding)
            } else {
                positions[finding.key] = merged.count
                merged.append(finding)
            }
        }
        // A sort does not promise to keep the order of equal ones.
        return merged.enumerated()
            .sorted { first, second in
                let (order, other) = (first.element.order, second.element.order)
                return order == other
                    ? first.offset < second.offset : order.lexicographicallyPrecedes(other)
            }
            .map(\.element)
    }
}

extension Finding {
    /// The facts that findings which are one have in common.
    fileprivate struct Key: Hashable {
        let rule: FindingRule
        let element: DisplayItemID
        let kind: InspectedElement.Kind
        let severity: Severity
        let certainty: Certainty
        let origin: Origin
    }

    fileprivate var key: Key {
        Key(
            rule: rule,
            element: element.id,
            kind: element.kind,
            severity: severity,
            certainty: certainty,
            origin: origin
        )
    }

    /// Adds the conditions of another finding, whose values are taken over if they are worse.
    fileprivate mutating func add(_ other: Finding) {
        let others = other.conditions.filter { !conditions.contains($0) }
        guard other.excess > excess else {
            conditions += others
            return
        }
        let known = conditions
        self = other
        conditions = others + known
    }

    /// The place among the others: by severity, then by element and rule.
    fileprivate var order: [Int] {
        [
            severity.order, element.number, FindingRule.allCases.firstIndex(of: rule) ?? 0,
        ]
    }
}
