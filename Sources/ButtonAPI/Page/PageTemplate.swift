import HTTP

/// The preview page, with the places that depend on its address: the preview of a link to it, and the start picture.
///
/// It names what its script imports, so that a browser requests all scripts at once.
struct PageTemplate: Sendable {
    private let beforePreview: String
    private let betweenBoth: String
    private let afterPicture: String
    /// The preview of the page without a button.
    private let defaultPreview: String
    private let publicURL: PublicURL?
    private let hasCard: Bool

    private static let previewStart = "<!-- preview -->"
    private static let previewEnd = "<!-- /preview -->"
    private static let pictureStart = "<picture id=\"start\" class=\"start\">"
    private static let pictureEnd = "</picture>"
    private static let scriptPath = "/page.js"
    private static let script = "<script type=\"module\" src=\"\(scriptPath)\">"

    /// The template of the page among some files; `nil` without one, or if it has not both places.
    init?(_ files: [StaticFile], publicURL: PublicURL?, hasCard: Bool) {
        guard let file = files.first(where: \.isPage) else { return nil }
        var text = String(decoding: file.content, as: UTF8.self)
        if let script = files.first(where: { $0.path == Self.scriptPath }) {
            let imports = ModuleImports(of: script, among: files)
            text.replace(Self.script, with: imports.markup + Self.script)
        }
        guard let previewStart = text.firstRange(of: Self.previewStart),
            let previewEnd = text[previewStart.upperBound...].firstRange(of: Self.previewEnd),
            let pictureStart = text[previewEnd.upperBound...].firstRange(of: Self.pictureStart),
            let pictureEnd = text[pictureStart.upperBound...].firstRange(of: Self.pictureEnd)
        else { return nil }
        beforePreview = String(text[..<previewStart.lowerBound])
        defaultPreview = String(text[previewStart.upperBound..<previewEnd.lowerBound])
        betweenBoth = String(text[previewEnd.upperBound..<pictureStart.upperBound])
        afterPicture = String(text[pictureEnd.upperBound...])
        self.publicURL = publicURL
        self.hasCard = hasCard
    }

    /// The page of an address that selects a button, or none that can be drawn.
    func page(for links: ButtonLinks?) -> [UInt8] {
        var preview = defaultPreview
        if let links, let publicURL {
            preview = LinkPreview(links: links, publicURL: publicURL, hasCard: hasCard).markup
        }
        let picture = links.map { StartPicture(links: $0).markup } ?? ""
        let press = links.flatMap(StartPress.init)?.markup ?? ""
        let parts = [beforePreview, preview, betweenBoth, picture, Self.pictureEnd, press, afterPicture]
        return Array(parts.joined().utf8)
    }
}
