import ButtonAPI
import HTTP
import Testing

@Suite struct `The code of a button` {
    private let service = Service()

    private func code(_ target: String) -> String { service.get("/v1/\(target)").text }

    @Test func `has the header fields of the contract`() {
        let response = service.get("/v1/swiftui/scale.swift")
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "text/plain; charset=utf-8")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(response.field("Content-Disposition") == "inline; filename=\"scale.swift\"")
        #expect(
            response.field("Cache-Control") == service.get("/v1/swiftui/scale.svg").field("Cache-Control")
        )
        let saved = service.get("/v1/swiftui/scale.swift?download=1")
        #expect(saved.field("Content-Disposition") == "attachment; filename=\"scale.swift\"")
        let tag = response.field("ETag") ?? ""
        #expect(service.get("/v1/swiftui/scale.swift") { $0.ifNoneMatch = tag }.status == .notModified)
        #expect(service.get("/v1/swiftui/scale.svg").field("ETag") != tag)
        let compressed = service.get("/v1/swiftui/customDefault.swift") { $0.acceptEncoding = "gzip" }
        #expect(compressed.field("Content-Encoding") == "gzip")
    }

    @Test func `has no default values`() {
        #expect(
            code("swiftui/automatic.swift?title=Buy&controlSize=regular&tint=none&flag=true") == """
                import SwiftUI

                struct ContentView: View {
                    var body: some View {
                        Button("Buy") {
                            // What the button does.
                        }
                    }
                }

                """
        )
        #expect(
            code("uikit/filled.swift?title=Buy&buttonSize=medium&cornerStyle=dynamic") == """
                import UIKit

                @MainActor
                func makeButton(action: @escaping () -> Void) -> UIButton {
                    var configuration = UIButton.Configuration.filled()
                    configuration.title = "Buy"

                    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
                }

                """
        )
    }

    @Test func `has a modifier for each parameter`() {
        let code = code(
            "swiftui/bordered.swift?title=Delete&systemImage=trash&role=destructive&controlSize=large"
                + "&cornerRadius=12&tint=pink&state=disabled&width=200&colorScheme=dark"
        )
        #expect(
            code == """
                import SwiftUI

                struct ContentView: View {
                    var body: some View {
                        Button(role: .destructive) {
                            // What the button does.
                        } label: {
                            Label("Delete", systemImage: "trash")
                                .frame(maxWidth: .infinity)
                        }
                        .buttonStyle(.bordered)
                        .controlSize(.large)
                        .buttonBorderShape(.roundedRectangle(radius: 12))
                        .tint(.pink)
                        .disabled(true)
                        .frame(width: 200)
                    }
                }

                #Preview {
                    ContentView()
                        .preferredColorScheme(.dark)
                }

                """
        )
    }

    @Test func `sets the properties of a configuration and of its button`() {
        let code = code(
            "uikit/outline.swift?title=Follow&step=first&systemImage=star&imagePadding=6&tint=369"
                + "&state=selected,highlighted&dynamicTypeSize=xLarge"
        )
        #expect(
            code.hasPrefix(
                """
                import UIKit

                @MainActor
                func makeButton(action: @escaping () -> Void) -> UIButton {
                    var configuration = UIButton.Configuration.plain()
                    configuration.title = "Follow"
                    configuration.image = UIImage(systemName: "star")
                    configuration.imagePadding = 6

                    let button = OutlineButton(configuration: configuration, primaryAction: UIAction { _ in action() })
                    button.step = .first
                    button.tintColor = UIColor(red: 0x33 / 255, green: 0x66 / 255, blue: 0x99 / 255, alpha: 1)
                    button.isSelected = true
                    button.isHighlighted = true
                    return button
                }

                #Preview {
                    let button = makeButton {}
                    button.traitOverrides.preferredContentSizeCategory = .extraLarge
                    return button
                }

                /// A button with an outline around its title; selected, it is filled with the tint.
                """
            )
        )
    }

    @Test func `has the container and the buttons in it`() {
        let column = code("swiftui/inherited.swift?containerStyle=plain&beside=borderless,bordered::mini")
        #expect(
            column == """
                import SwiftUI

                struct ContentView: View {
                    var body: some View {
                        VStack {
                            button
                            button
                                .buttonStyle(.borderless)
                            button
                                .buttonStyle(.bordered)
                                .controlSize(.mini)
                        }
                        .buttonStyle(.plain)
                    }

                    private var button: some View {
                        Button("Button") {
                            // What the button does.
                        }
                    }
                }

                """
        )
        #expect(
            code("swiftui/bordered.swift?showsRegion=true").contains(
                "// Not set by an app: showsRegion=true."
            )
        )
        let edit = code("swiftui/plain.swift?control=editButton")
        #expect(edit.contains(#".simultaneousGesture(TapGesture().onEnded { print("pressed") })"#))
        #expect(edit.contains(#".environment(\.editMode, $editMode)"#))
        #expect(
            code("swiftui/plain.swift?control=navigationLink&container=form").contains("NavigationStack {")
        )
    }

    @Test func `contains a style that is not the system's, and the declarations that it uses`() {
        let code = code("swiftui/triggerAction.swift?beside=scale")
        #expect(code.contains("TriggerActionStyle {\n"))
        #expect(code.contains("\nstruct TriggerActionStyle: ButtonStyle {\n"))
        #expect(code.contains("\n    func raised(isPressed: Bool) -> some View {\n"))
        #expect(code.contains(".buttonStyle(ScaleButtonStyle(scaleAmount: 0.98))"))
        #expect(code.contains("\nstruct ScaleButtonStyle: ButtonStyle {\n"))
        let twice = self.code("swiftui/triggerAction.swift?beside=triggerAction")
        #expect(twice.split(separator: "struct TriggerActionStyle").count == 2)
        #expect(!self.code("swiftui/bordered.swift").contains("ButtonStyle:"))
    }

    @Test(arguments: ["swiftui", "uikit"])
    func `has no symbol that only Bezel has`(framework: String) throws {
        let styles = try #require(try service.json("/v1/styles")["styles"] as? [[String: Any]])
        for style in styles where style["framework"] as? String == framework {
            let url = try #require(style["url"] as? String)
            let code = service.get(url.replacing(".svg", with: ".swift")).text
            for word in [
                "logAction", "public ", "ViewEngine", "import Graphics", "PackageResources", "\n\n\n",
            ] {
                #expect(!code.contains(word), "\(url): \(word)")
            }
            #expect(code.hasSuffix("}\n") && !code.hasSuffix("\n\n"), "\(url)")
        }
    }

    @Test func `shows a title verbatim if SwiftUI would read Markdown in it`() {
        #expect(code("swiftui/plain.swift?title=Tom%27s").contains("Button(\"Tom's\") {"))
        for title in ["**Buy**", "a_b", "[x](y)", "50%", "Q&A", "www.x.org", "https://x.org", "a@b", "`x`"] {
            let code = code("swiftui/plain.swift?title=\(title.percentEncoded)")
            #expect(code.contains("Text(verbatim: \"\(title)\")"), "\(title)")
        }
        #expect(code("uikit/plain.swift?title=**Buy**").contains("configuration.title = \"**Buy**\""))
    }

    @Test func `quotes a title, so that it cannot end its string`() {
        let title = "\"); fatalError(); //\n\\(1)"
        #expect(
            code("swiftui/plain.swift?title=\(title.percentEncoded)")
                .contains(#"Text(verbatim: "\"); fatalError(); //\n\\(1)")"#)
        )
    }

    @Test func `lists the parameters that an app does not set`() {
        let note = "\n\n// Not set by an app: "
        #expect(
            code("swiftui/plain.swift?state=pressed,disabled").contains("\(note)state=pressed.\n\nstruct")
        )
        #expect(
            code("swiftui/plain.swift?contrast=increased&motion=reduced").contains(
                "\(note)contrast=increased"
            )
        )
        #expect(
            code("swiftui/plain.swift?events=tap@0&t=1&system=ios26").contains("\(note)system=ios26, events.")
        )
        #expect(!code("swiftui/plain.swift?background=red&padding=3&text=live").contains("//  Not"))
        #expect(!code("uikit/plain.swift?state=highlighted&contrast=increased").contains(note))
        #expect(code("swiftui/plain.swift?background=red&padding=3&text=live") == code("swiftui/plain.swift"))
    }

    @Test func `accepts the parameters of a still picture`() throws {
        for style in ["swiftui/scale", "uikit/outline"] {
            let parameters = try #require(
                try service.json("/v1/styles/\(style)")["parameters"] as? [[String: Any]]
            )
            for parameter in parameters {
                let outputs = parameter["outputs"] as? [String] ?? ["svg", "swift"]
                let name = parameter["name"] as? String ?? ""
                // Marks over a picture are no part of the code.
                if name == "overlay" { continue }
                #expect(outputs.contains("svg") == outputs.contains("swift"), "\(style): \(name)")
            }
        }
        for query in ["duration=1", "fps=30", "loop=false", "scaleAmount=1", "titel=x", "state=selected"] {
            #expect(service.get("/v1/swiftui/plain.swift?\(query)").status == .badRequest, "\(query)")
        }
        #expect(service.get("/v1/swiftui/plian.swift").status == .notFound)
    }
}
