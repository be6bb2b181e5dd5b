import Graphics

extension SVGRenderer {
    /// Writes items as a group with an effect, of which some may change.
    func write(
        _ effect: TimelineItem.Effect,
        around items: [TimelineItem],
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        func region() -> CGRect {
            TimelineItem(id: .unknown, drawing: .group(effect, items)).paintBounds
        }
        func content(_ svg: inout SVGWriter, _ definitions: inout SVGDefinitions) {
            for item in items { write(item, to: &svg, &definitions) }
        }
        guard !effect.isConstant else {
            write(
                effect.value(at: 0),
                region: region(),
                blends: items.contains(where: \.blends),
                to: &svg,
                &definitions,
                content: content
            )
            return
        }
        svg.element("g") { svg in
            switch effect {
            case .opacity(let opacity):
                let name = definitions.styleSheet.linear(opacity, clock) { opacity, bytes in
                    bytes.append(contentsOf: "opacity:".utf8)
                    bytes.append(number: opacity)
                }
                svg.attribute("class", text: name)
                if opacity.rest < 1 { svg.attribute("opacity", opacity.rest) }
            case .transform(let transform):
                let bounds = items.dropFirst().reduce(items[0].paintBounds) { $0.union($1.paintBounds) }
                let center = CGPoint(x: bounds.midX, y: bounds.midY)
                let isScale = transform.keyframes.allSatisfy { $0.value.b == 0 && $0.value.c == 0 }
                let name = definitions.styleSheet.linear(transform, clock, .motion) { transform, bytes in
                    bytes.append(contentsOf: "transform:".utf8)
                    bytes.append(transform, isScale: isScale, around: center)
                }
                svg.attribute("class", text: name)
                if transform.rest != .identity {
                    svg.attribute("transform") {
                        $0.append(transform: transform.rest.rounded(keeping: center))
                    }
                }
            case .clip(let geometry):
                let id = definitions.id("c", element: "clipPath") { self.write(geometry, to: &$0) }
                svg.attribute("clip-path", reference: id)
            case .shadow(let shadow):
                svg.attribute("filter", reference: definitions.filter(shadow, in: region(), clock))
            case .blendMode, .compositing:
                break
            }
            content(&svg, &definitions)
        }
    }
}

extension TimelineItem {
    /// Whether something inside mixes with what is below it, at any time.
    fileprivate var blends: Bool {
        switch drawing {
        case .fill, .stroke, .glyphs: false
        case .group(.blendMode, _): true
        case .group(_, let items): items.contains(where: \.blends)
        }
    }
}

extension [UInt8] {
    /// Writes a CSS transform.
    ///
    /// One that only scales is written in functions that are blended number by number, whatever the
    /// numbers are; a browser takes a matrix apart and may turn it. What its factors lose is
    /// made up for at the centre of what they apply to.
    fileprivate mutating func append(
        _ transform: CGAffineTransform,
        isScale: Bool,
        around center: CGPoint
    ) {
        guard isScale else {
            append(contentsOf: "matrix(".utf8)
            append(number: transform.a)
            for number in [transform.b, transform.c, transform.d, transform.tx, transform.ty] {
                append(UInt8(ascii: ","))
                append(number: number)
            }
            append(UInt8(ascii: ")"))
            return
        }
        let transform = transform.rounded(keeping: center)
        append(translation: CGSize(width: transform.tx, height: transform.ty))
        append(contentsOf: " scale(".utf8)
        append(number: transform.a)
        if transform.d != transform.a {
            append(UInt8(ascii: ","))
            append(number: transform.d)
        }
        append(UInt8(ascii: ")"))
    }
}
