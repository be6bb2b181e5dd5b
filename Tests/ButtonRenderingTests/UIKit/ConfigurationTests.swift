import AppleDesign
import ButtonRendering
import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine
import ViewRendering

@Suite struct `A UIKit configuration` {
    private let blue = ResolvedColor(0x007AFF)
    private let darkBlue = ResolvedColor(0x0A84FF)

    private func blue(_ opacity: Double) -> ResolvedColor { ResolvedColor(0x007AFF, opacity: opacity) }

    // MARK: Colors

    @Test(
        arguments: [
            ("plain", ButtonState.normal, nil, ResolvedColor(0x007AFF)),
            ("plain", .pressed, nil, ResolvedColor(0x007AFF, opacity: 0.75)),
            (
                "plain", [.selected, .pressed], ResolvedColor(0x007AFF, opacity: 0.12),
                ResolvedColor(0x007AFF, opacity: 0.75)
            ),
            ("plain", .disabled, nil, ResolvedColor(0x3C3C43, opacity: 0.3)),
            ("gray", .normal, ResolvedColor(0x787880, opacity: 0.16), ResolvedColor(0x007AFF)),
            (
                "gray", .pressed, ResolvedColor(0x787880, opacity: 0.12),
                ResolvedColor(0x007AFF, opacity: 0.75)
            ),
            ("gray", .selected, ResolvedColor(0x007AFF, opacity: 0.18), ResolvedColor(0x007AFF)),
            (
                "gray", .disabled, ResolvedColor(0x767680, opacity: 0.12),
                ResolvedColor(0x3C3C43, opacity: 0.3)
            ),
            ("tinted", .normal, ResolvedColor(0x007AFF, opacity: 0.18), ResolvedColor(0x007AFF)),
            ("tinted", .selected, ResolvedColor(0x007AFF), ResolvedColor(0xFFFFFF)),
            (
                "tinted", [.selected, .pressed], ResolvedColor(0x007AFF, opacity: 0.75),
                ResolvedColor(0xFFFFFF, opacity: 0.75)
            ),
            ("filled", .normal, ResolvedColor(0x007AFF), ResolvedColor(0xFFFFFF)),
            (
                "filled", .pressed, ResolvedColor(0x007AFF, opacity: 0.75),
                ResolvedColor(0xFFFFFF, opacity: 0.75)
            ),
            ("filled", .selected, ResolvedColor(0x007AFF), ResolvedColor(0xFFFFFF)),
            (
                "filled", .disabled, ResolvedColor(0x767680, opacity: 0.12),
                ResolvedColor(0x3C3C43, opacity: 0.3)
            ),
        ] as [(String, ButtonState, ResolvedColor?, ResolvedColor)]
    )
    func `has the colors that were measured in UIKit`(
        style: String,
        state: ButtonState,
        fill: ResolvedColor?,
        title: ResolvedColor
    ) throws {
        #expect(try Look(of: style, state) == Look(fill: fill, title: title))
    }

