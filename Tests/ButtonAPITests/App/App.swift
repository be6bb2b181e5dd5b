import Foundation
import Graphics
import HTTP
import SVG
import SystemStyles
import ViewRendering

@testable import ButtonAPI
@testable import ButtonRendering
@testable import UIKitEngine
@testable import ViewEngine

/// A device on which views stand that were compiled from code that was served.
///
/// It decides what the note of the code says is not up to an app: where fingers are, and what the user and the
/// system want.
@MainActor struct Device {
    private let query: ButtonQuery
    private var request: ButtonRequest { query.request }
    private let shaper = FixedWidthShaper()

    /// A device for the button of a target such as `/v1/swiftui/bordered.svg?title=Buy`.
    init(_ target: String) throws {
        let target = RequestTarget(Array(target.utf8))
        let router = Router(catalog: .standard, files: [])
        guard case .button(let style, let output) = try router.route(path: try target.path()) else {
            throw CocoaError(.featureUnsupported)
        }
        let reader = QueryReader(catalog: .standard, symbols: SymbolNames(["star"]))
        query = try reader.query(try target.queryItems(), for: style, output: output)
    }

    /// The picture of a view of SwiftUI's.
    func picture(of view: AnyView) -> [UInt8] {
        picture(of: view, environment)
    }

    /// The picture of buttons of UIKit's, one below the other.
    func picture(of buttons: [UIButton]) -> [UInt8] {
        var environment = environment
        environment.isEnabled = buttons[0].isEnabled
        environment.isSelected = buttons[0].isSelected
        for button in buttons { button.traitOverrides = buttons[0].traitOverrides }
        let views = buttons.map { button in UIButtonView { button } }
        let column = VStack {
            views[0].eventOrigin()
            if views.count > 1 { views[1] }
        }
        return picture(of: AnyView(column), environment)
    }

    private var environment: EnvironmentValues {
        var surroundings = ButtonEnvironment(system: request.environment.system)
        if query.style.framework == .swiftUI { surroundings.contrast = request.environment.contrast }
        surroundings.reducesMotion = request.environment.reducesMotion
        surroundings.animationDefaults = request.environment.animationDefaults
        return EnvironmentValues(surroundings, state: request.button.state.intersection(.focused))
    }

    private func picture(of view: AnyView, _ environment: EnvironmentValues) -> [UInt8] {
        let asked = ButtonRenderer(shaper: shaper).picture(of: request)
        let host = ViewHost(
            rootView: view.buttonStyle(.automatic),
            environment: environment,
            shaper: shaper
        )
        return SVGRenderer().render(
            SVGDocument(
                title: query.accessibilityTitle,
                viewBox: asked.viewBox,
                background: asked.background,
                content: content(of: host),
                textForm: request.presentation.hasLiveText ? .live : .outline
            )
        )
    }

    private func content(of host: ViewHost) -> DisplayList {
        if request.isMoment {
            let recording = Recording(
                of: host,
                request.interaction.events,
                until: RecordedView.maximumDuration
            )
            return recording.displayList(at: recording.steadyTime(at: request.presentation.time ?? .infinity))
        }
        if request.button.state.contains(.pressed), query.style.framework == .swiftUI {
            host.handle(InteractionEvent(.down(.zero), at: 0))
        }
        return host.displayList()
    }
}

/// A view that was served, and the target of its picture.
struct Sample {
    let target: String
    let picture: @MainActor (Device) -> [UInt8]
}

/// Draws all samples into numbered files of a folder, which is the only argument.
@main struct App {
    @MainActor static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        for (number, sample) in samples.enumerated() {
            let picture = sample.picture(try Device(sample.target))
            try Data(picture).write(to: folder.appendingPathComponent("\(number).svg"))
        }
    }
}
