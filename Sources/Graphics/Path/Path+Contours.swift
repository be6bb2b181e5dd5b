extension Path {
    /// The separate outlines of the path, in its order.
    package var contours: [Path] {
        var contours: [[Element]] = []
        for element in elements {
            if case .move = element { contours.append([]) }
            guard !contours.isEmpty else { continue }
            contours[contours.count - 1].append(element)
        }
        // A move without anything after it draws nothing.
        return contours.filter { $0.count > 1 }.map { Path(elements: $0) }
    }
}
