import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

@testable import ButtonRendering

@Suite struct `A touch region` {
    private func region(
        of style: String,
        in framework: Framework = .swiftUI,
        _ change: (inout ControlSpecification) -> Void = { _ in }
    ) throws -> TouchRegion? {
        let entry = try #require(Catalog.standard.entry(framework, named: style))
        var request = ButtonRequest(style: entry)
        request.button.control.showsRegion = true
        change(&request.button.control)
        return ButtonRenderer(shaper: FixedWidthShaper()).resolver.region(of: request)
    }

    private func values(_ name: String, _ value: StyleValues.Value) -> StyleValues {
        var values = StyleValues()
        values[name] = value
        return values
    }

    @Test(arguments: [
        "automatic", "plain", "bordered", "borderedProminent", "scale", "roundedAndShadow", "my",
    ])
    func `of a system's button reaches 70 points around its bounds`(style: String) throws {
        #expect(try region(of: style) == .bounds(outset: 70))
    }

    @Test func `of a UIKit button reaches 70 points around its bounds`() throws {
        #expect(try region(of: "filled", in: .uiKit) == .bounds(outset: 70))
    }

    @Test func `of the rebuilt scale style reaches as far as its code says`() throws {
        #expect(try region(of: "primitiveScale") == .bounds(outset: 40))
        let distance = try region(of: "primitiveScale") {
            $0.styleValues = values("step", .choice("distance"))
        }
        #expect(distance == .distanceSum(100))
    }

    @Test func `of a tap is a circle around the point that is touched`() throws {
        #expect(try region(of: "cancellable") == .distance(45))
        #expect(try region(of: "myPrimitive") == .distance(45))
    }

    @Test func `has no end if the action runs wherever the finger is lifted`() throws {
        #expect(try region(of: "customDefault") == .everywhere)
        #expect(try region(of: "triggerButton2") == .everywhere)
        #expect(
            try region(of: "customDefault") { $0.styleValues = values("step", .choice("bare")) } == .nowhere
        )
    }

    @Test func `of a control in a list is that of its row`() throws {
        #expect(try region(of: "automatic") { $0.container = .list } == .distance(45))
        #expect(try region(of: "plain") { $0.container = .list } == .bounds(outset: 70))
    }

    @Test func `of other controls is that of their style`() throws {
        for kind in [ControlKind.link, .editButton, .navigationLink] {
            #expect(try region(of: "bordered") { $0.kind = kind } == .bounds(outset: 70))
        }
    }

    @Test func `is measured only where it is shown`() throws {
        #expect(try region(of: "bordered") { $0.showsRegion = false } == nil)
    }

    // MARK: Picture

    private func picture(_ style: String, _ state: ButtonState = .normal) throws -> DisplayList {
        try subject(style, []) {
            $0.button.control.showsRegion = true
            $0.button.state = state
        }
        .content(0)
    }

    @Test func `is shown in three colors, and does not change the size of the button`() throws {
        let shown = try picture("primitiveScale")
        let button = try subject("primitiveScale", []).content(0)
        #expect(shown.size == button.size)
        let bounds = CGRect(origin: .zero, size: button.size)
        #expect(
            shown.fills.prefix(3) == [
                bounds.insetBy(dx: -64, dy: -64), bounds.insetBy(dx: -40, dy: -40), bounds,
            ]
        )
        #expect(
            shown.fillColors.prefix(3) == [
                ResolvedColor(0xFF3B30, opacity: 0.3), ResolvedColor(0x34C759, opacity: 0.3),
                ResolvedColor(0x007AFF, opacity: 0.3),
            ]
        )
    }

    @Test func `does not overlap the area outside of it`() throws {
        let shown = try picture("bordered")
        let paths = shown.items.compactMap { item -> Path? in
            if case .fill(.path(let path), _) = item.drawing { path } else { nil }
        }
        try #require(paths.count == 2)
        let (width, height) = (shown.size.width, shown.size.height)
        for (point, areas) in [
            (CGPoint(x: width / 2, y: height / 2), [false, false]),
            (CGPoint(x: width + 69, y: height / 2), [false, true]),
            (CGPoint(x: width + 71, y: height / 2), [true, false]),
            (CGPoint(x: width / 2, y: -69), [false, true]),
            (CGPoint(x: width / 2, y: -71), [true, false]),
            (CGPoint(x: width + 95, y: height / 2), [false, false]),
        ] {
            #expect(paths.map { $0.contains(point) } == areas, "\(point)")
        }
    }

    @Test func `of a disabled button is nowhere, in a picture of the same size`() throws {
        let (enabled, disabled) = (try picture("bordered"), try picture("bordered", .disabled))
        #expect(enabled.fills[0] == disabled.fills[0])
        let green = ResolvedColor(0x34C759, opacity: 0.3)
        #expect(enabled.fillColors.contains(green))
        #expect(!disabled.fillColors.contains(green))
    }

    @Test func `is in a picture with the room for it`() throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: "bordered"))
        var request = ButtonRequest(style: entry)
        request.button.control.showsRegion = true
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        for state in [ButtonState.normal, .pressed, .disabled] {
            request.button.state = state
            let picture = renderer.picture(of: request)
            let frame = CGRect(origin: .zero, size: picture.content.size)
            #expect(picture.viewBox == frame.insetBy(dx: -94, dy: -94))
        }
    }
}
