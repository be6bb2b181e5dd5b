import ButtonRendering
import Compression
package import Graphics
package import HTTP
import SVG

/// Turns requests into answers.
///
/// It keeps what it has drawn and measured, so only one thread may use it: it is not safe to share, though
/// `Responder` wants it so.
package final class ButtonService: Responder, @unchecked Sendable {
    /// What a service is made of.
    package struct Configuration {
        package var shaper: any TextShaper
        package var symbols: SymbolNames
        package var files: [StaticFile]
        package var version: String
        /// What, beside the query, decides the bytes of a picture: the build, and the fonts that it has.
        package var revision: String
        /// How many bytes the answers that are kept may take.
        package var cacheLimit: Int

        package init(
            shaper: any TextShaper,
            symbols: SymbolNames,
            files: [StaticFile] = [],
            version: String,
            revision: String = "",
            cacheLimit: Int = 24 << 20
        ) {
            self.shaper = shaper
            self.symbols = symbols
            self.files = files
            self.version = version
            self.revision = revision
            self.cacheLimit = cacheLimit
        }
    }

    let shaper: any TextShaper
    let symbols: SymbolNames
    let version: String
    /// What all pictures of this build have in common in the recipes of their tags.
    let build: EntityTag.Recipe
    let buttons: ButtonRenderer
    let svg = SVGRenderer()
    var cache: PictureCache
    var recent = RecentTargets()
    var forms = QuestionForms()
    var dispositions = Dispositions()
    var documents: [String: Document] = [:]
    private let files: [String: StaticFile]
    let gzip = Gzip()

    package init(_ configuration: Configuration) {
        shaper = configuration.shaper
        symbols = configuration.symbols
        version = configuration.version
        var build = EntityTag.Recipe()
        build.add(configuration.version + " " + configuration.revision + " ")
        self.build = build
        buttons = ButtonRenderer(shaper: configuration.shaper)
        cache = PictureCache(limit: configuration.cacheLimit)
        files = Dictionary(configuration.files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Returns the cached response to a request that is known byte by byte, otherwise the request as a job.
    package func plan(_ request: Request) -> ResponsePlan<Request> {
        if let words = RecentTargets.Words(request), let key = recent[words], let kept = cache[key] {
            return .response(kept)
        }
        return .job(request)
    }

    /// Responds to a request that is not known; every request has a response.
    package func draw(_ request: Request, with worker: Void) -> Response {
        let target = RequestTarget(request.target)
        do throws(QueryError) {
            return try answer(request, target)
        } catch {
            return answer(to: Problem(error), in: ErrorForm(request, target))
        }
    }

    package func makeWorker() {}

    /// Plans and draws at once.
    package func respond(to request: Request) -> Response {
        switch plan(request) {
        case .response(let response): response
        case .job(let job): draw(job, with: makeWorker())
        }
    }

    private func answer(_ request: Request, _ target: RequestTarget) throws(QueryError) -> Response {
        if let violation = request.violation { throw .violation(violation) }
        // Whatever the path: a browser that may not ask does not learn that there is nothing.
        if request.method == .options { return preflight }
        let form = QuestionForms.Form(target)
        if let form, let title = form.title, let query = forms[form]?.retitled(title),
            request.method == .get || request.method == .head
        {
            return try button(query, for: request)
        }
        let path: String
        do {
            path = try target.path()
        } catch {
            throw .malformed(error)
        }
        let route = try Route(path: path, files: files)
        switch request.method {
        case .get, .head: break
        default: throw .methodNotAllowed(request.method.rawValue, allowed: Self.methods)
        }
        switch route {
        case .button(let entry, let output):
            let query = try query(entry, output, target)
            if let form { forms.insert(query, for: form) }
            return try button(query, for: request)
        case .styles: return document(CatalogDocument(), for: request)
        case .style(let entry): return document(CatalogDocument.Style(entry, symbols: symbols), for: request)
        case .health: return health
        case .version: return document(VersionDocument(version: version), for: request)
        case .file(let file): return answer(with: file, for: request)
        }
    }

    private static let methods = ["GET", "HEAD", "OPTIONS"]

    /// The answer to a browser that asks what it may send (Fetch §3.2.2).
    private var preflight: Response {
        let methods = Self.methods.joined(separator: ", ")
        return Response(
            .noContent,
            fields: HeaderFields.common.adding([
                HeaderField(name: .allow, value: methods),
                HeaderField(name: "Access-Control-Allow-Methods", value: methods),
                HeaderField(name: "Access-Control-Allow-Headers", value: "*"),
                HeaderField(name: "Access-Control-Max-Age", value: "86400"),
                HeaderField(name: .vary, value: "Accept-Encoding"),
            ])
        )
    }
}
