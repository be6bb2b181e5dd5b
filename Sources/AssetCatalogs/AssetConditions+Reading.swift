import JSONReading

extension AssetConditions {
    /// The members of an entry that are conditions on a device whose kind is not known here.
    private static let unknown = [
        "width-class", "height-class", "memory", "graphics-feature-set", "screen-width",
    ]

    /// Reads the conditions of an entry of a set.
    init(reading entry: JSONValue, at pointer: JSONPointer, in reader: inout ContentsReader) {
        if let text = reader.text("idiom", of: entry, at: pointer) {
            if let known = AssetIdiom(rawValue: text) { idiom = known } else { isExcluded = true }
        }
        // A subtype is a device of its own: `retina4`, a size of a watch, `mac-catalyst`.
        if entry["subtype"] != nil { isExcluded = true }
        if let text = reader.text("display-gamut", of: entry, at: pointer) {
            gamut = DisplayGamut(rawValue: text)
            if gamut == nil { isExcluded = true }
        }
        if let text = reader.text("language-direction", of: entry, at: pointer) {
            direction = LanguageDirection(rawValue: text)
            if direction == nil { isExcluded = true }
        }
        language = reader.text("locale", of: entry, at: pointer)
        unknownCount = Self.unknown.count { entry[$0] != nil }
        readAppearances(of: entry, at: pointer, in: &reader)
    }

    private mutating func readAppearances(
        of entry: JSONValue,
        at pointer: JSONPointer,
        in reader: inout ContentsReader
    ) {
        guard let appearances = entry["appearances"] else { return }
        let pointer = pointer.member("appearances")
        guard case .array(let appearances) = appearances else {
            reader.report(at: pointer, "appearances are an array")
            return
        }
        for (index, appearance) in appearances.prefix(AssetLimits.entries).enumerated() {
            let pointer = pointer.element(index)
            let name = reader.text("appearance", of: appearance, at: pointer)
            let value = reader.text("value", of: appearance, at: pointer)
            switch (name, value) {
            case ("luminosity", "light"), ("luminosity", "dark"):
                luminosity = value.flatMap(AssetLuminosity.init)
            case ("contrast", "high"), ("contrast", "normal"): contrast = value.flatMap(AssetContrast.init)
            default: isExcluded = true
            }
        }
    }
}
