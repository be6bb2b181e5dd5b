import AppleDesign
import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// Reference measurements of the system styles of SwiftUI (iOS 18).
@Suite struct `A system style` {
    private func render(_ style: String, _ change: (inout ButtonRequest) -> Void = { _ in }) throws
        -> DisplayList
    {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: style))
        var request = ButtonRequest(style: entry)
        change(&request)
        return ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content
    }

    /// The color of the border shape over a background, as bytes.
    private func fill(
        _ style: String,
        on ground: UInt32 = 0xFFFFFF,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> [Int] {
        let color = try #require(try render(style, change).fillColors.first)
        return color.composited(over: ResolvedColor(ground)).bytes
    }

    /// The color of the label, including the opacity of the groups around it.
    private func label(
        _ style: String,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> ResolvedColor {
        func find(_ items: [DisplayItem], _ opacity: Double) -> ResolvedColor? {
            for item in items {
                switch item.drawing {
                case .glyphs(let run): return run.color.multiplyingOpacity(by: opacity)
                case .group(.opacity(let value), let items):
                    if let color = find(items, opacity * value) { return color }
                case .group(_, let items):
                    if let color = find(items, opacity) { return color }
                case .fill, .stroke: break
                }
            }
            return nil
        }
        return try #require(find(try render(style, change).items, 1))
    }

    // MARK: bordered

    @Test func `bordered has the secondary fill and a label in the tint`() throws {
        #expect(try fill("bordered") == [233, 233, 235])
        #expect(try fill("bordered", on: 0) { $0.environment.colorScheme = .dark } == [38, 38, 41])
        #expect(try label("bordered") == ResolvedColor(0x007AFF))
        #expect(try label("bordered") { $0.environment.colorScheme = .dark } == ResolvedColor(0x0A84FF))
    }

    @Test func `bordered is more transparent while pressed in light mode`() throws {
        #expect(try fill("bordered") { $0.button.state = .pressed } == [239, 239, 240])
        #expect(try label("bordered") { $0.button.state = .pressed }.opacity == 0.75)
    }

    @Test func `bordered is lighter while pressed in dark mode`() throws {
        let fill = try fill("bordered", on: 0) {
            $0.button.state = .pressed
            $0.environment.colorScheme = .dark
        }
        #expect(fill == [49, 49, 52])
        let label = try label("bordered") {
            $0.button.state = .pressed
            $0.environment.colorScheme = .dark
        }
        #expect(label.bytes == [35, 144, 255])
    }

    @Test func `bordered has a translucent fill of an explicit tint, even of blue`() throws {
        let tinted = try #require(try render("bordered") { $0.button.tint = .blue }.fillColors.first)
        #expect(tinted == ResolvedColor(0x007AFF, opacity: 0.18))
        let yellow = try #require(try render("bordered") { $0.button.tint = .yellow }.fillColors.first)
        #expect(yellow.opacity == 0.2)
        let dark = try #require(
            try render("bordered") {
                $0.button.tint = .green
                $0.environment.colorScheme = .dark
            }.fillColors.first
        )
        #expect(dark.opacity == 0.25)
        let pressed = try #require(
            try render("bordered") {
                $0.button.tint = .green
                $0.environment.colorScheme = .dark
                $0.button.state = .pressed
            }.fillColors.first
        )
        #expect(abs(pressed.opacity - 0.35) < 1e-9)
    }

    @Test func `bordered ignores its tint while disabled`() throws {
        let plain = try render("bordered") { $0.button.state = .disabled }
        let tinted = try render("bordered") {
            $0.button.state = .disabled
            $0.button.tint = .green
        }
        #expect(plain == tinted)
        #expect(try fill("bordered") { $0.button.state = .disabled } == [233, 233, 235])
    }

    @Test func `bordered has a red label if it is destructive and not tinted`() throws {
        #expect(try label("bordered") { $0.button.control.role = .destructive } == ResolvedColor(0xFF3B30))
        #expect(try fill("bordered") { $0.button.control.role = .destructive } == [233, 233, 235])
        let tinted = try label("bordered") {
            $0.button.control.role = .destructive
            $0.button.tint = .green
        }
        #expect(tinted == ResolvedColor(0x34C759))
    }

    // MARK: borderedProminent

    @Test func `borderedProminent has a white label on the tint`() throws {
        #expect(try fill("borderedProminent") == [0, 122, 255])
        #expect(try fill("borderedProminent") { $0.button.control.role = .destructive } == [255, 59, 48])
        #expect(try label("borderedProminent") == ResolvedColor(0xFFFFFF))
    }

    @Test func `borderedProminent is more transparent while pressed, or lighter in dark mode`() throws {
        #expect(try fill("borderedProminent") { $0.button.state = .pressed } == [64, 155, 255])
        let dark = try fill("borderedProminent", on: 0) {
            $0.button.state = .pressed
            $0.environment.colorScheme = .dark
        }
        #expect(dark == [59, 157, 255])
        #expect(try label("borderedProminent") { $0.button.state = .pressed }.opacity == 0.75)
    }

    @Test func `borderedProminent is gray while disabled`() throws {
        #expect(try fill("borderedProminent") { $0.button.state = .disabled } == [233, 233, 235])
        let shown = try label("borderedProminent") { $0.button.state = .disabled }
            .composited(over: ResolvedColor(0xE9E9EA))
        #expect(zip(shown.bytes, [193, 193, 196]).allSatisfy { abs($0 - $1) <= 2 })
    }

    // MARK: borderless, automatic, plain

    @Test(arguments: ["borderless", "automatic"])
    func `borderless has a label in the tint that fades while pressed`(style: String) throws {
        #expect(try label(style) == ResolvedColor(0x007AFF))
        #expect(try label(style) { $0.button.state = .pressed }.opacity == 0.2)
        let dark = try label(style) {
            $0.button.state = .pressed
            $0.environment.colorScheme = .dark
        }
        #expect(dark.opacity == 0.4)
        #expect(try label(style) { $0.button.control.role = .destructive } == ResolvedColor(0xFF3B30))
        #expect(try label(style) { $0.button.state = .disabled } == ResolvedColor(0x3C3C43, opacity: 0.3))
    }

    @Test func `plain leaves its label unchanged, but fades it while pressed or disabled`() throws {
        #expect(try label("plain") == ResolvedColor(0x000000))
        #expect(try label("plain") { $0.button.tint = .green } == ResolvedColor(0x000000))
        #expect(try label("plain") { $0.button.state = .pressed }.opacity == 0.75)
        #expect(try label("plain") { $0.button.state = .disabled }.opacity == 0.5)
    }

    // MARK: all

    @Test(arguments: Catalog.standard.entries.filter { $0.framework == .swiftUI }.map(\.name))
    func `looks the same while disabled whether or not it is pressed`(style: String) throws {
        let both = try render(style) { $0.button.state = [.pressed, .disabled] }
        #expect(try both == render(style) { $0.button.state = .disabled })
    }

    @Test(arguments: Catalog.standard.entries)
    func `has the same size in every state`(entry: CatalogEntry) {
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        let sizes = entry.states.map { state in
            var request = ButtonRequest(style: entry)
            request.button.state = state
            return renderer.picture(of: request).content.size
        }
        #expect(sizes.allSatisfy { $0 == sizes[0] })
    }

    @Test(arguments: Catalog.standard.entries)
    func `is wider with a longer title`(entry: CatalogEntry) {
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        let widths = ["Button", "A longer title"].map { title in
            var request = ButtonRequest(style: entry)
            request.title = title
            return renderer.picture(of: request).content.size.width
        }
        #expect(widths[0] < widths[1])
    }

    @Test func `has wider horizontal padding at accessibility sizes`() throws {
        let list = try render("bordered") { $0.environment.dynamicTypeSize = .accessibility5 }
        let text = try #require(list.runs.first)
        #expect(text.origin.x == 22)
        #expect(text.font.size == 53)
    }

    @Test(arguments: [
        (ControlSize.mini, 15.0), (.small, 15), (.regular, 17), (.large, 17), (.extraLarge, 17),
    ])
    func `has a label font for its control size`(size: ControlSize, points: CGFloat) throws {
        for style in ["bordered", "borderedProminent", "borderless"] {
            #expect(
                try render(style) { $0.button.control.controlSize = size }.runs.first?.font.size == points
            )
        }
    }

    @Test func `uses a font that is set for its label`() throws {
        for style in ["bordered", "plain", "borderless"] {
            let font = try render(style) { $0.button.font = .headline }.runs.first?.font
            #expect(font == FontDescriptor(size: 17, weight: 600))
        }
    }
}

extension ResolvedColor {
    fileprivate var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}
