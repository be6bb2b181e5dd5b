/// The differences between the styles of two folders.
package struct StyleReport: Sendable {
    /// In the order of their names.
    package let styles: [ComparedStyle]

    package init(styles: [ComparedStyle]) {
        self.styles = styles.sorted { ($0.name, $0.file) < ($1.name, $1.file) }
    }

    /// The styles that do not look as before.
    package var different: [ComparedStyle] { styles.filter { $0.change != .same } }

    /// The sources that cannot be drawn any more, or never could.
    package var broken: [ComparedStyle] { styles.filter { $0.change == .broken } }

    /// One sentence.
    package var summary: String {
        guard !different.isEmpty else { return "No style looks different (\(styles.count) compared)." }
        let counts = ComparedStyle.Change.allCases.compactMap { change -> String? in
            let count = styles.count { $0.change == change }
            return count == 0 ? nil : "\(count) \(change.rawValue)"
        }
        return counts.joined(separator: ", ") + "."
    }
}
