import ButtonRendering

extension ButtonSize: WireCodable {
    package func write(to writer: inout WireWriter) {
        for count in [nodes, resolutions, states, steps, drawings] { writer.write(count) }
        writer.write(motion)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            nodes: try reader.readAmount(),
            resolutions: try reader.readAmount(),
            states: try reader.readAmount(),
            steps: try reader.readAmount(),
            drawings: try reader.readAmount(),
            motion: try reader.readOptional()
        )
    }
}

extension ButtonSize.Motion: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(duration)
        writer.write(isEndless)
        writer.write(pictures)
        writer.write(drawings)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let duration = try reader.readDouble()
        guard duration >= 0, duration.isFinite else { throw WireError() }
        self.init(
            duration: duration,
            isEndless: try reader.readFlag(),
            pictures: try reader.readAmount(),
            drawings: try reader.readAmount()
        )
    }
}

extension WireReader {
    /// Reads a number of things: prices are computed from it, so it has a bound.
    fileprivate mutating func readAmount() throws(WireError) -> Int {
        let amount = try readInteger()
        guard (0...1 << 40).contains(amount) else { throw WireError() }
        return amount
    }
}
