import Graphics

extension SVGDocumentWriter {
    /// Writes items that depend on the viewer.
    mutating func write(_ lists: [Variant<[TimelineItem]>], textForm: SVGDocument.TextForm) {
        guard !lists.areEqual() else {
            for item in lists[0].value { write(item, textForm: textForm) }
            return
        }
        let shortest = lists.reduce(Int.max) { min($0, $1.value.count) }
        if lists.allSatisfy({ $0.value.count == shortest }) {
            for index in 0..<shortest { write(lists.map { $0.map { $0[index] } }, textForm: textForm) }
            return
        }
        // The items that only some viewers see are mostly between others.
        func areAlike(_ item: ([TimelineItem]) -> TimelineItem) -> Bool {
            lists.allSatisfy { item($0.value).isAlike(item(lists[0].value)) }
        }
        var start = 0
        while start < shortest, areAlike({ $0[start] }) { start += 1 }
        var end = 0
        while start + end < shortest, areAlike({ $0[$0.count - 1 - end] }) { end += 1 }
        for index in 0..<start { write(lists.map { $0.map { $0[index] } }, textForm: textForm) }
        let rest = lists.map { $0.map { Array($0[start..<($0.count - end)]) } }
        for part in rest.partitioned(by: { $0.count == $1.count }) where !part[0].value.isEmpty {
            group(visibleIn: part, of: lists) { $0.write(part, textForm: textForm) }
        }
        for index in (0..<end).reversed() {
            write(lists.map { $0.map { $0[$0.count - 1 - index] } }, textForm: textForm)
        }
    }

    /// Writes an item that depends on the viewer.
    private mutating func write(_ items: [Variant<TimelineItem>], textForm: SVGDocument.TextForm) {
        guard !items.areEqual() else { return write(items[0].value, textForm: textForm) }
        let parts = items.partitioned { $0.isAlike($1) }
        guard parts.count > 1 else { return write(alike: items, textForm: textForm) }
        for part in parts {
            group(visibleIn: part, of: items) { $0.write(part, textForm: textForm) }
        }
    }

    /// Writes an item of which only colors and opacities depend on the viewer.
    private mutating func write(alike items: [Variant<TimelineItem>], textForm: SVGDocument.TextForm) {
        let item = items[0].value
        let colors = items.compactMap { variant in
            variant.value.drawing.color.map { Variant(set: variant.set, value: $0) }
        }
        group(presence: item.presence) { document in
            document.group(offset: item.offset) { document in
                switch item.drawing {
                case .fill(let shape, let color):
                    let classes = document.definitions.styleSheet.classes(coloring: colors, use: .fill)
                    document.svg.shape(shape, caches: document.caches, clock: document.clock) { svg in
                        svg.fill(color.rest)
                        svg.attribute(classes: classes)
                    }
                case .stroke(let shape, let style, let color):
                    let clock = document.clock
                    let classes = document.definitions.styleSheet.classes(coloring: colors, use: .stroke)
                    document.svg.shape(shape, caches: document.caches, clock: clock) { svg in
                        svg.stroke(color.rest, style: style.rest)
                        svg.attribute(classes: classes)
                        svg.animate("stroke-width", values: style.map(\.lineWidth), clock: clock)
                        svg.animate("stroke-dashoffset", values: style.map(\.dashPhase), clock: clock)
                    }
                case .glyphs(let run, _):
                    document.write(run, textForm: textForm, colors: colors)
                case .group(let effect, let inside):
                    let lists = items.map { $0.map(\.items) }
                    document.write(effect, around: inside, of: items, textForm: textForm) {
                        $0.write(lists, textForm: textForm)
                    }
                }
            }
        }
    }

