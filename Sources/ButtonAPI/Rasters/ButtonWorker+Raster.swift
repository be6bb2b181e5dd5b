import AppleDesign
import ButtonRendering
import Graphics
import HTTP
import SVG
import ViewEngine
import ViewRendering

extension ButtonWorker {
    /// The file of pixels that a query requests, if it is not too large.
    func raster(_ output: RasterOutput, of titled: TitledQuery, reader: QueryReader) throws(QueryError)
        -> [UInt8]
    {
        let query = titled.query
        switch output {
        case .still:
            return try encode(buttons.picture(of: query.request), for: query)
        case .frame(let number):
            let recorded = buttons.recordedView(of: query.request)
            let frames = Frames(of: recorded, query)
            guard number < frames.count else { throw .unknownFrame(number, count: frames.count) }
            return try encode(recorded.picture(at: frames.time(of: number)), for: query)
        case .card:
            let picture = buttons.picture(of: query.request)
            let card = Card(query.drawn(picture.content), background: query.ground(over: picture.background))
            return try encode(card.document, scale: card.scale, for: query)
        case .sheet:
            let sheet = try Sheet(query, reader: reader, worker: self)
            return try encode(sheet.document, scale: query.values.scale, for: query)
        case .animation(let format):
            return try animation(format.rasterFormat, of: query, bytesOfSVG: titled.cost.bytes)
        }
    }

    private func encode(_ picture: ViewPicture, for query: ButtonQuery) throws(QueryError) -> [UInt8] {
        try encode(SVGDocument(picture, of: query), scale: query.values.scale, for: query)
    }

    private func encode(_ document: SVGDocument, scale: Double, for query: ButtonQuery) throws(QueryError)
        -> [UInt8]
    {
        notePlaceholders(of: document)
        // The job ends with the error; to draw the pixels could take minutes.
        let contents = document.parts.isEmpty ? [document.content] : document.parts.map(\.content)
        guard contents.allSatisfy({ OversizedPicture.check($0.paintBounds) }),
            contents.allSatisfy(OversizedPicture.check(pixelsOf:))
        else { return [] }
        let picture = ScaledPicture(document, scale: scale, with: svg)
        try ResponseLimit.pixels.check(picture.size.count)
        try picture.composition.check()
        var frames = [RasterFrame(layers: picture.layers)]
        return try encode(
            RasterImage(
                format: .png,
                size: picture.size,
                background: picture.background,
                matte: query.ground(over: picture.background)
            ) {
                frames.popLast()
            }
        )
    }

    private func animation(
        _ format: RasterFormat,
        of query: ButtonQuery,
        bytesOfSVG: Double
    ) throws(QueryError) -> [UInt8] {
        let recorded = buttons.recordedView(of: query.request)
        guard OversizedPicture.check(recorded.timeline.paintBounds) else { return [] }
        let presentation = query.request.presentation
        let frames = AnimationFrames(
            of: recorded,
            framesPerSecond: presentation.framesPerSecond,
            repeats: presentation.loops
        )
        let scale = query.values.scale
        let size = recorded.viewBox.size.pixels(scale: scale)
        try ResponseLimit.pixelsOfFrame.check(size.count)
        try ResponseLimit.frames.check(frames.count)
        try ResponseLimit.pixelsOfFrames.check(frames.count * size.count)
        var pictures = frames.pictures(of: recorded)[...]
        let cost = RasterCost.picture(of: format, pixels: Double(size.count), bytes: bytesOfSVG)
        try ResponseLimit.timeOfFrames.check(pictures.count * Int(cost.microseconds))

        // Each frame has layers of its own, which are counted before it is drawn.
        var composition = Composition()
        var excess: QueryError?
        let background = recorded.background.flatMap { $0.opacity > 0 ? $0 : nil }
        let image = RasterImage(
            format: format,
            size: size,
            background: background,
            matte: query.ground(over: background),
            repeats: presentation.loops
        ) { [self] in
            pictures.popFirst().flatMap { picture in
                let document = SVGDocument(recorded.picture(at: picture.moment), of: query)
                notePlaceholders(of: document)
                guard OversizedPicture.check(pixelsOf: document.content) else { return nil }
                let scaled = ScaledPicture(document, scale: scale, with: svg)
                composition.add(scaled.composition)
                do throws(QueryError) {
                    try composition.check()
                } catch {
                    excess = error
                    return nil
                }
                return RasterFrame(duration: picture.duration, layers: scaled.layers)
            }
        }
        let bytes: [UInt8]
        do throws(QueryError) {
            bytes = try encode(image)
        } catch {
            // A file without its first frame fails, too.
            throw excess ?? error
        }
        if let excess { throw excess }
        return bytes
    }

    private func encode(_ image: RasterImage) throws(QueryError) -> [UInt8] {
        guard let rasters else { throw .rasterFailed }
        timer.enter(.raster)
        do {
            return try rasters.encode(image)
        } catch {
            throw .rasterFailed
        }
    }
}

extension SVGDocument {
    /// A picture without a name, which a file of pixels does not have.
    fileprivate init(_ picture: ViewPicture, of query: ButtonQuery) {
        self.init(
            title: "",
            viewBox: picture.viewBox,
            background: picture.background,
            content: query.drawn(picture.content)
        )
    }
}

extension ButtonQuery {
    /// The opaque color behind a picture with a background: that on the system's, as in an app.
    fileprivate func ground(over background: ResolvedColor?) -> ResolvedColor {
        let system = Color(.background).resolve(in: EnvironmentValues(request.environment))
        return background?.composited(over: system) ?? system
    }
}
