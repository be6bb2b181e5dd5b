import ButtonRendering
import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `The OpenAPI document` {
    private let service = Service()

    @Test func `is the same in every service, and cached by clients`() throws {
        let response = service.get("/openapi.json")
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "application/json")
        #expect(response.body == Service().get("/openapi.json").body)
        let tag = try #require(response.field("ETag"))
        #expect(service.get("/openapi.json") { $0.ifNoneMatch = tag }.status == .notModified)
    }

    @Test func `has the routes that there are`() throws {
        let document = try service.json("/openapi.json")
        #expect(document["openapi"] as? String == "3.1.0")
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        for output in Output.allKinds { #expect(paths[output.pathTemplate]?["get"] != nil) }
        for (path, operations) in paths {
            let target = path.replacing("{framework}", with: "swiftui").replacing("{style}", with: "bordered")
                .replacing("{n}", with: "0")
            let response = service.get(target)
            if path.hasSuffix(Document.sourceSuffix) || path.hasSuffix(Document.bundleSuffix) {
                // Only a style of a user's own has a source, or files.
                #expect(response.status == .notFound)
                continue
            }
            let isRead = operations["get"] != nil
            #expect(response.status == (isRead ? .ok : .methodNotAllowed), "\(path)")
            guard isRead else { continue }
            let operation = try #require(operations["get"] as? [String: Any])
            let responses = try #require(operation["responses"] as? [String: [String: Any]])
            let contents = try #require(responses["200"]?["content"] as? [String: Any])
            let type = try #require(response.field("Content-Type")?.prefix { $0 != ";" })
            #expect(contents[String(type)] != nil, "\(path)")
        }
        #expect(paths["/"] == nil)
        let withPage = Service(files: [StaticFile(path: "/index.html", content: [])])
        #expect(try (withPage.json("/openapi.json")["paths"] as? [String: Any])?["/"] != nil)
    }

    @Test func `has the parameters that queries are read with`() throws {
        let document = try service.json("/openapi.json")
        let components = try #require(document["components"] as? [String: [String: Any]])
        let parameters = try #require(components["parameters"])
        let reader = service.service.reader
        let names = reader.catalog.entries.flatMap { reader.parameters(of: $0).parameters }
            .flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
        #expect(Set(parameters.keys) == Set(names))
        let width = try #require(parameters["width"] as? [String: Any])
        let schema = try #require(width["schema"] as? [String: Any])
        #expect(schema["minimum"] as? Double == 1)
        #expect(schema["maximum"] as? Double == 2000)
        #expect((width["description"] as? String)?.hasSuffix("In points.") == true)
        let state = try #require(parameters["state"] as? [String: Any])
        #expect(state["explode"] as? Bool == false)
        #expect((state["schema"] as? [String: Any])?["default"] as? [String] == ["normal"])
        let subtitle = try #require(parameters["subtitle"] as? [String: Any])
        #expect((subtitle["description"] as? String)?.hasSuffix("Only for styles of uikit.") == true)
    }
}

@Suite struct `The schema of a style` {
    private let service = Service()

    @Test func `is linked from the catalog`() throws {
        for style in try wholeStyles(of: service.json("/v1/styles")) {
            let path = try #require(style["schema"] as? String)
            let response = service.get(path)
            #expect(response.field("Content-Type") == "application/schema+json")
            let schema = try service.json(path)
            #expect(schema["$id"] as? String == path)
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            #expect(properties["style"]?["const"] as? String == style["name"] as? String)
            for parameter in try #require(style["parameters"] as? [[String: Any]]) {
                let name = try #require(parameter["name"] as? String)
                #expect(properties[name] != nil)
            }
        }
        #expect(service.get("/v1/styles/SwiftUI/Bordered/schema.json").status == .ok)
        #expect(service.get("/v1/styles/swiftui/borderd/schema.json").status == .notFound)
        #expect(service.get("/v1/styles/swiftui/schema.json").status == .notFound)
    }

    @Test func `has the types of JSON`() throws {
        let schema = try service.json("/v1/styles/uikit/filled/schema.json")
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(properties["showsActivityIndicator"]?["type"] as? String == "boolean")
        #expect(properties["showsActivityIndicator"]?["default"] as? Bool == false)
        #expect(properties["download"]?["type"] as? String == "boolean")
        #expect(properties["cornerRadius"]?["type"] as? String == "number")
        #expect(properties["tint"]?["$ref"] as? String == "#/$defs/Color")
        #expect(properties["contentInsets"]?["anyOf"] != nil)
        #expect(properties["label"] == nil)
        let dependent = try #require(schema["dependentSchemas"] as? [String: [String: Any]])
        #expect(dependent["fps"]?["required"] as? [String] == ["format"])
        #expect(dependent["t"]?["required"] == nil)
        #expect(dependent["title"] == nil)
    }
}

@Suite struct `The guide` {
    @Test func `lists all outputs, styles and parameters as plain text`() {
        let service = Service()
        let response = service.get("/llms.txt")
        #expect(response.field("Content-Type") == "text/plain; charset=utf-8")
        #expect(response.text.hasPrefix("# Bezel\n\n> "))
        for output in Output.allKinds { #expect(response.text.contains("- \(output.pathTemplate): ")) }
        for style in service.service.reader.catalog.entries {
            #expect(response.text.contains("- \(style): "))
        }
        for parameter in Parameters.all { #expect(response.text.contains("\n- \(parameter.name): ")) }
    }
}
