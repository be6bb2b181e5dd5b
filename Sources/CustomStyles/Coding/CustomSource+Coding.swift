import ButtonRendering
package import ProjectResources
package import StyleSyntax

extension CustomSource {
    /// Writes what is known of the source beside its text.
    package func write(to writer: inout WireWriter) {
        writer.write(styles)
        writer.write(refusals)
        writer.write(standIns)
        writer.write(diagnostics)
        writer.write(failures)
        writer.write(languages)
        writer.write(isForMac)
        writer.write(declaresNoStyle)
    }

    /// Reads what is known of a source.
    package convenience init(
        _ text: SourceText,
        hash: String,
        resources: SourceResources? = nil,
        from reader: inout WireReader
    ) throws(WireError) {
        let styles: [CustomStyle] = try reader.readList()
        self.init(
            text,
            hash: hash,
            styles: styles.map { $0.with(StyleCode(of: $0.name, in: text, required: $0.code.required)) },
            refusals: try reader.readList(),
            standIns: try reader.readList(),
            diagnostics: try reader.readList(),
            failures: try reader.readList(),
            languages: try reader.readList(),
            isForMac: try reader.readFlag(),
            declaresNoStyle: try reader.readFlag(),
            resources: resources
        )
        // A source has errors or a style.
        guard styles.isEmpty != isValid else { throw WireError() }
    }
}

extension CustomStyle: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(displayName)
        writer.write(kind.rawValue)
        writer.write(place)
        writer.write(summary)
        writer.write(states.count)
        for state in states { writer.write(tag: state.rawValue) }
        writer.write(takesBorderShape)
        writer.write(content)
        writer.write(parameters)
        writer.write(code.required.sorted())
        writer.write(size)
        writer.write(standIns)
        writer.write(samples)
        writer.write(messages)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let name = try reader.readText()
        let displayName: String? = try reader.readOptional()
        guard let kind = Kind(rawValue: try reader.readText()) else { throw WireError() }
        let place: SourcePlace = try reader.read()
        let summary = try reader.readText()
        var states: [ButtonState] = []
        for _ in 0..<(try reader.readCount()) { states.append(ButtonState(rawValue: try reader.readByte())) }
        let known: ButtonState = [.pressed, .selected, .disabled, .focused, .hovered]
        guard states.first == .normal, Set(states).count == states.count, states.allSatisfy(known.isSuperset)
        else { throw WireError() }
        self.init(
            name: name,
            displayName: displayName,
            kind: kind,
            place: place,
            summary: summary,
            states: states,
            takesBorderShape: try reader.readFlag(),
            content: try reader.readOptional(),
            parameters: try reader.readList(),
            code: StyleCode(type: name, files: [], required: Set(try reader.readList() as [String])),
            size: try reader.readOptional()
        )
        standIns = try reader.readList()
        samples = try reader.readList()
        messages = try reader.readList()
    }

    /// The same style with its code.
    fileprivate func with(_ code: StyleCode) -> CustomStyle {
        var style = CustomStyle(
            name: name,
            displayName: displayName,
            kind: kind,
            place: place,
            summary: summary,
            states: states,
            takesBorderShape: takesBorderShape,
            content: content,
            parameters: parameters,
            code: code,
            size: size
        )
        style.standIns = standIns
        style.samples = samples
        style.messages = messages
        return style
    }
}

extension CustomSample: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(texts)
        writer.write(isView)
        writer.write(isImage)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            name: try reader.readText(),
            texts: try reader.readList(),
            isView: try reader.readFlag(),
            isImage: try reader.readFlag()
        )
    }
}

extension StyleRefusal: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(kind.rawValue)
        writer.write(displayName)
        writer.write(place)
        writer.write(diagnostics)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let name = try reader.readText()
        guard let kind = CustomStyle.Kind(rawValue: try reader.readText()) else { throw WireError() }
        self.init(
            name: name,
            kind: kind,
            displayName: try reader.readOptional(),
            place: try reader.read(),
            diagnostics: try reader.readList()
        )
        guard diagnostics.contains(where: { $0.severity == .error }) else { throw WireError() }
    }
}

extension CustomStandIn: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(place)
        writer.write(type)
        writer.write(parameter)
        writer.write(isOfApple)
        writer.write(isDrawn)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            name: try reader.readText(),
            place: try reader.read(),
            type: try reader.readText(),
            parameter: try reader.readText(),
            isOfApple: try reader.readFlag(),
            isDrawn: try reader.readFlag()
        )
    }
}
