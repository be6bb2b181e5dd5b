import BezelRendering
import SwiftUI

/// A device on which views are drawn that were compiled from served code.
@MainActor struct Device {
    let drawing: Drawing

    /// The picture of a SwiftUI view.
    func picture(of view: some View) -> [UInt8] {
        let renderer = renderer
        guard drawing.isMoment else { return renderer.image(of: view, isPressed: drawing.isPressed) }
        return renderer.image(
            of: view,
            events: drawing.events.map(InteractionEvent.init),
            at: drawing.time ?? .infinity
        )
    }

    /// The picture of UIKit buttons, one below the other.
    func picture(of buttons: [UIButton]) -> [UInt8] {
        for button in buttons { button.traitOverrides = buttons[0].traitOverrides }
        return picture(
            of: VStack {
                UIKitButton(buttons[0]).interactionOrigin()
                if buttons.count > 1 { UIKitButton(buttons[1]) }
                if buttons.count > 2 { UIKitButton(buttons[2]) }
                if buttons.count > 3 { UIKitButton(buttons[3]) }
            }
        )
    }

    private var renderer: SVGImageRenderer {
        var renderer = SVGImageRenderer(shaper: shaper)
        renderer.environment = environment
        renderer.title = drawing.title
        renderer.viewBox = CGRect(
            x: drawing.viewBox[0],
            y: drawing.viewBox[1],
            width: drawing.viewBox[2],
            height: drawing.viewBox[3]
        )
        renderer.background = drawing.background.map {
            Color(red: $0[0], green: $0[1], blue: $0[2], opacity: $0[3])
        }
        renderer.textForm = drawing.hasLiveText ? .live : .outline
        return renderer
    }

    private var shaper: FixedWidthShaper {
        FixedWidthShaper(symbolNames: ["star", "face.smiling", "trash", "xmark.circle", "chevron.right"])
    }

    private var environment: ViewEnvironment {
        var environment = ViewEnvironment()
        environment.system = ViewEnvironment.System(rawValue: drawing.system) ?? .iOS18
        environment.animationDefaults = .init(rawValue: drawing.animationDefaults) ?? .iOS17
        environment.colorSchemeContrast = drawing.increasesContrast ? .increased : .standard
        environment.accessibilityReduceMotion = drawing.reducesMotion
        environment.isFocused = drawing.isFocused
        return environment
    }
}

extension InteractionEvent {
    init(_ event: Drawing.Event) {
        let location = CGPoint(x: event.x, y: event.y)
        switch event.kind {
        case .down: self = .down(location, at: event.time)
        case .move: self = .move(location, at: event.time)
        case .up: self = .up(at: event.time)
        case .cancel: self = .cancel(at: event.time)
        case .enter: self = .enter(at: event.time)
        case .leave: self = .leave(at: event.time)
        case .enable: self = .enable(at: event.time)
        case .disable: self = .disable(at: event.time)
        case .focus: self = .focus(at: event.time)
        case .blur: self = .blur(at: event.time)
        case .select: self = .select(at: event.time)
        case .deselect: self = .deselect(at: event.time)
        case .key: self = .key(KeyEquivalent(Character(event.key)), at: event.time)
        }
    }
}
