import AppleDesign
import ButtonRendering
import Graphics
import HTTP
import TestSupport
import ViewEngine
import ViewRendering

@testable import ButtonAPI

extension Drawing {
    /// The drawing of a target such as `/v1/swiftui/bordered.svg?title=Buy`.
    init(target: String) throws {
        let query = try ButtonQuery.query(of: target)
        let request = query.request
        let isSwiftUI = query.style.framework == .swiftUI
        let picture = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request)
        self.init(
            system: "\(request.environment.system)",
            animationDefaults: "\(request.environment.animationDefaults)",
            // An app overrides the contrast of a UIKit view, and the state of a control.
            increasesContrast: isSwiftUI && request.environment.contrast == .increased,
            reducesMotion: request.environment.reducesMotion,
            isFocused: request.button.state.contains(.focused),
            isPressed: isSwiftUI && request.button.state.contains(.pressed),
            events: request.interaction.events.map(Event.init),
            time: request.presentation.time,
            isMoment: request.isMoment,
            title: query.accessibilityTitle,
            viewBox: picture.viewBox.numbers,
            background: picture.background.map { [$0.red, $0.green, $0.blue, $0.opacity] },
            hasLiveText: request.presentation.hasLiveText
        )
    }
}

extension Drawing.Event {
    fileprivate init(_ event: InteractionEvent) {
        switch event.kind {
        case .down(let point): self.init(kind: .down, time: event.time, x: point.x, y: point.y)
        case .move(let point): self.init(kind: .move, time: event.time, x: point.x, y: point.y)
        case .up: self.init(kind: .up, time: event.time)
        case .cancel: self.init(kind: .cancel, time: event.time)
        case .enter: self.init(kind: .enter, time: event.time)
        case .leave: self.init(kind: .leave, time: event.time)
        case .enable: self.init(kind: .enable, time: event.time)
        case .disable: self.init(kind: .disable, time: event.time)
        case .focus: self.init(kind: .focus, time: event.time)
        case .blur: self.init(kind: .blur, time: event.time)
        case .select: self.init(kind: .select, time: event.time)
        case .deselect: self.init(kind: .deselect, time: event.time)
        case .key(let key): self.init(kind: .key, time: event.time, key: String(key.character))
        }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension ButtonQuery {
    fileprivate static func query(of target: String) throws -> ButtonQuery {
        let target = RequestTarget(Array(target.utf8))
        let styles = StyleLookup(catalog: .standard, folder: nil)
        let router = Router(styles, files: [])
        guard case .button(let style, let output) = try router.route(path: try target.path()) else {
            throw NoButton()
        }
        let reader = QueryReader(styles, symbols: SymbolNames(["star"]))
        return try reader.query(try target.queryItems(), for: style, output: output)
    }

    private struct NoButton: Error {}
}
