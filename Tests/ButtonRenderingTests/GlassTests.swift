import AppleDesign
import Graphics
import SystemStyles
import TestSupport
import Testing
import ViewEngine
import ViewRendering

@testable import ButtonRendering

/// A color of 8-bit components.
private func rgb(_ red: Double, _ green: Double, _ blue: Double) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255)
}

extension ResolvedColor {
    /// Whether no component differs by more than a number of 255.
    fileprivate func isNear(_ other: ResolvedColor, within tolerance: Double) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) * 255 <= tolerance
            && opacity == other.opacity
    }
}

/// The parts of a glass button.
private struct GlassLook {
    let shadow: Shadow?
    let fill, label: ResolvedColor?
    /// The colors of the line, from the edge inward.
    let rim: [ResolvedColor]
    let rimWidth: CGFloat?
    /// The scale of the label.
    let scale: CGFloat
    /// The white lights, with the opacity that they have as a whole.
    let lights: [Double]
    /// The centers and the radii of the gradients.
    let fades: [(center: CGPoint, radius: CGFloat)]

    init(_ list: DisplayList) {
        var parts = Parts()
        for item in list.items { parts.add(item, scale: 1, opacity: 1, isShadow: false) }
        shadow = parts.shadow
        fill = parts.fills.first
        lights = parts.lights
        // The narrower ones are on top.
        rim = parts.rim.reversed().map(\.color)
        rimWidth = parts.rim.first?.width
        (label, scale) = (parts.label, parts.scale)
        fades = parts.fades
    }

    private struct Parts {
        var shadow: Shadow?
        var fills: [ResolvedColor] = []
        var lights: [Double] = []
        var rim: [(color: ResolvedColor, width: CGFloat)] = []
        var label: ResolvedColor?
        var scale: CGFloat = 1
        var fades: [(center: CGPoint, radius: CGFloat)] = []

        mutating func add(_ item: DisplayItem, scale: CGFloat, opacity: Double, isShadow: Bool) {
            switch item.drawing {
            case .fill(_, let color):
                if isShadow { return }
                if fills.isEmpty { fills.append(color) } else { lights.append(color.opacity * opacity) }
            case .stroke(_, let style, let color): rim.append((color, style.lineWidth))
            case .glyphs(let run): (label, self.scale) = (run.color, scale)
            case .group(let effect, let items):
                var (scale, opacity, isShadow) = (scale, opacity, isShadow)
                switch effect {
                case .transform(let transform): scale *= transform.a
                case .opacity(let value): opacity *= value
                case .shadow(let value):
                    shadow = value
                    isShadow = true
                case .gradient(let gradient):
                    if case .radial(let center, _, let radius, _) = gradient.geometry {
                        fades.append((center, radius))
                    }
                case .blendMode, .clip, .compositing, .blur, .mask: break
                }
                for item in items { add(item, scale: scale, opacity: opacity, isShadow: isShadow) }
            }
        }
    }
}

