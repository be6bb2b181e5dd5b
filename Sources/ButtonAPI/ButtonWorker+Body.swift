import ButtonRendering
import Compression
import Graphics
import HTTP
import SVG
import SwiftCode
import ViewRendering

extension ButtonWorker {
    /// The content of the representation that a query requests, if no body of a style is stopped.
    func checkedBody(
        of titled: TitledQuery,
        reader: QueryReader,
        listsIgnoredTokens: Bool = false
    ) throws(QueryError) -> [UInt8] {
        beginPicture()
        return try checked(titled) { () throws(QueryError) in
            let body = try body(of: titled, reader: reader)
            let query = titled.template.query
            if listsIgnoredTokens, let tokens = query.values.tokens {
                ignoredTokens = tokens.ignored(in: titled.query.request, with: buttons)
            }
            return body
        }
    }

    /// The size of the picture that a query requests, if no body of a style is stopped.
    func checkedSize(of titled: TitledQuery) throws(QueryError) -> CGSize {
        try checked(titled) { buttons.picture(of: titled.query.request).viewBox.size }
    }

    private func checked<Value>(
        _ titled: TitledQuery,
        draw: () throws(QueryError) -> Value
    ) throws(QueryError) -> Value {
        let template = titled.template
        guard let program = template.program else {
            precondition(!template.isDrawnByWorkers, "a source without its program is drawn by workers")
            return try draw()
        }
        return try evaluated(template.query.style, by: program, draw: draw)
    }

    /// The content of the representation that a query requests.
    private func body(of titled: TitledQuery, reader: QueryReader) throws(QueryError) -> [UInt8] {
        let template = titled.template.query
        if case .raster(let output) = template.output {
            return try raster(output, of: titled, reader: reader)
        }
        guard template.output != .still || !template.viewerPreferences.isEmpty else {
            let picture = buttons.picture(of: titled.template.request, title: titled.title)
            return svg(picture, title: template.accessibilityTitle(for: titled.title), for: template)
        }
        if template.output == .timeline {
            let recorded = buttons.recordedView(of: titled.query.request)
            notePlaceholders(of: recorded)
            return json(
                TimelineDocument(recorded, for: titled.query, leavesOutCurves: titled.leavesOutCurves)
            )
        }
        return try body(of: titled.query, reader: reader)
    }

    private func body(of query: ButtonQuery, reader: QueryReader) throws(QueryError) -> [UInt8] {
        switch query.output {
        case .still:
            return svg(for: query) { buttons.picture(of: $0) }
        case .resolved:
            let ignored = query.values.tokens?.ignored(in: query.request, with: buttons)
            let button = buttons.inspect(query.request)
            notePlaceholders(button.placeholderNames)
            return json(ResolvedDocument(button, for: query, ignored: ignored))
        case .frame(let number):
            let recorded = buttons.recordedView(of: query.request)
            let frames = Frames(of: recorded, query)
            guard number < frames.count else { throw .unknownFrame(number, count: frames.count) }
            let time = frames.time(of: number)
            return svg(for: query) { request in
                // A long recording is not cached.
                let recorded = request == query.request ? recorded : buttons.recordedView(of: request)
                return recorded.picture(at: time)
            }
        case .frames:
            let recorded = buttons.recordedView(of: query.request)
            notePlaceholders(of: recorded)
            return json(try FramesDocument(Frames(of: recorded, query), of: recorded, for: query))
        case .animation:
            return animatedSVG(for: query)
        case .sheet:
            let variants = try SVGVariants(following: query.viewerPreferences) {
                preferences throws(QueryError) in
                try Sheet(query, preferences: preferences, reader: reader, worker: self).document
            }
            for document in variants.documents { notePlaceholders(of: document) }
            timer.enter(.draw)
            return svg.render(variants)
        case .cells:
            let sheet = try Sheet(query, reader: reader, worker: self)
            notePlaceholders(of: sheet.document)
            return json(SheetDocument(sheet))
        case .code:
            return query.code.bytes
        case .tokens:
            return json(TokensDocument(query, with: buttons).value)
        case .tokenResolver:
            return json(TokenResolverDocument(query, with: buttons).value)
        case .findings:
            let context = reader.context(of: query.style, as: .still)
            let findings = buttons.audit(query.request, in: query.style.auditedLanguages)
            return json(
                FindingsDocument(
                    findings,
                    of: query,
                    parameters: reader.parameters(of: query.style),
                    context: context
                )
            )
        case .timeline, .raster:
            preconditionFailure("drawn from the query and its price")
        }
    }

    private func json(_ document: some Encodable) -> [UInt8] {
        timer.enter(.draw)
        return JSON.encode(document)
    }

