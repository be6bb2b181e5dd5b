import ButtonRendering
import HTTP

/// All that decides the bytes of an answer, beside the build, in one spelling: what it is kept by.
struct AnswerKey: Hashable {
    let framework: Framework
    let style: String
    let output: Output
    let isDownload: Bool
    /// The query in its canonical spelling.
    let query: String
    let coding: ContentCoding

    init(_ query: ButtonQuery, _ coding: ContentCoding) {
        framework = query.entry.framework
        style = query.entry.name
        output = query.output
        isDownload = query.isDownload
        self.query = query.canonical
        self.coding = coding
    }

    func hash(into hasher: inout Hasher) {
        // Not the words of framework and coding, of which there are two each.
        hasher.combine(framework == .uiKit)
        hasher.combine(style)
        hasher.combine(output)
        hasher.combine(isDownload)
        hasher.combine(query)
        hasher.combine(coding == .gzip)
    }

    /// The tag of the answer, by the recipe that all answers of the build have in common.
    func tag(_ build: EntityTag.Recipe) -> EntityTag {
        var recipe = build
        recipe.add(framework.rawValue)
        recipe.add("/")
        recipe.add(style)
        recipe.add(output.pathExtension)
        recipe.add(isDownload ? "!?" : "?")
        recipe.add(query)
        recipe.add(" ")
        recipe.add(coding.rawValue)
        return EntityTag(recipe)
    }
}