private func request(
    _ style: String,
    _ framework: Framework = .uiKit,
    on background: ResolvedColor? = nil,
    _ scheme: ColorScheme = .light
) throws -> ButtonRequest {
    var request = ButtonRequest(style: try #require(Catalog.standard.entry(framework, named: style)))
    request.environment.background = background.map { Color($0) }
    request.environment.colorScheme = scheme
    return request
}

private func glass(_ request: ButtonRequest) -> GlassLook {
    GlassLook(ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content)
}

private let blue = ResolvedColor(0x007AFF)

@Suite struct `Glass` {
    /// The fills that were measured on real buttons, and how far they may be off.
    static let fills: [(backdrop: ResolvedColor, fill: ResolvedColor, tolerance: Double)] = [
        (rgb(254, 254, 254), rgb(253, 253, 253), 0.5), (blue, rgb(146, 199, 255), 1),
        (ResolvedColor(0x34C759), rgb(163, 245, 184), 1), (ResolvedColor(0xFF3B30), rgb(255, 171, 167), 2),
        (rgb(0, 0, 0), rgb(18, 18, 18), 0.5),
    ]

    @Test(arguments: fills, [Framework.swiftUI, .uiKit])
    func `shows the color behind it`(
        measured: (backdrop: ResolvedColor, fill: ResolvedColor, tolerance: Double),
        framework: Framework
    ) throws {
        let fill = try #require(glass(request("glass", framework, on: measured.backdrop)).fill)
        #expect(fill.isNear(measured.fill, within: measured.tolerance), "\(fill)")
    }

    @Test func `is translucent over an unknown backdrop`() throws {
        #expect(try glass(request("glass")).fill == ResolvedColor(0xFFFFFF, opacity: 0.57))
        let half = ResolvedColor(0x000000, opacity: 0.5)
        #expect(try glass(request("glass", on: half)).fill == ResolvedColor(0xFFFFFF, opacity: 0.57))
        let dark = try #require(glass(request("glass", on: nil, .dark)).fill)
        #expect(dark.composited(over: ResolvedColor(0)).isNear(rgb(18, 18, 18), within: 0.5))
    }

    @Test func `has a label in black, or a dark gray in UIKit, and in white where it turns dark`() throws {
        #expect(try glass(request("glass", .swiftUI)).label == rgb(0, 0, 0))
        #expect(try glass(request("glass", .uiKit)).label == rgb(25, 25, 25))
        for framework in [Framework.swiftUI, .uiKit] {
            #expect(try glass(request("glass", framework, on: rgb(0, 0, 0))).label == rgb(255, 255, 255))
            #expect(try glass(request("glass", framework, on: nil, .dark)).label == rgb(255, 255, 255))
            let adapted = try glass(request("glass", framework, on: rgb(255, 255, 255), .dark))
            #expect(adapted.label == glass(try request("glass", framework)).label)
        }
        #expect(try glass(request("prominentGlass", on: rgb(0, 0, 0))).label == rgb(255, 255, 255))
    }

    @Test(arguments: ["swiftui/glass", "swiftui/glassProminent", "uikit/glass", "uikit/prominentGlass"])
    func `has a regular label`(name: String) throws {
        let parts = name.split(separator: "/").map(String.init)
        let request = try request(parts[1], parts[0] == "uikit" ? .uiKit : .swiftUI)
        let list = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content
        #expect(list.runs.map(\.font.weight) == [FontDescriptor(size: 17).weight])
    }

    @Test func `has a rim of one point that takes the color behind it`() throws {
        let plain = try glass(request("glass", on: blue))
        #expect(plain.rimWidth == 1)
        #expect(try #require(plain.rim.first).isNear(rgb(166, 232, 255), within: 1))
        let white = try #require(glass(request("glass", on: rgb(255, 255, 255))).rim.first)
        #expect(white.isNear(rgb(255, 255, 255), within: 1.5))
        // A beige whose glass is (255, 246, 228).
        let beige = try glass(request("glass", on: rgb(233, 220, 195)))
        #expect(try #require(beige.fill).isNear(rgb(255, 246, 228), within: 3), "\(beige)")
        #expect(try #require(beige.rim.first).isNear(rgb(255, 252, 228), within: 5), "\(beige)")
    }

    @Test(arguments: [
        (ResolvedColor(0x0088FF), [rgb(43, 210, 255), rgb(32, 190, 254), rgb(21, 170, 252)]),
        (ResolvedColor(0x007AFF), [rgb(54, 219, 255), rgb(40, 193, 255), rgb(26, 167, 255)]),
    ])
    func `has a rim of its tint, which is lighter outside`(tint: ResolvedColor, rim: [ResolvedColor]) throws {
        for (style, framework) in [("glassProminent", Framework.swiftUI), ("prominentGlass", .uiKit)] {
            var request = try request(style, framework)
            request.button.tint = Color(tint)
            let tinted = glass(request)
            #expect(tinted.rimWidth == 1)
            #expect(tinted.rim.count == rim.count)
            for (drawn, measured) in zip(tinted.rim, rim) {
                #expect(drawn.isNear(measured, within: 3), "\(drawn)")
            }
            let factor = try #require(tinted.fill).blue
            #expect(factor >= 0.986 && factor <= 0.99)
        }
    }

    @Test func `has one shadow, outside of it only, and stronger over a color`() throws {
        let plain = try #require(glass(request("glass", on: rgb(255, 255, 255))).shadow)
        #expect(plain.isCutOut)
        #expect(plain.color == ResolvedColor(0x000000, opacity: 0.07))
        #expect(plain.radius == 13.3)
        #expect(plain.offset == CGSize(width: 0, height: 6.5))
        let strong = try #require(glass(request("glass", on: blue)).shadow)
        // The shares of the shadow just above and below a capsule of 44 points, of a Gaussian of 13.3.
        #expect(abs(1 - 0.312 * strong.color.opacity - 0.945) < 0.003)
        #expect(abs(1 - 0.685 * strong.color.opacity - 0.878) < 0.003)
        #expect(try glass(request("glass")).shadow == plain)
        #expect(try glass(request("prominentGlass")).shadow == plain)
    }

    @Test func `is grayish brown while it is tinted and disabled, whatever its tint`() throws {
        var looks: [ResolvedColor] = []
        for tint in [Color.blue, .green, .red] {
            for (style, framework) in [("glassProminent", Framework.swiftUI), ("prominentGlass", .uiKit)] {
                var request = try request(style, framework)
                request.button.tint = tint
                request.button.state = .disabled
                looks.append(try #require(glass(request).fill))
            }
        }
        #expect(Set(looks).count == 1)
        let fill = looks[0]
        #expect(fill.red > fill.green && fill.green > fill.blue && fill.red - fill.blue < 0.06)
    }
}

@Suite struct `Pressed glass` {
    private static let styles = [
        ("glass", Framework.swiftUI), ("glassProminent", .swiftUI), ("glass", .uiKit),
        ("prominentGlass", .uiKit),
    ]

    private func recorded(
        _ style: (String, Framework),
        events: [InteractionEvent] = [.down(0), .up(1)],
        width: CGFloat? = nil
    ) throws -> (Double) -> GlassLook {
        var request = try request(style.0, style.1)
        request.button.tint = style.0 == "glass" ? nil : Color(rgb(0, 136, 255))
        request.button.width = width
        request.interaction.events = events
        let recorded = ButtonRenderer(shaper: FixedWidthShaper()).recordedView(of: request)
        return { GlassLook(recorded.picture(at: $0).content) }
    }

    @Test(arguments: styles, [150.0, 250, 408])
    func `is longer by 16 to 17 points at any size`(style: (String, Framework), width: CGFloat) throws {
        let glass = try recorded(style, width: width)
        let growth = (glass(0.9).scale - 1) * width
        #expect(growth > 16 && growth < 17)
    }

    @Test(arguments: styles)
    func `swells and shrinks on springs`(style: (String, Framework)) throws {
        let glass = try recorded(style, width: 100)
        /// The part of the whole growth.
        func amount(_ time: Double) -> Double { (glass(time).scale - 1) * 100 / 16.5 }
        #expect(amount(0) == 0)
        #expect(amount(0.05) > 0.2 && amount(0.05) < 0.6)
        #expect(abs(amount(0.15) - 1) < 0.02)
        // It overshoots a little, and is still after 280 ms.
        let overshoot = try #require(stride(from: 0.1, to: 0.5, by: 0.005).map(amount).max()) - 1
        #expect(overshoot > 0.01 && overshoot < 0.02)
        #expect(abs(amount(0.25) - 1) < 0.01)
        // Back, it passes the rest between 60 and 90 ms, and dips by a few percent.
        #expect(amount(1.06) > 0 && amount(1.09) < 0)
        let dip = try #require(stride(from: 1, to: 1.5, by: 0.005).map(amount).min())
        #expect(dip < -0.02 && dip > -0.05)
        #expect(abs(amount(1.25)) < 0.01)
    }

    @Test func `is lit evenly if it has no tint`() throws {
        let glass = try recorded(("glass", .uiKit))
        #expect(glass(0).lights.isEmpty)
        #expect(glass(0.15).lights == [0.3])
        #expect(glass(0.9).fades.isEmpty)
        #expect(glass(1.03).lights.count == 1)
        #expect(glass(1.06).lights.isEmpty)
    }

    @Test func `is lit around the finger, and a little everywhere, if it has a tint`() throws {
        let events: [InteractionEvent] = [.down(0), .move(0.5, x: 40, y: 5), .up(1)]
        let glass = try recorded(("prominentGlass", .uiKit), events: events, width: 408)
        let rest = try #require(glass(0).fill)
        #expect(rest.isNear(rgb(0, 134, 252), within: 0.5))
        let lit = glass(0.4)
        #expect(try #require(lit.fill).isNear(rgb(0, 153, 255), within: 0.5))
        #expect(lit.lights == [0.19])
        let fade = try #require(lit.fades.first)
        // Three standard deviations.
        #expect(fade.radius == 240)
        var atRest = try request("prominentGlass")
        atRest.button.width = 408
        let size = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: atRest).content.size
        #expect(abs(fade.center.x - 204) < 0.01 && abs(fade.center.y - size.height / 2) < 0.01)
        #expect(abs(try #require(glass(0.8).fades.first).center.x - 244) < 0.01)
        // It goes out where it was.
        #expect(abs(try #require(glass(1.03).fades.first).center.x - 244) < 0.01)
        #expect(glass(1.06).lights.isEmpty)
    }

    @Test(arguments: ["i", "Button", "A long title of many words"])
    func `is lit in its middle in a picture of the state, whatever its title`(title: String) throws {
        var request = try request("glassProminent", .swiftUI)
        request.title = title
        request.button.state = .pressed
        let picture = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content
        let center = try #require(GlassLook(picture).fades.first).center
        #expect(abs(center.x - picture.size.width / 2) < 0.01)
        #expect(abs(center.y - picture.size.height / 2) < 0.01)
    }

    @Test func `gives way to a drag by a few points, and is stretched along it`() throws {
        var request = try request("glass")
        request.button.width = 200
        request.interaction.events = [.down(0), .move(0.1, x: 60)]
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        func transform(_ request: ButtonRequest) throws -> CGAffineTransform {
            let list = renderer.recordedView(of: request).picture(at: .infinity).content
            let transforms = list.items.compactMap { item -> CGAffineTransform? in
                guard case .group(.transform(let transform), _) = item.drawing else { return nil }
                return transform
            }
            return try #require(transforms.first)
        }
        let dragged = try transform(request)
        #expect(dragged.a / dragged.d > 1 && dragged.a / dragged.d <= 1.05)
        let middle = dragged.a * 100 + dragged.tx - 100
        #expect(middle > 1 && middle <= 4)
        request.interaction.events = [.down(0), .move(0.1, x: 160)]
        let farther = try transform(request)
        #expect(farther.a / farther.d > dragged.a / dragged.d && farther.a / farther.d <= 1.05)
    }

    @Test(arguments: ["glass", "prominentGlass"])
    func `is not what UIKit shows where an app sets isHighlighted`(style: String) throws {
        var request = try request(style)
        let normal = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content
        request.button.state = .pressed
        #expect(ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content == normal)
    }

    @Test(arguments: styles)
    func `does not exist while it is disabled`(style: (String, Framework)) throws {
        var request = try request(style.0, style.1)
        request.button.state = .disabled
        request.interaction.events = [.down(0)]
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        let held = renderer.recordedView(of: request).picture(at: .infinity).content
        request.interaction.events = []
        #expect(held == renderer.picture(of: request).content)
    }

    @Test(arguments: styles, ["i", "Button", "A long title of many words", "i\ni\ni\ni\ni\ni\ni\ni\ni\ni"])
    func `has room in its picture at every moment`(style: (String, Framework), title: String) throws {
        for background in [nil, blue] {
            var request = try request(style.0, style.1, on: background)
            request.title = title
            request.interaction.events = [.down(0), .up(0.6)]
            let recorded = ButtonRenderer(shaper: FixedWidthShaper()).recordedView(of: request)
            for time in stride(from: 0, to: 1.2, by: 0.02) {
                let paint = recorded.picture(at: time).content.paintBounds
                #expect(recorded.viewBox.holds(paint), "\(time)")
            }
            // The shadow reaches 27 points.
            #expect(-recorded.viewBox.minY >= 27)
        }
    }
}

@Suite struct `A glass effect` {
    private let label = Text("Button").padding(10)

    private func look(_ view: some View, _ events: [InteractionEvent] = []) -> GlassLook {
        GlassLook(record(view, events).displayList(at: .infinity))
    }

    @Test func `has the material of a glass button`() throws {
        let button = try glass(request("glass"))
        let effect = look(label.glassEffect())
        #expect(effect.fill == button.fill && effect.rim == button.rim && effect.shadow == button.shadow)
        var request = try request("prominentGlass")
        request.button.tint = Color(blue)
        let (tintedButton, tinted) = (glass(request), look(label.glassEffect(.regular.tint(Color(blue)))))
        #expect(tinted.fill == tintedButton.fill && tinted.rim == tintedButton.rim)
    }

    @Test func `is more transparent if it is clear, and does nothing if it is the identity`() throws {
        #expect(try #require(look(label.glassEffect(.clear, in: .circle)).fill).opacity == 0.12)
        #expect(render(label.glassEffect(.identity)) == render(label))
    }

    @Test func `responds to a finger only if it is interactive`() {
        #expect(look(label.glassEffect(.regular), [.down(0)]).scale == 1)
        let pressed = look(label.glassEffect(.regular.interactive()), [.down(0)])
        #expect(pressed.scale > 1 && pressed.lights == [0.3])
        #expect(look(label.glassEffect(.regular.interactive()), [.down(0), .up(0.2)]).scale == 1)
        #expect(look(label.glassEffect(.regular.interactive().interactive(false)), [.down(0)]).scale == 1)
    }

    @Test func `is drawn in a container as outside of it`() {
        #expect(render(GlassEffectContainer { label.glassEffect() }) == render(label.glassEffect()))
    }
}

extension CGRect {
    /// Whether the rectangle holds another one, except for an error in the last bits.
    fileprivate func holds(_ other: CGRect) -> Bool {
        let error = 1e-6
        return other.minX >= minX - error && other.maxX <= maxX + error && other.minY >= minY - error
            && other.maxY <= maxY + error
    }
}
