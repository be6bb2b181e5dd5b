import ButtonRendering
import Graphics

extension ButtonSize: WireCodable {
    package func write(to writer: inout WireWriter) {
        for count in [nodes, resolutions, states, steps, drawings] { writer.write(count) }
        writer.write(layers)
        writer.write(motion)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            nodes: try reader.readAmount(),
            resolutions: try reader.readAmount(limit: 2),
            states: try reader.readAmount(limit: Self.mostStates),
            steps: try reader.readAmount(),
            drawings: try reader.readAmount(),
            layers: try LayerCount(from: &reader),
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
        // Beyond the bound no picture is drawn as pixels.
        for count in [blurs, combinations, groups, depth] { writer.write(min(count, Self.most)) }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        func count() throws(WireError) -> Double {
            let count = try reader.readDouble()
            guard (0...Self.most).contains(count) else { throw WireError() }
            return count
        }
        self.init(
            blurs: try count(),
            combinations: try count(),
            groups: try count(),
            depth: try count()
        )
    }

    private static let most = 1e6
}

extension WireReader {
    /// Reads a number of things: prices are products of such numbers, so each has a bound.
    ///
    /// Far fewer are made before a limit of the interpreter, or of a tree, is reached.
    fileprivate mutating func readAmount(limit: Int = 1 << 24) throws(WireError) -> Int {
        let amount = try readInteger()
        guard (0...limit).contains(amount) else { throw WireError() }
        return amount
    }
}
