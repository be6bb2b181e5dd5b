import ButtonRendering
import CustomStyles
import HTTP
import StyleSyntax

extension ButtonService {
    /// The redirection to the page with the root that an editor shows: that of the line, or the first one of the file.
    ///
    /// A file that shows nothing, or whose roots have errors, leads to the page without a root.
    func followed(_ followed: FollowedFile) throws(QueryError) -> Response {
        let folder = reader.styles.currentFolder ?? StyleFolder([])
        let path = try path(of: followed, in: folder)
        let roots = folder.shown.filter { path == nil || $0.file.path == path }
        let before = roots.filter { $0.style.place.line <= followed.line ?? 0 }
        let root = before.max { $0.style.place.line < $1.style.place.line } ?? roots.first
        let page: String = root.flatMap { folder.entry(named: $0.name)?.pageURL } ?? "/?"
        let separator = page.hasSuffix("?") ? "" : "&"
        return Response(
            .seeOther,
            fields: .page.adding([
                HeaderField(name: "Location", value: page + separator + FollowedFile.pageParameter + "=1"),
                HeaderField(name: .cacheControl, value: CacheControl.moment),
            ])
        )
    }

    /// The path in the project of the file that is followed; `nil` if none was named and none was saved.
    private func path(of followed: FollowedFile, in folder: StyleFolder) throws(QueryError) -> String? {
        guard let file = followed.file else { return folder.savedPath }
        let paths = folder.files.map(\.path)
        switch ProjectPathSearch(file, among: paths) {
        case .found(let path): return path
        case .ambiguous(let paths): throw .tool(.ambiguousFile(file, paths: paths))
        case .missing: throw .tool(.unknownFile(file, known: paths))
        case .refused: throw .tool(.refusedPath(file))
        }
    }
}
