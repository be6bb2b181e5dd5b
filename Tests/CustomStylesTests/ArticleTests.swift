import ArticleStyles
import ButtonRendering
import CustomStyles
import HTTP
import StyleSyntax
import Testing

/// A style of the catalog whose source can be pasted.
private struct Article: CustomStringConvertible, Sendable {
    let entry: CatalogEntry
    let type: String

    var description: String { entry.description }

    static let all: [Article] = Catalog.standard.entries.compactMap { entry in
        entry.code.type.map { Article(entry: entry, type: $0) }
    }

    /// The sources as one file.
    var source: String {
        entry.code.files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// The values of the parameters, each with its default and with another one, as items of a query.
    var choices: [[(name: String, value: String)]] {
        var choices = [entry.parameters.map { (name: $0.name, value: $0.kind.values[0]) }]
        for (index, parameter) in entry.parameters.enumerated() {
            for value in parameter.kind.values.dropFirst() {
                var items = choices[0]
                items[index].value = value
                choices.append(items)
            }
        }
        return choices
    }
}

extension StyleParameter.Kind {
    /// Spellings of values, the default first.
    fileprivate var values: [String] {
        switch self {
        case .choice(let names, let name): [name] + names.filter { $0 != name }
        case .number(let range, _, let number): [String(number), String((range.lowerBound + number) / 2)]
        case .boolean(let flag): [String(flag), String(!flag)]
        case .integer(_, let number): [String(number)]
        case .text(let text): [text]
        case .color: []
        }
    }
}

@Suite struct `A style of an article, pasted` {
    private static let common = [
        ".svg", ".svg?state=pressed", ".svg?state=disabled", ".svg?state=focused", ".svg?colorScheme=dark",
        ".svg?title=%E4%B8%AD+a&systemImage=star&controlSize=large", ".svg?width=240&tint=red&system=ios26",
        ".svg?events=press@0.1,release@0.4&t=0.25", ".svg?colorScheme=auto&contrast=increased",
        "/states.svg", "/states.svg?rows=controlSize&columns=layoutDirection", "/animation.svg",
        "/animation.svg?events=down@0,move(400,0)@0.3,up@0.6&motion=reduced", "/frames/20.svg",
        "/tokens.json",
    ]
    private static let swiftUI = [
        ".svg?role=destructive", ".svg?showsRegion=true", ".svg?label=circle&events=tap@0.1&t=0.3",
    ]
    private static let uiKit = [
        ".svg?state=selected", ".svg?state=selected,disabled", ".svg?showsActivityIndicator=true",
        "/animation.svg?events=select@0.2,tap@0.5,deselect@1.2",
    ]

    @Test(arguments: Article.all)
    private func `is drawn with the same bytes as compiled`(_ article: Article) throws {
        let folder = try Folder(["Article.swift": article.source])
        let outputs = Self.common + (article.entry.toolkit == .swiftUI ? Self.swiftUI : Self.uiKit)
        for items in article.choices {
            for output in outputs {
                func target(_ path: String, prefix: String) -> String {
                    let query = items.map { "\(prefix)\($0.name)=\($0.value)" }.joined(separator: "&")
                    return path + output + (output.contains("?") ? "&" : "?") + query
                }
                let compiled = folder.get(target("/v1/\(article.entry)", prefix: ""))
                let pasted = folder.get(target("/v1/custom/\(article.type)", prefix: "style."))
                #expect(pasted.status == compiled.status, "\(output) \(items): \(pasted.text.prefix(300))")
                // The article's button with the static step is one of a configuration of its own.
                if article.type == "OutlineButton", items.contains(where: { $0.value == "static" }) {
                    continue
                }
                guard compiled.status == .ok else { continue }
                let isEqual = pasted.text.withoutNames(of: article) == compiled.text.withoutNames(of: article)
                #expect(isEqual, "\(output) \(items)")
            }
        }
    }

    @Test func `is each of the catalog's`() {
        #expect(Article.all.count >= 12)
    }
}

extension String {
    /// The document without the name of its style, and without the ids that are made of it.
    fileprivate func withoutNames(of article: Article) -> String {
        replacing(/"framework":"[a-z]+","style":"[A-Za-z0-9]+"/, with: "")
            .replacing("custom/\(article.type)", with: "").replacing("\(article.entry)", with: "")
            .replacing(/(id="|href="#|url\(#|aria-labelledby=")[^")]+/) { String($0.output.1) }
    }
}
