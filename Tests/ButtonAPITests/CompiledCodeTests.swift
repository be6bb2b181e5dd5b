import ButtonAPI
import Foundation
import HTTP
import TestSupport
import Testing

/// Served code, compiled in an app of another package.
@Suite struct `The code of a button, compiled` {
    @Test @MainActor func `draws the picture of the same query`() throws {
        let service = Service()
        let targets = Self.targets
        var project = AppProject()
        for target in targets {
            let code = service.get(target.replacing(".svg", with: ".swift", maxReplacements: 1))
            try #require(code.status == .ok, "\(target): \(code.text)")
            project.add(code.text, drawing: try Drawing(target: target))
        }
        for (target, picture) in zip(targets, try project.pictures()) {
            #expect(picture == service.get(target).text, "\(target)")
        }
    }

    private static let targets: [String] =
        styles + contents + surroundings + containers + configurations + moments

    /// Every style, at rest and pressed.
    private static let styles = CatalogStyle.all.flatMap { style in
        [
            "\(style.path).svg",
            "\(style.path).svg?state=\(style.states.joined(separator: ","))&tint=pink&title=Go",
        ]
    }

    private static let contents =
        hostileTitles.flatMap { title in
            [
                "/v1/swiftui/bordered.svg?title=\(title.percentEncoded)",
                "/v1/swiftui/plain.svg?systemImage=star&title=\(title.percentEncoded)",
                "/v1/uikit/filled.svg?title=\(title.percentEncoded)&subtitle=\(title.percentEncoded)",
            ]
        } + [
            "/v1/swiftui/bordered.svg?title=&systemImage=star&role=destructive",
            "/v1/swiftui/bordered.svg?systemImage=star&imagePlacement=trailing",
            "/v1/swiftui/bordered.svg?systemImage=star&imagePlacement=top&font=title2",
            "/v1/swiftui/bordered.svg?systemImage=star&imagePadding=12.5&width=200",
            "/v1/swiftui/bordered.svg?title=A+long+title&width=60&font=caption",
            "/v1/swiftui/plain.svg?title=&role=close&system=ios26",
            "/v1/swiftui/glass.svg?title=&role=confirm&font=body",
            "/v1/swiftui/automatic.svg?role=cancel",
        ]

    private static let hostileTitles = [
        "", "Buy \"now\"", "\\(name)", "a\\", "\"\"\"", "#\"\"#", "a\nb\tc", "// no */ comment",
        "**Buy** _now_ `x`",
        "100 %@", "Tom & Jerry", "www.example.com", "\u{202E}abc\u{2069}", "\u{301}e\u{301}",
        "a\u{A0}b\u{2028}c",
        "👨‍👩‍👧‍👦 登录", "مرحبا", "🏴\u{E0067}\u{E0062}\u{E007F}", String(repeating: "a b", count: 85),
    ]

    private static let surroundings = [
        "/v1/swiftui/borderedProminent.svg?controlSize=large&buttonBorderShape=capsule&tint=369",
        "/v1/swiftui/borderedProminent.svg?cornerRadius=4.5&tint=36912380&colorScheme=dark",
        "/v1/swiftui/bordered.svg?buttonBorderShape=circle&controlSize=mini&tint=systemGray5&colorScheme=dark",
        "/v1/swiftui/bordered.svg?buttonBorderShape=roundedRectangle&tint=label&contrast=increased",
        "/v1/swiftui/bordered.svg?dynamicTypeSize=accessibility3&layoutDirection=rightToLeft&systemImage=star",
        "/v1/swiftui/bordered.svg?state=disabled&tint=accentColor&background=fff&padding=7&text=live",
        "/v1/swiftui/bordered.svg?beside=scale&width=150&state=focused",
        "/v1/swiftui/borderless.svg?keyboardShortcut=defaultAction",
        "/v1/swiftui/bordered.svg?keyboardShortcut=cancelAction&role=cancel&systemImage=star",
        "/v1/swiftui/borderedProminent.svg?control=link&tint=green",
        "/v1/swiftui/bordered.svg?control=link&systemImage=star&beside=scale",
        "/v1/swiftui/automatic.svg?control=link&label=circle&keyboardShortcut=defaultAction",
        "/v1/swiftui/triggerAction.svg?beside=cancellable&label=circle&flag=false&system=ios26",
        "/v1/swiftui/plain.svg?label=swatch&labelAnimation=none&animation=none&motion=reduced",
        "/v1/swiftui/roundedAndShadowPro.svg?controlSize=small&role=destructive",
        "/v1/swiftui/scale.svg?scaleAmount=0.51234567&state=pressed&imagePadding=3.14159&systemImage=star",
        "/v1/swiftui/customDefault.svg?step=explicit&minimumDistance=5",
        "/v1/swiftui/primitiveScale.svg?step=distance&state=disabled",
    ]

