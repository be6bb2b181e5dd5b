import Graphics

extension Path {
    /// The path without the points of a convex region; `nil` if its contours do not tell what is inside.
    ///
    /// The outer contours run clockwise and its holes counterclockwise, so that the inside is on the right.
    func subtracting(_ region: ConvexRegion) -> Path? {
        var whole: [Path] = []
        var cuts: [OutsidePiece] = []
        for contour in contours {
            let pieces = contour.segments.pieces(outside: region)
            if let pieces {
                cuts += pieces
            } else if case .move(let start) = contour.elements.first, !region.contains(start) {
                whole.append(contour)
            }
        }
        if cuts.isEmpty {
            // The region is in the ink as a whole, or outside of it.
            if Path(elements: whole.flatMap(\.elements)).contains(region.center) {
                whole.append(region.path.reversed)
            }
        } else {
            guard let closed = OutsidePiece.contours(joining: cuts, along: region) else { return nil }
            whole += closed
        }
        return Path(elements: whole.flatMap(\.elements))
    }
}

/// A part of a contour from where it leaves a region to where it enters it again.
private struct OutsidePiece {
    var segments: [PathSegment] = []

    /// The contours of pieces that are joined along the boundary of the region, counterclockwise: the inside is on the
    /// right of a piece that enters the region.
    static func contours(joining pieces: [OutsidePiece], along region: ConvexRegion) -> [Path]? {
        struct Crossing {
            let place: CGFloat
            let piece: Int
            let isExit: Bool
        }
        var crossings: [Crossing] = []
        for (index, piece) in pieces.enumerated() {
            guard let first = piece.segments.first, let last = piece.segments.last else { return nil }
            crossings.append(Crossing(place: region.place(of: first.start), piece: index, isExit: true))
            crossings.append(Crossing(place: region.place(of: last.end), piece: index, isExit: false))
        }
        crossings.sort { $0.place > $1.place }
        // Each entrance belongs to the exit that follows it, as parentheses do where parts overlap.
        var next: [Int: Int] = [:]
        for (index, entrance) in crossings.enumerated() where !entrance.isExit {
            var depth = 0
            for step in 0..<crossings.count {
                let crossing = crossings[(index + step) % crossings.count]
                depth += crossing.isExit ? -1 : 1
                if depth == 0 {
                    next[entrance.piece] = crossing.piece
                    break
                }
            }
        }
        guard next.count == pieces.count, Set(next.values).count == pieces.count else { return nil }
        var contours: [Path] = []
        var remaining = Set(pieces.indices)
        while let first = remaining.min() {
            var segments: [PathSegment] = []
            var current = first
            repeat {
                guard remaining.remove(current) != nil, let following = next[current],
                    let end = pieces[current].segments.last?.end,
                    let start = pieces[following].segments.first?.start
                else { return nil }
                segments += pieces[current].segments
                let corners = region.corners(
                    from: region.place(of: end),
                    to: region.place(of: start),
                    clockwise: false
                )
                var corner = end
                for point in corners + [start] {
                    segments.append(PathSegment(start: corner, element: .line(to: point)))
                    corner = point
                }
                current = following
            } while current != first
            contours.append(Path(contour: segments))
        }
        return contours
    }
}

extension [PathSegment] {
    /// The parts of a contour outside of a region; `nil` if the contour does not cross its boundary.
    fileprivate func pieces(outside region: ConvexRegion) -> [OutsidePiece]? {
        var pieces: [OutsidePiece] = []
        var open: OutsidePiece?
        /// The piece at the start of the contour, before it enters the region for the first time.
        var head: OutsidePiece?
        var crosses = false
        for segment in self {
            for part in segment.parts(dividedBy: region) {
                if part.isOutside {
                    open = open ?? OutsidePiece()
                    open?.segments.append(part.segment)
                }
                guard part.endsAtCrossing else { continue }
                if part.isOutside, let piece = open {
                    if crosses { pieces.append(piece) } else { head = piece }
                    open = nil
                }
                crosses = true
            }
        }
        guard crosses else { return nil }
        // The contour begins in the middle of the piece that its end begins.
        if head != nil || open != nil {
            pieces.append(OutsidePiece(segments: (open?.segments ?? []) + (head?.segments ?? [])))
        }
        return pieces
    }
}

extension PathSegment {
    fileprivate struct Part {
        let segment: PathSegment
        let isOutside: Bool
        let endsAtCrossing: Bool
    }

    /// The parts between the points where the segment crosses the boundary of a region.
    fileprivate func parts(dividedBy region: ConvexRegion) -> [Part] {
        // Enough that none is longer than the gap around a slash.
        let steps = 24
        var parts: [Part] = []
        var (start, isInside) = (CGFloat(0), region.contains(self.start))
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            guard region.contains(point(at: share)) != isInside else { continue }
            let crossing = crossing(
                of: region,
                between: CGFloat(step - 1) / CGFloat(steps),
                and: share,
                isInsideAtFirst: isInside
            )
            parts.append(
                Part(segment: part(from: start, to: crossing), isOutside: !isInside, endsAtCrossing: true)
            )
            (start, isInside) = (crossing, !isInside)
        }
        parts.append(Part(segment: part(from: start, to: 1), isOutside: !isInside, endsAtCrossing: false))
        return parts
    }

    /// The parameter where the segment crosses the boundary, by bisection.
    private func crossing(
        of region: ConvexRegion,
        between first: CGFloat,
        and last: CGFloat,
        isInsideAtFirst: Bool
    ) -> CGFloat {
        var (first, last) = (first, last)
        for _ in 0..<24 {
            let middle = (first + last) / 2
            if region.contains(point(at: middle)) == isInsideAtFirst { first = middle } else { last = middle }
        }
        return (first + last) / 2
    }
}
