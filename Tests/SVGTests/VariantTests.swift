import Graphics
import SVG
import Testing

@Suite struct `A document that follows its viewer` {
    private func svg(
        _ preferences: [ViewerPreference],
        items: ([ViewerPreference]) -> [DisplayItem]
    ) -> String {
        let variants = SVGVariants(following: preferences) { present in
            SVGDocument(
                title: "t",
                viewBox: square,
                content: DisplayList(size: square.size, items: items(present))
            )
        }
        return String(decoding: SVGRenderer().render(variants), as: UTF8.self)
    }

    private func fill(_ hex: UInt32, opacity: Double = 1, _ shape: ResolvedShape = .rectangle(square))
        -> DisplayItem
    {
        .fill(shape, color: ResolvedColor(hex, opacity: opacity))
    }

    /// The content after the title, with a number in place of each hash in a name.
    private func body(_ text: String) -> String {
        guard let title = text.firstRange(of: "</title>") else { return text }
        var body = String(text[title.upperBound...].dropLast("</svg>".count))
        var names: [String] = []
        for match in text.matches(of: /\.(k[a-z0-9]+)\{/) where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        for (index, name) in names.enumerated() { body.replace(name, with: "name\(index)") }
        return body
    }

    @Test func `has the first color as its attribute and another one in a media query`() {
        let text = svg([.darkColorScheme]) { [fill($0.isEmpty ? 0xFFFFFF : 0x000000)] }
        #expect(
            body(text) == """
                <style>@media (prefers-color-scheme:dark){.name0{fill:#000}}</style>\
                <rect width="10" height="10" fill="#fff" class="name0"/>
                """
        )
    }

    @Test func `names only what differs`() {
        let text = body(
            svg([.darkColorScheme]) { dark in
                [fill(0xFF0000), fill(0x00FF00, opacity: dark.isEmpty ? 1 : 0.5, .ellipse(square))]
            }
        )
        #expect(text.contains(##"<rect width="10" height="10" fill="#f00"/>"##))
        #expect(text.contains("{.name0{fill-opacity:.5}}"))
    }

    @Test func `is a plain document where nothing differs`() {
        let text = svg([.darkColorScheme, .moreContrast]) { _ in [fill(0xFF0000)] }
        #expect(
            text
                == SVGTests.svg(
                    SVGDocument(
                        title: "t",
                        viewBox: square,
                        content: DisplayList(
                            size: square.size,
                            items: [fill(0xFF0000)]
                        )
                    )
                )
        )
    }

    @Test func `has a rule for both preferences only where it is another one`() {
        let same = svg([.darkColorScheme, .moreContrast]) { present in
            [fill(present.contains(.darkColorScheme) ? 0x000000 : 0xFFFFFF)]
        }
        #expect(!same.contains(" and "))
        #expect(same.components(between: "@media", and: "{").count == 2 || !same.contains("contrast"))
        let other = body(
            svg([.darkColorScheme, .moreContrast]) { present in
                [
                    fill(
                        [0x111111, 0x222222, 0x333333, 0x444444][
                            (present.contains(.darkColorScheme) ? 1 : 0)
                                + (present.contains(.moreContrast) ? 2 : 0)
                        ]
                    )
                ]
            }
        )
        #expect(
            other.contains(
                """
                @media (prefers-color-scheme:dark){.name0{fill:#222}}@media (prefers-contrast:more){.name0{\
                fill:#333}}@media (prefers-color-scheme:dark) and (prefers-contrast:more){.name0{fill:#444}}
                """
            )
        )
    }

    @Test func `shows one of two groups where the structure differs, and the first without style sheets`() {
        let text = body(
            svg([.darkColorScheme]) { dark in
                [
                    fill(0xFF0000), dark.isEmpty ? fill(0x000000) : fill(0x000000, .ellipse(square)),
                    fill(0x0000FF),
                ]
            }
        )
        #expect(
            text == """
                <style>@media (prefers-color-scheme:dark){.name0{display:none}.name1{display:inline}}</style>\
                <rect width="10" height="10" fill="#f00"/>\
                <g class="name0"><rect width="10" height="10" fill="#000"/></g>\
                <g class="name1" display="none"><circle cx="5" cy="5" r="5" fill="#000"/></g>\
                <rect width="10" height="10" fill="#00f"/>
                """
        )
    }

    @Test func `shows an item that only some viewers see, and writes the others once`() {
        let text = body(
            svg([.darkColorScheme]) { dark in
                [fill(0xFF0000)] + (dark.isEmpty ? [] : [fill(0x000000, .ellipse(square))]) + [fill(0x0000FF)]
            }
        )
        #expect(text.components(between: "<rect", and: ">").count == 2)
        #expect(text.contains(#"<g class="name0" display="none"><circle"#))
        #expect(text.contains("{.name0{display:inline}}"))
    }

    @Test func `changes an opacity, and the silhouette of a shadow`() {
        func faded(_ opacity: Double) -> DisplayItem { .group(.opacity(opacity), items: [fill(0)]) }
        let fades = body(svg([.darkColorScheme]) { [faded($0.isEmpty ? 0.5 : 0.25)] })
        #expect(fades.contains("{.name0{opacity:.25}}"))
        #expect(fades.contains(#"<g opacity=".5" class="name0">"#))
        let shadow = Shadow(color: black, radius: 1, offset: .zero)
        let cast = body(
            svg([.darkColorScheme]) { dark in
                [.group(.shadow(shadow), items: [fill(0xFF0000, opacity: dark.isEmpty ? 0.5 : 0.75)])]
            }
        )
        #expect(cast.components(between: #"class="name0""#, and: ">").count == 2)
        #expect(cast.components(between: "<rect", and: ">").count == 2)
    }

    @Test func `has names that another document has only for the same rules`() {
        func name(_ hex: UInt32) -> String {
            let text = svg([.darkColorScheme]) { [fill($0.isEmpty ? 0xFFFFFF : hex)] }
            return text.components(between: "class=\"", and: "\"")[0]
        }
        #expect(name(0) == name(0))
        #expect(name(0) != name(1))
    }
}

