import Graphics

/// The path data of the rounded rectangles written so far.
///
/// Layout is in whole pixels, so the buttons of a style have a few hundred different sizes, whatever they
/// say; and a rectangle with Apple's corners is 82 numbers.
struct CornerCache {
    private struct Key: Hashable {
        let rect: CGRect
        let radius: CGFloat
    }

    /// A rectangle takes some 700 bytes.
    private static let limit = 1024

    private var entries: [Key: [UInt8]] = [:]

    /// The data of a rectangle with continuous corners.
    mutating func data(for rect: CGRect, cornerRadius: CGFloat) -> [UInt8] {
        let key = Key(rect: rect, radius: cornerRadius)
        if let data = entries[key] { return data }
        if entries.count == Self.limit { entries.removeAll(keepingCapacity: true) }
        var data: [UInt8] = []
        data.append(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
        entries[key] = data
        return data
    }
}
