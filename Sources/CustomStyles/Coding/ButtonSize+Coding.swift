import ButtonRendering
import Graphics

extension ButtonSize: WireCodable {
    package func write(to writer: inout WireWriter) {
        for count in [nodes, movingNodes, resolutions, states, steps, drawings] { writer.write(count) }
        writer.write(layers)
        writer.write(area.bounded)
        writer.write(motion)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            nodes: try reader.readAmount(),
            movingNodes: try reader.readAmount(),
            resolutions: try reader.readAmount(limit: 2),
            states: try reader.readAmount(limit: Self.mostStates),
            steps: try reader.readAmount(),
            drawings: try reader.readAmount(),
            layers: try LayerCount(from: &reader),
            area: try reader.readMeasure(),
            motion: try reader.readOptional()
        )
    }

    private static let mostStates = 16
}

extension ButtonSize.Motion: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(duration)
        writer.write(isEndless)
        writer.write(pictures)
        writer.write(drawings)
        writer.write(layers)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let duration = try reader.readDouble()
        guard (0...Self.longestDuration).contains(duration) else { throw WireError() }
        self.init(
            duration: duration,
            isEndless: try reader.readFlag(),
            pictures: try reader.readAmount(),
            drawings: try reader.readAmount(),
            layers: try LayerCount(from: &reader)
        )
    }

    /// In seconds; a press is recorded for a few.
    private static let longestDuration = 60.0
}

extension LayerCount: WireCodable {
    package func write(to writer: inout WireWriter) {
        for measure in [blurs, blurredArea, combinations, groups, depth] {
            writer.write(measure.bounded)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            blurs: try reader.readMeasure(),
            blurredArea: try reader.readMeasure(),
            combinations: try reader.readMeasure(),
            groups: try reader.readMeasure(),
            depth: try reader.readMeasure()
        )
    }
}

extension Double {
    /// A bound of counts of layers, and of areas in square points, beyond which no picture is drawn as pixels.
    fileprivate static let mostOfAnything = 1e9

    /// The nearest measure that is within the bounds; 0 for what is not a number.
    fileprivate var bounded: Double { min(max(0, self), Self.mostOfAnything) }
}

extension WireReader {
    /// Reads a count of layers, or an area.
    fileprivate mutating func readMeasure() throws(WireError) -> Double {
        let measure = try readDouble()
        guard (0...Double.mostOfAnything).contains(measure) else { throw WireError() }
        return measure
    }

    /// Reads a number of things: prices are products of such numbers, so each has a bound.
    ///
    /// Far fewer are made before a limit of the interpreter, or of a tree, is reached.
    fileprivate mutating func readAmount(limit: Int = 1 << 24) throws(WireError) -> Int {
        let amount = try readInteger()
        guard (0...limit).contains(amount) else { throw WireError() }
        return amount
    }
}
