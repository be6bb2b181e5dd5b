import ButtonRendering
import ViewEngine

extension PresentedContent: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(isPreview)
        writer.write(isOfStyle)
        writer.write(picture ?? -1)
        writer.write(traits)
        writer.write(controls)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let isPreview = try reader.readFlag()
        let isOfStyle = try reader.readFlag()
        let picture = try reader.readInteger()
        guard (-1..<CustomStyle.mostPictures).contains(picture) else { throw WireError() }
        self.init(
            isPreview: isPreview,
            isOfStyle: isOfStyle,
            picture: picture < 0 ? nil : picture,
            traits: try PreviewTraits(from: &reader)
        )
        controls = try reader.readInteger()
        guard (0...TreeLimits.controls).contains(controls) else { throw WireError() }
    }
}

/// The traits without the name, which a root has.
extension PreviewTraits: WireCodable {
    private enum Layout: UInt8 { case none, device, sizeThatFits, fixed }

    package func write(to writer: inout WireWriter) {
        switch layout {
        case nil: writer.write(tag: Layout.none.rawValue)
        case .device: writer.write(tag: Layout.device.rawValue)
        case .sizeThatFits: writer.write(tag: Layout.sizeThatFits.rawValue)
        case .fixed(let width, let height):
            writer.write(tag: Layout.fixed.rawValue)
            writer.write(width)
            writer.write(height)
        }
        writer.write(orientation.flatMap(InterfaceOrientation.allCases.firstIndex) ?? -1)
        writer.write(colorScheme.flatMap(ColorScheme.allCases.firstIndex) ?? -1)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let kind: Layout = try reader.readCase()
        let layout: PreviewLayout?
        switch kind {
        case .none: layout = nil
        case .device: layout = .device
        case .sizeThatFits: layout = .sizeThatFits
        case .fixed:
            let (width, height) = (try reader.readDouble(), try reader.readDouble())
            guard PreviewLayout.lengths.contains(width), PreviewLayout.lengths.contains(height) else {
                throw WireError()
            }
            layout = .fixed(width: width, height: height)
        }
        let orientation = try reader.readInteger()
        let orientations = InterfaceOrientation.allCases
        guard orientation == -1 || orientations.indices.contains(orientation) else { throw WireError() }
        let colorScheme = try reader.readInteger()
        let colorSchemes = ColorScheme.allCases
        guard colorScheme == -1 || colorSchemes.indices.contains(colorScheme) else { throw WireError() }
        self.init(
            layout: layout,
            orientation: orientation < 0 ? nil : orientations[orientation],
            colorScheme: colorScheme < 0 ? nil : colorSchemes[colorScheme]
        )
    }
}