    private static let containers = [
        "/v1/swiftui/inherited.svg?containerStyle=plain&beside=borderless,borderedProminent",
        "/v1/swiftui/automatic.svg?containerStyle=bordered&beside=inherited&width=120",
        "/v1/swiftui/roundedAndShadowPro.svg?role=destructive&controlSize=large&beside=roundedAndShadowPro:none:small",
        "/v1/swiftui/bordered.svg?title=&system=ios26&role=close&beside=glass:confirm:mini,plain:none,scale",
        "/v1/swiftui/inherited.svg?containerStyle=triggerAction&label=circle&beside=my",
        "/v1/swiftui/inherited.svg?container=list&beside=inherited&tint=pink",
        "/v1/swiftui/bordered.svg?container=form&containerStyle=plain&controlSize=small&beside=inherited::large",
        "/v1/swiftui/automatic.svg?container=list&label=swatch&colorScheme=dark&system=ios26&state=disabled",
        "/v1/swiftui/roundedAndShadowPro.svg?control=editButton&controlSize=large&beside=plain",
        "/v1/swiftui/automatic.svg?control=editButton&container=list&width=200",
        "/v1/swiftui/bordered.svg?control=editButton&events=tap@0.1&t=3",
        "/v1/swiftui/bordered.svg?control=navigationLink&systemImage=star&keyboardShortcut=defaultAction",
        "/v1/swiftui/scale.svg?control=navigationLink&container=list&beside=bordered::mini",
        "/v1/swiftui/automatic.svg?control=navigationLink&container=form&layoutDirection=rightToLeft&font=title",
        "/v1/swiftui/borderedProminent.svg?control=link&linkTakesStyle=false&tint=green",
        "/v1/uikit/filled.svg?beside=gray::large,outline,tinted:none:mini&subtitle=x&state=selected",
    ]

    private static let configurations =
        ["static", "first", "attributed", "final"].flatMap { step in
            ["normal", "selected", "disabled"].map { state in
                "/v1/uikit/outline.svg?step=\(step)&state=\(state)&baseForegroundColor=green"
            }
        } + [
            "/v1/uikit/filled.svg?systemImage=star&imagePlacement=trailing&imagePadding=8&titlePadding=3&subtitle=x",
            "/v1/uikit/tinted.svg?font=title&buttonSize=large&cornerStyle=capsule&tint=systemOrange",
            "/v1/uikit/gray.svg?titleForegroundColor=primary&titleAlignment=trailing&subtitle=a+long+one&font=caption",
            "/v1/uikit/gray.svg?contentInsets=1,2,3,4.5&backgroundInsets=-2,3,0,0&backgroundColor=systemGray5",
            "/v1/uikit/plain.svg?strokeColor=f008&strokeWidth=1.5&strokeOutset=2&cornerRadius=9&colorScheme=dark",
            "/v1/uikit/bordered.svg?showsActivityIndicator=true&baseForegroundColor=black",
            "/v1/uikit/filled.svg?baseBackgroundColor=indigo&imageColorTransformer=grayscale&systemImage=star",
            "/v1/uikit/filled.svg?contrast=increased&colorScheme=dark&dynamicTypeSize=xxLarge&font=body",
            "/v1/uikit/filled.svg?layoutDirection=rightToLeft&systemImage=star&width=220&state=selected",
            "/v1/uikit/outline.svg?beside=filled&state=selected,highlighted&tint=secondary&colorScheme=dark",
        ]

    /// Moments of interactions: the style behaves as it does here.
    private static let moments = [
        "/v1/swiftui/automatic.svg?label=circle&events=tap@0.1&t=0.3",
        "/v1/swiftui/automatic.svg?label=swatch&labelAnimation=none&animation=none&events=tap@0.1&t=0.3",
        "/v1/swiftui/customDefault.svg?label=circle&events=tap@0.1&t=0.3",
        "/v1/swiftui/customDefault.svg?step=explicitTrigger&label=circle&events=tap@0.1&t=0.3",
        "/v1/swiftui/roundedAndShadow.svg?events=tap@0.1&t=0.15",
        "/v1/swiftui/cancellable.svg?label=swatch&events=press@0.1,release@0.9&t=0.3",
        "/v1/swiftui/triggerButton2.svg?label=circle&events=press@0.1,release@0.9&t=0.3&animationDefaults=ios16",
        "/v1/swiftui/primitiveScale.svg?events=down@0.1,move(90,0)@0.4,up@0.9&t=0.5",
        "/v1/uikit/filled.svg?events=tap@0.1&t=0.3&layoutDirection=rightToLeft&systemImage=star",
        "/v1/uikit/outline.svg?events=select@0,press@0.1&t=0.3&beside=plain&width=90",
    ]
}

/// A style of the catalog, by what a client knows of it.
private struct CatalogStyle {
    let path: String
    /// The states that it can be in all at once.
    let states: [String]

    static let all: [CatalogStyle] = {
        let styles = (try? Service().json("/v1/styles")["styles"]) as? [[String: Any]] ?? []
        return styles.compactMap { style in
            guard let url = style["url"] as? String, let states = style["states"] as? [String] else {
                return nil
            }
            return CatalogStyle(
                path: String(url.dropLast(".svg".count)),
                states: ["pressed"] + (states.contains("selected") ? ["selected"] : [])
            )
        }
    }()
}
