import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `What was resolved for a button` {
    private func inspect(
        _ style: String,
        of framework: Framework = .swiftUI,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> InspectedButton {
        let entry = try #require(Catalog.standard.entry(framework, named: style))
        var request = ButtonRequest(style: entry)
        change(&request)
        return ButtonRenderer(shaper: FixedWidthShaper()).inspect(request)
    }

    @Test func `names every value of a bordered button, and what it comes from`() throws {
        let button = try inspect("bordered") {
            $0.button.state = .pressed
            $0.button.tint = .green
        }
        let insets = try #require(button.paddings.first)
        #expect(insets.insets.content == .insets(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)))
        #expect(insets.insets.dependencies == [.dynamicTypeSize, .controlSize, .borderShape])
        let fill = try button.first(.fill)
        let opacity = 0.18 * 0.65
        #expect(try fill.value("color").content == .color(ResolvedColor(0x34C759, opacity: opacity)))
        #expect(try fill.value("color").depends(on: .tint))
        #expect(try fill.value("color").depends(on: .state))
        #expect(try !fill.value("color").depends(on: .role))
        #expect(try fill.value("cornerRadius").content == .number(6))
        let veil = try button.first(.opacity)
        #expect(try veil.value("opacity").content == .number(0.75))
        #expect(try veil.value("opacity").dependencies == [.state, .colorScheme])
        let text = try button.first(.text)
        #expect(try text.value("string").content == .text("Button"))
        #expect(try text.value("string").dependencies == [.label])
        #expect(try text.value("font").content == .font(FontDescriptor(size: 17)))
        #expect(try text.value("font").dependencies == [.dynamicTypeSize, .controlSize, .font])
        #expect(button.size.depends(on: .label))
    }

    @Test func `comes from what else was said of the label`() throws {
        let button = try inspect("bordered") {
            $0.button.label.systemImage = "star"
            $0.button.label.imagePadding = 20
        }
        #expect(try button.first(.symbol).value("string").dependencies == [.label])
        let scaled = try inspect("scale") {
            $0.button.control.styleValues["scaleAmount"] = .number(0.5)
            $0.button.state = .pressed
        }
        #expect(try scaled.first(.transform).value("transform").depends(on: .parameters))
        let linked = try inspect("bordered") {
            $0.button.control.kind = .link
            $0.button.control.linkTakesStyle = false
        }
        #expect(try linked.first(.text).value("frame").depends(on: .control))
    }

    @Test func `comes from the style if nothing else changes it`() throws {
        let button = try inspect("roundedAndShadow")
        #expect(try button.first(.fill).value("cornerRadius").dependencies == [])
        #expect(try #require(button.paddings.first).insets.dependencies == [])
        let shadow = try button.first(.shadow)
        #expect(try shadow.value("radius").content == .number(5))
        #expect(try shadow.value("radius").dependencies == [.state])
        #expect(try shadow.value("offset").content == .size(CGSize(width: 0, height: 3)))
    }

    @Test func `is that of a moment in the course of an interaction`() throws {
        let button = try inspect("automatic") {
            $0.interaction.events = [.down(0), .up(1)]
            $0.presentation.time = 1.1
        }
        guard case .number(let opacity) = try button.first(.opacity).value("opacity").content else {
            Issue.record("An opacity is a number.")
            return
        }
        #expect((opacity - 0.45955).magnitude < 5e-5)
        #expect(try button.first(.opacity).value("opacity").dependencies == [.state, .colorScheme])
    }

    @Test func `knows what a configuration of UIKit was given`() throws {
        let button = try inspect("filled", of: .uiKit) {
            $0.button.configuration.baseBackgroundColor = .red
            $0.button.control.cornerRadius = 4
        }
        let fill = try button.first(.fill)
        #expect(try fill.value("color").depends(on: .configuration))
        #expect(try !fill.value("color").depends(on: .tint))
        #expect(try fill.value("cornerRadius").dependencies == [.dynamicTypeSize, .cornerRadius])
    }

    @Test(arguments: Catalog.standard.entries)
    func `tells of every style`(entry: CatalogEntry) throws {
        let button = ButtonRenderer(shaper: FixedWidthShaper()).inspect(ButtonRequest(style: entry))
        #expect(try !button.first(.text).values.isEmpty)
        #expect(button.size.depends(on: .label))
    }
}

extension InspectedButton {
    /// The lowest layer of a kind.
    fileprivate func first(_ kind: Layer.Kind) throws -> Layer {
        func all(_ layers: [Layer]) -> [Layer] { layers.flatMap { [$0] + all($0.layers) } }
        return try #require(all(layers).first { $0.kind == kind })
    }
}

extension InspectedButton.Layer {
    fileprivate func value(_ name: String) throws -> InspectedValue {
        try #require(values.first { $0.name == name }).value
    }
}

extension InspectedValue {
    /// Whether the value depends on a part of the request.
    fileprivate func depends(on dependency: Dependency) -> Bool {
        dependencies?.contains(dependency) ?? false
    }
}
