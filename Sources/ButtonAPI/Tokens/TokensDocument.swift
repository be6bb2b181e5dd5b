import ButtonRendering
import JSONReading
import ViewEngine

/// The resolved values of a button as design tokens, by color scheme and state.
struct TokensDocument {
    /// The document.
    let value: JSONValue

    init(_ query: ButtonQuery, with buttons: ButtonRenderer) {
        let schemes = query.values.mode.map { [$0] } ?? TokenName.colorSchemes.map(\.value)
        let sets = { (schemes: [ColorScheme]) in
            schemes.map { TokenSet(query.request, in: $0, with: buttons) }
        }
        let ignored = query.values.tokens?.ignored(in: query.request, with: buttons) ?? []
        switch query.values.dialect {
        case .dtcg:
            value = Self.heading(query, note: Self.unitNote, ignored: ignored)
                .merging(Self.groups(of: sets(schemes), of: query) { $0.dtcg($1) })
        case .figma:
            let mode = query.values.mode ?? .light
            value = Self.heading(
                query,
                note: Self.unitNote + " Shadows are left out: Figma imports colors and numbers.",
                extensions: ["com.figma.modeName": .string(mode.tokenName.capitalizedFirst)],
                ignored: ignored
            ).merging(TokenSet(query.request, in: mode, with: buttons).groups { $0.figma($1) })
        case .hex:
            value = .object(
                sets(schemes).map { set in
                    JSONValue.Member(
                        name: set.colorScheme.tokenName,
                        value: set.groups { $0.hexadecimal($1) }
                    )
                }
            ).merging(Self.themes(schemes))
        }
    }

    /// The groups of states, in groups of color schemes if there are several.
    private static func groups(
        of sets: [TokenSet],
        of query: ButtonQuery,
        _ json: (ButtonToken, ButtonToken.Value) -> JSONValue?
    ) -> JSONValue {
        if query.values.mode != nil, let set = sets.first { return set.groups(json) }
        return .object(
            sets.map { JSONValue.Member(name: $0.colorScheme.tokenName, value: $0.groups(json)) }
        )
    }

    private static let unitNote = "Points are written as pixels."

    private static func heading(
        _ query: ButtonQuery,
        note: String,
        extensions: JSONValue = [:],
        ignored: [String]
    ) -> JSONValue {
        var own: JSONValue = [
            "framework": .string(query.style.framework.rawValue), "style": .string(query.style.name),
        ]
        if !ignored.isEmpty { own = own.merging(["ignored": .strings(ignored)]) }
        return [
            "$description": .string("\(query.style): resolved values by color scheme and state. \(note)"),
            "$extensions": extensions.merging([TokensDocument.extensionName: own]),
        ]
    }

    /// The key of Bezel's own extensions, in reverse domain notation as the format asks for.
    static let extensionName = "org.bezel.button"

    /// A theme for each color scheme, and what the dialect leaves out.
    private static func themes(_ schemes: [ColorScheme]) -> JSONValue {
        [
            "$themes": .array(
                schemes.map { scheme in
                    [
                        "id": .string(scheme.tokenName), "name": .string(scheme.tokenName.capitalizedFirst),
                        "group": "colorScheme",
                        "selectedTokenSets": .object([.init(name: scheme.tokenName, value: "enabled")]),
                    ]
                }
            ),
            "$metadata": [
                "tokenSetOrder": .strings(schemes.map(\.tokenName)), "omittedTypes": ["shadow"],
            ],
        ]
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
