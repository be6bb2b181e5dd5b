import JSONReading

extension ImageSet {
    init(_ name: String, at path: String, reading contents: JSONValue, in reader: inout ContentsReader) {
        self.name = name
        self.path = path
        let properties = contents["properties"]
        renderingIntent = properties.flatMap { properties in
            reader.text("template-rendering-intent", of: properties, at: .root.member("properties"))
                .flatMap(RenderingIntent.init)
        }
        preservesVectors = properties?["preserves-vector-representation"] == .boolean(true)
        var entries: [Entry] = []
        for (entry, pointer) in reader.entries("images", of: contents) {
            entries.append(
                Entry(
                    conditions: AssetConditions(reading: entry, at: pointer, in: &reader),
                    file: reader.file(of: entry, at: pointer),
                    scale: reader.scale(of: entry, at: pointer),
                    resizing: entry["resizing"].flatMap {
                        ImageResizing(reading: $0, at: pointer.member("resizing"), in: &reader)
                    }
                )
            )
        }
        self.entries = entries
    }
}

extension ContentsReader {
    /// The number of a scale such as `3x`.
    fileprivate mutating func scale(of entry: JSONValue, at pointer: JSONPointer) -> Int? {
        guard let text = text("scale", of: entry, at: pointer) else { return nil }
        guard text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...4).contains(scale) else {
            report(at: pointer.member("scale"), "a scale is 1x, 2x or 3x")
            return nil
        }
        return scale
    }
}

extension ImageResizing {
    fileprivate init?(reading json: JSONValue, at pointer: JSONPointer, in reader: inout ContentsReader) {
        guard let mode = reader.text("mode", of: json, at: pointer).flatMap(Mode.init) else {
            reader.report(at: pointer, "the mode is not supported")
            return nil
        }
        self.mode = mode
        let center = json["center"]
        self.center =
            center.flatMap { reader.text("mode", of: $0, at: pointer.member("center")) }.flatMap(Center.init)
            ?? .stretch
        func length(_ json: JSONValue?) -> Double? {
            guard case .number(let number)? = json else { return nil }
            return min(max(number, 0), AssetLimits.resizedLength)
        }
        // Of three parts, each has all of the image in the other direction.
        func inset(_ name: String, isIn other: Mode) -> Double {
            mode == other ? 0 : length(json["cap-insets"]?[name]) ?? 0
        }
        top = inset("top", isIn: .threePartsHorizontal)
        left = inset("left", isIn: .threePartsVertical)
        bottom = inset("bottom", isIn: .threePartsHorizontal)
        right = inset("right", isIn: .threePartsVertical)
        centerWidth = mode == .threePartsVertical ? nil : length(center?["width"])
        centerHeight = mode == .threePartsHorizontal ? nil : length(center?["height"])
    }
}
