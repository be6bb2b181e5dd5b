/// Up to 256 colors that an image of indices uses, and the index of each color of the image.
///
/// An image of no more colors has all of them. Of others, similar colors share the most frequent one of them (a median
/// cut), so that flat areas have exactly their color, and edges and shadows one that is close to it.
struct ColorPalette {
    /// As `0xBBGGRR`.
    private(set) var colors: [UInt32] = []
    /// The index of each color of the image.
    private var indices: [UInt32: UInt8] = [:]

    /// The palette of an image of opaque colors, with a number of colors at most.
    init(of pixels: [UInt32], limit: Int) {
        var boxes = [Box(Self.histogram(of: pixels))]
        while boxes.count < limit, let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
            boxes[index].error > 0
        {
            boxes.append(boxes[index].split())
        }
        for box in boxes {
            for entry in box.entries { indices[entry.color] = UInt8(colors.count) }
            colors.append(box.mostFrequent)
        }
    }

    /// The index of a color of the image.
    func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

    private struct Entry {
        let color: UInt32
        let count: Int

        func component(_ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    }

    private static func histogram(of pixels: [UInt32]) -> [Entry] {
        var counts: [UInt32: Int] = [:]
        // Most pixels are equal to their neighbor.
        var (color, count) = (pixels.first ?? 0, 0)
        for pixel in pixels {
            if pixel != color {
                counts[color, default: 0] += count
                (color, count) = (pixel, 0)
            }
            count += 1
        }
        counts[color, default: 0] += count
        // The order of a dictionary differs from run to run.
        return counts.map { Entry(color: $0.key, count: $0.value) }.sorted { $0.color < $1.color }
    }

    /// Colors that share one of the palette.
    private struct Box {
        private(set) var entries: [Entry]
        /// The error of the color that they share: the squares of distances, weighted with the numbers of pixels.
        private(set) var error = 0

        /// The places of red, green and blue in a color.
        private static let shifts: [UInt32] = [0, 8, 16]

        init(_ entries: [Entry]) {
            self.entries = entries
            measure()
        }

        var mostFrequent: UInt32 { entries.max { $0.count < $1.count }?.color ?? 0 }

        /// Removes the upper half of the pixels along the component of the widest range, and returns it.
        mutating func split() -> Box {
            let shift = Self.shifts.max { range($0) < range($1) } ?? 0
            entries.sort { ($0.component(shift), $0.color) < ($1.component(shift), $1.color) }
            let half = entries.reduce(0) { $0 + $1.count } / 2
            var (sum, middle) = (0, 0)
            while middle < entries.count - 1, sum + entries[middle].count <= half {
                sum += entries[middle].count
                middle += 1
            }
            let upper = Box(Array(entries[max(1, middle)...]))
            entries.removeSubrange(max(1, middle)...)
            measure()
            return upper
        }

        private func range(_ shift: UInt32) -> Int {
            let components = entries.map { $0.component(shift) }
            return (components.max() ?? 0) - (components.min() ?? 0)
        }

        private mutating func measure() {
            let shared = Entry(color: mostFrequent, count: 0)
            error = entries.reduce(0) { error, entry in
                let distance = Self.shifts.reduce(0) { sum, shift in
                    let difference = entry.component(shift) - shared.component(shift)
                    return sum + difference * difference
                }
                return error + distance * entry.count
            }
        }
    }
}
