import AppleDesign
import ButtonRendering
import Graphics
import SVG
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// Every style in every state and scheme, and the bordered ones in every size, as golden pictures.
///
/// Text is set in squares, so no font has a part in them.
@Suite struct `Snapshots` {
    private func picture(_ entry: CatalogEntry, _ request: ButtonRequest) -> String {
        let picture = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request)
        let document = SVGDocument(
            title: request.title,
            viewBox: picture.viewBox,
            background: picture.background,
            content: picture.content
        )
        return String(decoding: SVGRenderer(style: .pretty).render(document), as: UTF8.self) + "\n"
    }

    @Test(
        arguments: Catalog.standard.entries.filter { $0.framework == .swiftUI }.map(\.name),
        ColorScheme.allCases
    )
    func `of every state`(name: String, scheme: ColorScheme) throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: name))
        let states = [
            ("normal", ButtonState.normal), ("pressed", .pressed), ("disabled", .disabled),
            ("focused", .focused),
        ]
        for (stateName, state) in states {
            var request = ButtonRequest(style: entry)
            request.button.state = state
            request.environment.colorScheme = scheme
            expectSnapshot(picture(entry, request), named: "swiftui/\(name)/\(stateName)-\(scheme).svg")
        }
    }

    @Test(
        arguments: ["plain", "gray", "tinted", "filled", "glass", "prominentGlass", "outline"],
        ColorScheme.allCases
    )
    func `of every state of UIKit`(name: String, scheme: ColorScheme) throws {
        let entry = try #require(Catalog.standard.entry(.uiKit, named: name))
        let states = [
            ("normal", ButtonState.normal), ("highlighted", .pressed), ("selected", .selected),
            ("selected-highlighted", [.selected, .pressed]), ("disabled", .disabled),
            ("focused", .focused),
        ]
        for (stateName, state) in states {
            var request = ButtonRequest(style: entry)
            request.button.state = state
            request.environment.colorScheme = scheme
            expectSnapshot(picture(entry, request), named: "uikit/\(name)/\(stateName)-\(scheme).svg")
        }
    }

    @Test(arguments: ["bordered", "borderless"], ControlSize.allCases)
    func `of every size`(name: String, size: ControlSize) throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: name))
        var request = ButtonRequest(style: entry)
        request.button.control.controlSize = size
        request.button.label.systemImage = "star"
        expectSnapshot(picture(entry, request), named: "swiftui/\(name)/size-\(size).svg")
    }

    @Test(arguments: ["none", "list", "form"], ColorScheme.allCases)
    func `of every container`(name: String, scheme: ColorScheme) throws {
        let containers = ["none": ButtonContainer.stack, "list": .list, "form": .form]
        var request = ButtonRequest(style: .inherited)
        request.button.control.container = try #require(containers[name])
        request.button.control.neighbors = neighbors("inherited", "bordered")
        request.environment.colorScheme = scheme
        for state in [ButtonState.normal, .pressed] {
            request.button.state = state
            let stateName = state == .normal ? "normal" : "pressed"
            expectSnapshot(
                picture(.inherited, request),
                named: "containers/\(name)-\(stateName)-\(scheme).svg"
            )
        }
    }

    @Test(arguments: ["link", "editButton", "navigationLink"], SystemDesign.allCases)
    func `of every control`(name: String, system: SystemDesign) throws {
        let controls = [
            "link": ControlKind.link, "editButton": .editButton, "navigationLink": .navigationLink,
        ]
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: "bordered"))
        var request = ButtonRequest(style: entry)
        request.button.control.kind = try #require(controls[name])
        request.environment.system = system
        expectSnapshot(picture(entry, request), named: "controls/\(name)-\(system).svg")
        request.button.control.container = .list
        expectSnapshot(picture(entry, request), named: "controls/\(name)-list-\(system).svg")
    }

    @Test(arguments: ["bordered", "cancellable", "primitiveScale", "triggerButton2"])
    func `of a touch region`(name: String) throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: name))
        var request = ButtonRequest(style: entry)
        request.button.control.showsRegion = true
        expectSnapshot(picture(entry, request), named: "regions/\(name).svg")
    }
}
