/// The picture of a button that a page shows before its script runs.
struct StartPicture {
    let links: ButtonLinks
    var alternativeText = ""

    /// The elements of a `<picture>`.
    var markup: String {
        let source = links.darkPicture.map {
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\($0.escapedForMarkup)\">"
        }
        return (source ?? "")
            + "<img src=\"\(links.picture.escapedForMarkup)\" alt=\"\(alternativeText.escapedForMarkup)\">"
    }
}