@Suite struct `An animated document that follows its viewer` {
    private func timeline(_ items: @escaping (Double) -> [DisplayItem]) -> Timeline {
        Timeline(duration: 2, updateTimes: [0.5]) { time in
            DisplayList(size: square.size, items: items(time))
        }
    }

    private func svg(_ preferences: [ViewerPreference], content: ([ViewerPreference]) -> Timeline) -> String {
        let variants = SVGVariants(following: preferences) { present in
            AnimatedSVGDocument(title: "t", viewBox: square, content: content(present), repeats: true)
        }
        return String(decoding: SVGRenderer().render(variants), as: UTF8.self)
    }

    @Test func `has another animation for the viewer, and none where nothing changes`() {
        let red = ResolvedColor(0xFF0000)
        let text = svg([.darkColorScheme]) { dark in
            timeline {
                [.fill(.rectangle(square), color: $0 < 0.5 ? black : dark.isEmpty ? red : .init(0x00FF00))]
            }
        }
        let names = text.components(between: "@keyframes ", and: "{")
        #expect(names.count == 2)
        #expect(text.contains("{animation:\(names[1]) 2s linear infinite}}"))
        let still = svg([.darkColorScheme]) { dark in
            timeline { [.fill(.rectangle(square), color: $0 < 0.5 || !dark.isEmpty ? black : red)] }
        }
        #expect(still.contains("{animation:none}}"))
    }

    @Test func `hides the motion of attributes, which no style sheet stops`() {
        func rectangle(_ width: CGFloat) -> DisplayItem {
            .fill(.rectangle(CGRect(x: 0, y: 0, width: width, height: 10)), color: black)
        }
        let text = svg([.reducedMotion]) { reduced in
            timeline { [rectangle($0 < 0.5 || !reduced.isEmpty ? 10 : 5)] }
        }
        let groups = text.components(between: "<g class=\"", and: ">")
        #expect(groups.count == 2)
        #expect(groups[1].hasSuffix(#" display="none""#))
        #expect(text.contains("@media (prefers-reduced-motion:reduce){"))
        // The second group is still.
        #expect(text.components(between: "<animate ", and: ">").count == 1)
        #expect(text.hasSuffix(##"display="none"><rect width="10" height="10" fill="#000"/></g></svg>"##))
    }
}