    /// Writes a group whose items, and whose opacity, depend on the viewer.
    private mutating func write(
        _ effect: TimelineItem.Effect,
        around inside: [TimelineItem],
        of items: [Variant<TimelineItem>],
        textForm: SVGDocument.TextForm,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        switch effect {
        case .opacity(let opacity):
            let opacities = items.compactMap { variant -> Variant<Animated<Double>>? in
                guard case .group(.opacity(let opacity), _) = variant.value.drawing else { return nil }
                return Variant(set: variant.set, value: opacity)
            }
            let classes = definitions.styleSheet.classes(opacity: opacities)
            element("g") { document in
                if opacity.rest < 1 { document.svg.attribute("opacity", opacity.rest) }
                document.svg.attribute(classes: classes)
                content(&document)
            }
        case .shadow(let shadow) where shadow.rest.isCutOut:
            let all = TimelineItem(
                id: .unknown,
                drawing: .group(.shadow(shadow), items: items.flatMap(\.value.items))
            )
            writeOuter(shadow, region: all.paintBounds, content: content)
        case .shadow(let shadow):
            let silhouettes = items.map { $0.map { shadow.silhouette(of: $0.items) } }
            writeShadow(shadow, of: silhouettes.flatMap(\.value)) { document, _ in
                document.write(silhouettes, textForm: .outline)
            }
            isolated(items.contains { $0.value.items.contains(where: \.blends) }, content: content)
        case .gradient(let gradient):
            let painted = items.map { $0.map { $0.items.silhouette } }
            let region = TimelineItem(id: .unknown, drawing: .group(effect, items: inside)).paintBounds
            let units = SVGGradientUnits(of: painted[0].value, textForm: textForm)
            painting(gradient, region: region, units: units) { $0.write(painted, textForm: textForm) }
        case .mask(let values):
            let isInverted = values.rest.isInverted
            let masks = items.map { $0.map { [$0.items[0]].silhouette(in: .mask(isInverted: isInverted)) } }
            let group = TimelineItem(id: .unknown, drawing: .group(effect, items: inside))
            let region = isInverted ? group.paintBounds : inside[0].paintBounds
            masking(region: region, isInverted: isInverted) { document in
                document.write(masks, textForm: .outline)
            } content: { document in
                document.write(items.map { $0.map { Array($0.items.dropFirst()) } }, textForm: textForm)
            }
        case .transform, .blendMode, .clip, .blur, .compositing:
            write(effect, around: inside, content: content)
        }
    }

    /// Writes a group that only some of the viewers of its surroundings see.
    private mutating func group<Value>(
        visibleIn some: [Variant<Value>],
        of all: [Variant<Value>],
        content: (inout SVGDocumentWriter) -> Void
    ) {
        let declarations = all.map { variant in
            let isVisible = some.contains { $0.set == variant.set }
            let value: SVGKeyword = isVisible ? "inline" : "none"
            var bytes: [UInt8] = []
            bytes.write(CSSDeclaration(property: "display", value: value))
            return Variant(set: variant.set, value: bytes)
        }
        let className = definitions.styleSheet.className(adapting: declarations)
        element("g") { document in
            document.svg.attribute(className: className)
            if some[0].set != all[0].set { document.svg.attribute("display", "none" as SVGKeyword) }
            content(&document)
        }
    }
}

extension TimelineItem {
    /// Whether the item differs from another one at most in colors and opacities, and in what is inside of it.
    fileprivate func isAlike(_ other: TimelineItem) -> Bool {
        guard presence == other.presence, offset == other.offset else { return false }
        switch (drawing, other.drawing) {
        case (.fill(let shape, _), .fill(let otherShape, _)):
            return shape == otherShape
        case (.stroke(let shape, let style, _), .stroke(let otherShape, let otherStyle, _)):
            return shape == otherShape && style == otherStyle
        case (.glyphs(let run, _), .glyphs(var otherRun, _)):
            otherRun.color = run.color
            return run == otherRun
        case (.group(.opacity, _), .group(.opacity, _)):
            return true
        case (.group(let effect, _), .group(let otherEffect, _)):
            return effect == otherEffect
        case (.fill, _), (.stroke, _), (.glyphs, _), (.group, _):
            return false
        }
    }
}

extension TimelineItem.Drawing {
    fileprivate var color: Animated<ResolvedColor>? {
        switch self {
        case .fill(_, let color), .stroke(_, _, let color), .glyphs(_, let color): color
        case .group: nil
        }
    }
}
