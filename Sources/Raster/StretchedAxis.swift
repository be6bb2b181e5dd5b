import Graphics

/// One direction of an image that is stretched by its slices: the pixels that each pixel of the result is made of.
struct StretchedAxis {
    /// A pixel of the image, and how much of it there is.
    struct Share {
        let pixel: Int
        let weight: Double
    }

    /// A part of the result and the pixels that it shows.
    private struct Part {
        let start: Double
        let end: Double
        let source: Range<Int>
        let isTiled: Bool
    }

    private(set) var shares: [Share] = []
    /// The indices of the first shares of the pixels of the result, and of the end.
    private var starts = [0]

    /// The shares of one pixel of the result.
    func shares(of pixel: Int) -> ArraySlice<Share> { shares[starts[pixel]..<starts[pixel + 1]] }

    /// Creates the shares for a number of pixels of a length in pixels of the image, which has a number of them.
    ///
    /// `first` and `last` are the lengths of the parts at both ends, and `center` is that of the part beside the first
    /// one; `nil` is all that is left. Parts that are longer than the result together are shortened by one factor.
    init(
        of count: Int,
        first: Double,
        center: Double?,
        last: Double,
        isTiled: Bool,
        length: Double,
        pixels: Int
    ) {
        let first = Self.whole(first, atMost: count)
        let last = Self.whole(last, atMost: count - first)
        let middle = count - first - last
        let centered = max(1, center.map { Self.whole($0, atMost: middle) } ?? middle)
        // Without a center, the last pixel before it.
        let centerStart = min(first, count - centered)
        let factor = min(1, length / Double(max(1, first + last)))
        let (firstEnd, lastStart) = (Double(first) * factor, length - Double(last) * factor)
        let parts = [
            Part(start: 0, end: firstEnd, source: 0..<first, isTiled: false),
            Part(
                start: firstEnd,
                end: lastStart,
                source: centerStart..<centerStart + centered,
                isTiled: isTiled
            ),
            Part(start: lastStart, end: length, source: count - last..<count, isTiled: false),
        ]
        for pixel in 0..<pixels {
            let start = Double(pixel) * length / Double(pixels)
            let end = Double(pixel + 1) * length / Double(pixels)
            for part in parts where !part.source.isEmpty {
                let (from, to) = (max(start, part.start), min(end, part.end))
                // A share that rounding has left is none.
                if to - from > 1e-9 { add(part, from: from - part.start, to: to - part.start) }
            }
            starts.append(shares.count)
        }
    }

    /// A length in whole pixels, also of one that is no number.
    private static func whole(_ length: Double, atMost limit: Int) -> Int {
        length > 0 ? Int(min(length, Double(limit)).rounded()) : 0
    }

    /// Adds the shares of an interval of a part.
    private mutating func add(_ part: Part, from: Double, to: Double) {
        let count = Double(part.source.count)
        guard part.isTiled else {
            let scale = count / (part.end - part.start)
            if scale < 1 {
                addBetween((from + to) / 2 * scale, in: part.source, weight: to - from)
            } else {
                addMean(from: from * scale, to: to * scale, of: part.source, weight: 1 / scale)
            }
            return
        }
        var position = from
        while to - position > 1e-9 {
            let tile = (position / count + 1e-12).rounded(.down)
            let end = min(to, (tile + 1) * count)
            addMean(from: position - tile * count, to: end - tile * count, of: part.source, weight: 1)
            position = end
        }
    }

    /// Adds all pixels of an interval.
    private mutating func addMean(from: Double, to: Double, of source: Range<Int>, weight: Double) {
        var pixel = max(0, Int(from))
        while pixel < source.count, Double(pixel) < to {
            let covered = min(to, Double(pixel + 1)) - max(from, Double(pixel))
            if covered > 0 {
                shares.append(Share(pixel: source.lowerBound + pixel, weight: covered * weight))
            }
            pixel += 1
        }
    }

    /// Adds the two pixels on both sides of a position.
    private mutating func addBetween(_ position: Double, in source: Range<Int>, weight: Double) {
        let place = min(max(position - 0.5, 0), Double(source.count - 1))
        let pixel = Int(place)
        let fraction = place - Double(pixel)
        shares.append(Share(pixel: source.lowerBound + pixel, weight: (1 - fraction) * weight))
        if fraction > 0 {
            shares.append(Share(pixel: source.lowerBound + pixel + 1, weight: fraction * weight))
        }
    }
}