    /// A still picture, for each viewer that it follows.
    private func svg(for query: ButtonQuery, picture: (ButtonRequest) -> ViewPicture) -> [UInt8] {
        var first: SVGDocument?
        let variants = SVGVariants(following: query.viewerPreferences) { preferences in
            let picture = picture(query.request.preferring(preferences))
            var document = SVGDocument(picture, title: query.accessibilityTitle, for: query)
            notePlaceholders(of: document)
            guard let first else {
                first = document
                return document
            }
            document.viewBox = query.request.viewBox(
                first.viewBox,
                of: first.content.paintBounds,
                holding: document.content.paintBounds
            )
            return document
        }
        timer.enter(.draw)
        return svg.render(variants)
    }

    private func svg(_ picture: ViewPicture, title: String, for query: ButtonQuery) -> [UInt8] {
        let document = SVGDocument(picture, title: title, for: query)
        notePlaceholders(of: document)
        timer.enter(.draw)
        return svg.render(document)
    }

    private func animatedSVG(for query: ButtonQuery) -> [UInt8] {
        let request = query.request
        let loops = request.presentation.loops
        let recorded = buttons.recordedView(of: request)
        let duration = recorded.pictureDuration(repeats: loops)
        func document(_ recorded: RecordedView, timeline: Timeline) -> AnimatedSVGDocument {
            notePlaceholders(timeline.placeholderNames)
            var content = timeline
            if !request.presentation.hasEffects { content.items = content.items.withoutEffects }
            return AnimatedSVGDocument(
                title: query.accessibilityTitle,
                viewBox: recorded.viewBox,
                background: recorded.background,
                content: content,
                repeats: loops,
                textForm: query.textForm
            )
        }

        var preferences = query.viewerPreferences
        let first = document(recorded, timeline: recorded.timeline(lasting: duration))
        // There is nothing to reduce.
        if !first.content.hasMovement { preferences.removeAll { $0 == .reducedMotion } }
        let variants = SVGVariants(following: preferences) { preferences in
            guard !preferences.isEmpty else { return first }
            let recorded = buttons.recordedView(of: request.preferring(preferences))
            let timeline =
                preferences.contains(.reducedMotion)
                ? recorded.reducedTimeline(lasting: duration) : recorded.timeline(lasting: duration)
            var variant = document(recorded, timeline: timeline)
            variant.viewBox = query.request.viewBox(
                first.viewBox,
                of: first.content.paintBounds,
                holding: variant.content.paintBounds
            )
            return variant
        }
        timer.enter(.draw)
        return preferences.isEmpty ? svg.render(first) : svg.render(variants)
    }

    /// A response with a body, compressed if the client accepts it and it saves a packet.
    ///
    /// The first response is compressed, too: what a URL returns must not depend on earlier requests. The cache
    /// stores the compressed body.
    func response(_ body: [UInt8], fields: HeaderFields, coding: ContentCoding, route: RouteID = .none)
        -> Response
    {
        guard Self.compresses(body, for: coding) else {
            return Response(.ok, fields: fields, body: body, route: route)
        }
        timer.enter(.compress)
        return Response(
            .ok,
            fields: fields.adding([.contentEncoding(coding)]),
            body: gzip.compress(body),
            route: route
        )
    }

    /// Whether a body is compressed for a client that accepts a coding.
    static func compresses(_ body: [UInt8], for coding: ContentCoding) -> Bool {
        coding == .gzip && body.count >= smallestCompressedBody
    }

    /// In bytes: a smaller body takes one packet either way.
    private static let smallestCompressedBody = 1024
}

extension SVGDocument {
    /// The document of a still picture that a query requests.
    fileprivate init(_ picture: ViewPicture, title: String, for query: ButtonQuery) {
        self.init(
            title: title,
            viewBox: picture.viewBox,
            background: picture.background,
            content: query.drawn(picture.content),
            textForm: query.textForm,
            profile: query.request.presentation.profile.svg
        )
    }
}

extension Profile {
    /// The profile of a picture; one for mail is in pixels, and drawn as for a browser.
    var svg: SVGProfile {
        switch self {
        case .plain, .email: .plain
        case .figma: .figma
        case .penpot: .penpot
        }
    }
}

extension ButtonQuery {
    /// The content without its effects, if the query leaves them out.
    func drawn(_ content: DisplayList) -> DisplayList {
        guard !request.presentation.hasEffects else { return content }
        return DisplayList(size: content.size, items: content.items.withoutEffects)
    }

    var textForm: SVGDocument.TextForm { request.presentation.hasLiveText ? .live : .outline }
}
