import ButtonRendering
import Graphics
import ViewEngine

extension StyleParameter: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(summary)
        writer.write(kind)
        writer.write(isArgument)
        writer.write(label)
        writer.write(isDefaultExact)
        writer.write(isSample)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            name: try reader.readText(),
            summary: try reader.readText(),
            kind: try reader.read(),
            isArgument: try reader.readFlag(),
            label: try reader.readOptional(),
            isDefaultExact: try reader.readFlag()
        )
        isSample = try reader.readFlag()
    }
}

extension StyleParameter.Kind: WireCodable {
    private enum Tag: UInt8 { case choice, number, boolean, integer, text, color }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .choice(let names, let value):
            writer.write(tag: Tag.choice.rawValue)
            writer.write(names)
            writer.write(value)
        case .number(let range, let unit, let value):
            writer.write(tag: Tag.number.rawValue)
            writer.write(range.lowerBound)
            writer.write(range.upperBound)
            writer.write(unit)
            writer.write(value)
        case .boolean(let value):
            writer.write(tag: Tag.boolean.rawValue)
            writer.write(value)
        case .integer(let range, let value):
            writer.write(tag: Tag.integer.rawValue)
            writer.write(range.lowerBound)
            writer.write(range.upperBound)
            writer.write(value)
        case .text(let value):
            writer.write(tag: Tag.text.rawValue)
            writer.write(value)
        case .color(let color):
            writer.write(tag: Tag.color.rawValue)
            writer.write(color)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .choice:
            let names: [String] = try reader.readList()
            let value = try reader.readText()
            guard names.contains(value) else { throw WireError() }
            self = .choice(names, default: value)
        case .number:
            let (lower, upper) = (try reader.readDouble(), try reader.readDouble())
            let (unit, value) = (try reader.readText(), try reader.readDouble())
            guard lower <= value, value <= upper, max(-lower, upper) <= Self.largestNumber else {
                throw WireError()
            }
            self = .number(lower...upper, unit: unit, default: value)
        case .boolean:
            self = .boolean(default: try reader.readFlag())
        case .integer:
            let (lower, upper) = (try reader.readInteger(), try reader.readInteger())
            let value = try reader.readInteger()
            guard lower <= value, value <= upper, lower >= -Self.largestInteger, upper <= Self.largestInteger
            else { throw WireError() }
            self = .integer(lower...upper, default: value)
        case .text:
            self = .text(default: try reader.readText())
        case .color:
            self = .color(default: try reader.read())
        }
    }

    /// The bounds of the ranges of numbers, whatever a source states.
    private static let largestNumber = 1e9
    private static let largestInteger = 1 << 41
}

extension Color: WireCodable {
    private enum Tag: UInt8 { case constant, system, accent, other }

    /// Writes a color that a query can state; of any other, no more than that it is one.
    package func write(to writer: inout WireWriter) {
        if let color = constant, color.isWithinRange {
            writer.write(tag: Tag.constant.rawValue)
            for component in [color.red, color.green, color.blue, color.opacity] { writer.write(component) }
        } else if let color = SystemColor.allCases.first(where: { Color($0) == self }) {
            writer.write(tag: Tag.system.rawValue)
            writer.write(color.rawValue)
        } else {
            writer.write(tag: (self == .accentColor ? Tag.accent : Tag.other).rawValue)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .constant:
            let color = ResolvedColor(
                red: try reader.readDouble(),
                green: try reader.readDouble(),
                blue: try reader.readDouble(),
                opacity: try reader.readDouble()
            )
            guard color.isWithinRange else { throw WireError() }
            self.init(color)
        case .system:
            guard let color = SystemColor(rawValue: try reader.readInteger()) else { throw WireError() }
            self.init(color)
        case .accent: self = .accentColor
        // Equal to no color that a query states, as the original is.
        case .other: self.init(resolvingBy: { _ in .clear })
        }
    }
}