    @Test func `is lighter while highlighted in dark mode`() throws {
        let filled = try Look(of: "filled", .pressed) { $0.environment.colorScheme = .dark }
        let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.2)
        #expect(filled.fill == white.composited(over: darkBlue))
        #expect(filled.title == ResolvedColor(0xFFFFFF, opacity: 0.75))
        let tinted = try Look(of: "tinted") { $0.environment.colorScheme = .dark }
        #expect(tinted.fill == ResolvedColor(0x0A84FF, opacity: 0.25))
    }

    @Test func `follows the traits of its environment`() throws {
        let contrast = try Look(of: "filled") { $0.environment.contrast = .increased }
        #expect(contrast.fill == ResolvedColor(0x0040DD))
        let tinted = try Look(of: "filled") { $0.button.tint = .purple }
        #expect(tinted.fill == ResolvedColor(0xAF52DE))
    }

    @Test func `multiplies the opacity of base colors while highlighted`() throws {
        let look = try Look(of: "filled", .pressed) {
            $0.button.configuration.baseBackgroundColor = Color(white: 0, opacity: 0.4)
            $0.button.configuration.baseForegroundColor = Color(white: 1, opacity: 0.2)
        }
        #expect(try #require(look.fill).opacity == 0.4 * 0.75)
        #expect(try #require(look.title).opacity == 0.2 * 0.75)
    }

    @Test(arguments: ["plain", "gray"])
    func `highlights a base background color like a filled button`(style: String) throws {
        let look = try Look(of: style, .pressed) { $0.button.configuration.baseBackgroundColor = .red }
        #expect(look.fill == ResolvedColor(0xFF3B30, opacity: 0.75))
    }

    @Test(arguments: ["plain", "gray", "tinted", "filled"], [0, 1, 2, 3, 4, 5, 6, 7])
    func `looks disabled in every combination of states with disabled, and in no other`(
        style: String,
        bits: Int
    ) throws {
        var state = ButtonState.normal
        if bits & 1 != 0 { state.insert(.pressed) }
        if bits & 2 != 0 { state.insert(.selected) }
        if bits & 4 != 0 { state.insert(.disabled) }
        let look = try Look(of: style, state)
        if state.contains(.disabled) {
            #expect(try look == Look(of: style, .disabled))
        } else {
            #expect(try look != Look(of: style, .disabled))
        }
    }

    @Test func `derives its colors from base colors`() throws {
        let look = try Look(of: "tinted", .pressed) {
            $0.button.configuration.baseForegroundColor = .red
            $0.button.configuration.baseBackgroundColor = .green
        }
        #expect(look.fill == ResolvedColor(0x34C759, opacity: 0.12))
        #expect(look.title == ResolvedColor(0xFF3B30, opacity: 0.75))
        let disabled = try Look(of: "tinted", .disabled) {
            $0.button.configuration.baseForegroundColor = .red
        }
        #expect(disabled.title == ResolvedColor(0x3C3C43, opacity: 0.3))
    }

    @Test func `keeps an explicit background color in every state`() throws {
        for state in [ButtonState.normal, .pressed, .selected, .disabled] {
            let look = try Look(of: "filled", state) { $0.button.control.background.color = .red }
            #expect(look.fill == ResolvedColor(0xFF3B30))
        }
    }

    @Test(arguments: [
        ("borderless", "plain"), ("bordered", "gray"), ("borderedTinted", "tinted"),
        ("borderedProminent", "filled"),
    ])
    func `has two names that draw the same`(alias: String, name: String) throws {
        for state in [ButtonState.normal, .pressed, .selected, .disabled] {
            #expect(try picture(of: alias, state) == picture(of: name, state))
        }
    }

    // MARK: Metrics

    @Test(arguments: [
        (ControlSize.mini, 10.0, 5.0, 14.0), (.small, 10, 5, 14), (.regular, 12, 7, 5.95),
        (.large, 20, 15, 8.75),
    ])
    func `has the insets and the corner radius of its size`(
        size: ControlSize,
        leading: Double,
        top: Double,
        radius: Double
    ) throws {
        let list = try picture(of: "filled") { $0.button.control.controlSize = size }
        let run = try #require(list.runs.first)
        #expect(run.origin.x == leading)
        // The height of a line is rounded up to whole pixels.
        let room = list.size.height - 2 * top - run.metrics.lineHeight
        #expect((-1e-9..<1 / 3).contains(room))
        #expect(list.size.width == 2 * leading + run.width)
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = UIButton.Configuration.Size(size)
        #expect(
            configuration.updated(for: UIButton(configuration: configuration)).background.cornerRadius
                == radius
        )
    }

    @Test func `keeps explicit insets when its size changes`() {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 10)
    }

    @Test func `has its subtitle below the title, beside the image`() throws {
        let list = try picture(of: "gray") {
            $0.button.configuration.subtitle = "Sub"
            $0.button.configuration.titlePadding = 4
            $0.button.label.systemImage = "star"
            $0.button.label.imagePadding = 6
        }
        let (image, title, subtitle) = (list.runs[0], list.runs[1], list.runs[2])
        #expect(title.origin.x == 12 + image.width + 6)
        #expect(subtitle.origin.x == title.origin.x)
        #expect(subtitle.font.size == 12)
        #expect(subtitle.origin.y - subtitle.metrics.ascent >= title.origin.y + title.metrics.descent + 4 - 1)
    }

    @Test(arguments: [
        (UIButton.Configuration.TitleAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1.0),
        (.automatic, 0.5),
    ])
    func `aligns its titles`(alignment: UIButton.Configuration.TitleAlignment, share: Double) throws {
        let list = try picture(of: "gray") {
            $0.button.configuration.subtitle = "S"
            $0.button.configuration.titleAlignment = alignment
        }
        let (title, subtitle) = (list.runs[0], list.runs[1])
        let expected = title.origin.x + share * (title.width - subtitle.width)
        #expect((subtitle.origin.x - expected).magnitude < 0.5)
    }

    @Test func `has background insets and a stroke if they are set`() throws {
        let list = try picture(of: "filled") {
            $0.button.control.background.insets = NSDirectionalEdgeInsets(
                top: 1,
                leading: 2,
                bottom: 3,
                trailing: 4
            )
            $0.button.control.background.strokeWidth = 2
            $0.button.control.background.strokeColor = .red
        }
        #expect(list.fills[0] == CGRect(x: 2, y: 1, width: list.size.width - 6, height: list.size.height - 4))
        #expect(list.lines == [Look.Line(color: ResolvedColor(0xFF3B30), width: 2)])
    }

    @Test(arguments: [1.0, 5, 9, 12, 20, 30], [UIButton.Configuration.CornerStyle.dynamic, .capsule])
    func `keeps its stroke inside its edge, whatever its width`(
        width: CGFloat,
        style: UIButton.Configuration.CornerStyle
    ) throws {
        let list = try picture(of: "filled") {
            $0.button.control.background.strokeWidth = width
            $0.button.control.background.cornerStyle = style
        }
        var lines = 0
        for item in list.items {
            switch item.drawing {
            case .stroke(let geometry, let stroke, _):
                lines += 1
                // The center of the line is half its width from the edge.
                #expect(geometry.boundingRect.minX == stroke.lineWidth / 2)
                guard case .roundedRectangle(_, let radius, _) = geometry else {
                    Issue.record("The line follows the corners.")
                    return
                }
                #expect(radius > 0)
            case .group(.clip(let edge), _):
                lines += 1
                #expect(edge.boundingRect == CGRect(origin: .zero, size: list.size))
            default: break
            }
        }
        #expect(lines == 1)
        #expect(list.paintBounds == CGRect(origin: .zero, size: list.size))
    }

    @Test func `scales dynamic corners with the text size`() throws {
        func radius(_ style: UIButton.Configuration.CornerStyle, _ size: DynamicTypeSize) throws -> CGFloat? {
            try picture(of: "filled") {
                $0.button.control.background.cornerStyle = style
                $0.button.control.cornerRadius = style == .fixed || style == .dynamic ? 10 : nil
                $0.environment.dynamicTypeSize = size
            }.cornerRadius
        }
        #expect(try radius(.fixed, .accessibility5) == 10)
        #expect(try radius(.dynamic, .large) == 10)
        #expect(try radius(.dynamic, .accessibility5) == 10 * 53 / 17)
        #expect(try radius(.medium, .large) == 5.95)
        let capsule = try picture(of: "filled") { $0.button.control.background.cornerStyle = .capsule }
        #expect(capsule.cornerRadius == capsule.size.height / 2)
        let glass = try picture(of: "filled") { $0.environment.system = .iOS26 }
        #expect(glass.cornerRadius == glass.size.height / 2)
    }

    // MARK: Indicator

    @Test func `replaces its image by an activity indicator`() throws {
        let still = try picture(of: "filled") {
            $0.button.configuration.showsActivityIndicator = true
            $0.button.label.systemImage = "star"
        }
        #expect(still.lines.count == 8)
        #expect(still.runs.count == 1)
        let button = try subject("filled", of: .uiKit, []) {
            $0.button.configuration.showsActivityIndicator = true
            $0.presentation.time = 0
        }
        func lights(_ time: Double) -> [Double] {
            button.content(time).groups.compactMap {
                if case .opacity(let opacity) = $0 { opacity } else { nil }
            }
        }
        #expect(lights(0)[0] == 1)
        // The light moves by one spoke in an eighth of a second, and once around in a second.
        for (light, before) in zip(lights(0.125), [lights(0)[7]] + lights(0).dropLast()) {
            #expect((light - before).magnitude < 1e-9)
        }
        #expect(lights(1) == lights(0))
        #expect(!button.recorded.endsAtRest)
    }
}

extension DisplayList {
    /// The radius of the first rounded rectangle.
    fileprivate var cornerRadius: CGFloat? {
        items.lazy.compactMap {
            guard case .fill(.roundedRectangle(_, let radius, _), _) = $0.drawing else { return nil }
            return radius
        }.first
    }
}
