import ButtonAPI
import Caching
import CustomStyles
import Graphics
import HTTP
import ProjectResources
import StyleExecution
import StyleParser
import StyleStore
import StyleSyntax
import TestSupport

extension CustomSource {
    /// A source that is parsed in the process of the tests.
    static func test(_ text: String, resources: ProjectResources? = nil) throws -> CustomSource {
        try test(SourceText(text), resources: resources)
    }

    /// A source of one or several files that is parsed in the process of the tests.
    static func test(_ text: SourceText, resources: ProjectResources? = nil) throws -> CustomSource {
        CustomSource(
            checking: ParsedText(
                text,
                hash: SourceHash(of: text.bytes).description,
                programs: text.files.indices.map { SourceParser.parse(text.text(ofFile: $0)) }
            ),
            shaper: FixedWidthShaper(),
            resources: resources
        )
    }
}

/// A service with a folder of styles.
struct Folder {
    let service: ButtonService
    let worker: ButtonWorker
    let styles = WatchedStyles()
    private let repeatedName: StyleFolder.RepeatedName

    /// A folder of sources by their names, with the resources of a project.
    init(
        _ files: KeyValuePairs<String, String>,
        resources: ProjectResources? = nil,
        repeatedName: StyleFolder.RepeatedName = .first
    ) throws {
        self.repeatedName = repeatedName
        service = ButtonService(
            ButtonService.Configuration(
                folder: styles,
                shaper: FixedWidthShaper(),
                symbols: SymbolNames(["star"]),
                version: "test",
                budget: MemoryBudget(limit: 16 << 20)
            )
        )
        worker = service.makeWorker(oneOf: 1)
        try publish(files, resources: resources)
    }

    func publish(_ files: KeyValuePairs<String, String>, resources: ProjectResources? = nil) throws {
        styles.publish(
            StyleFolder(
                try files.map { path, text in
                    StyleFolder.File(path: path, source: try .test(text, resources: resources))
                },
                repeatedName: repeatedName
            )
        )
    }

    /// Posts a JSON body to `/v1/render`.
    func render(_ body: String) -> Response {
        service.respond(
            to: Request(
                method: .post,
                target: Array("/v1/render".utf8),
                hasBodyLength: true,
                rareFields: RareFields(contentType: "application/json"),
                body: Array(body.utf8)
            ),
            with: worker
        )
    }

    func get(_ target: String, accept: String? = nil, ifNoneMatch: String? = nil) -> Response {
        service.respond(
            to: Request(target: Array(target.utf8), accept: accept, ifNoneMatch: ifNoneMatch),
            with: worker
        )
    }
}

extension String {
    /// The part of a description of a view that has its buttons: the members of an object are in the order of their names.
    var buttons: Substring {
        firstRange(of: #""elements":"#).map { self[..<$0.lowerBound] } ?? self[...]
    }
}

extension Response {
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Sources of styles.
enum Sample {
    static let pill = """
        import SwiftUI

        /// A capsule that shrinks while it is pressed.
        struct Pill: ButtonStyle {
            var color: Color = .blue
            var inset: CGFloat = 12
            var isRound = true
            var count = 2
            var width: CGFloat = 3
            var note = "a"

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(.horizontal, inset)
                    .padding(.vertical, 8 * Double(count))
                    .background(color, in: RoundedRectangle(cornerRadius: isRound ? 20 : 2))
                    .padding(width)
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
            }
        }
        """

    /// A style whose body never ends while it is pressed.
    static let endless = """
        import SwiftUI

        struct Endless: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(configuration.isPressed ? length() : 4)
            }
            func length() -> CGFloat {
                var length = 0.0
                while length < 1 { length = length * 2 }
                return length
            }
        }
        """
}
