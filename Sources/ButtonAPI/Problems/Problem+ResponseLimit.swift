import HTTP

extension Problem {
    /// The problem of a response that would take more of something than it may.
    init(_ measure: ResponseLimit, value: Int) {
        let (limit, value) = (measure.amount(of: measure.limit), measure.amount(of: value))
        self.init(
            code: measure.problemCode,
            status: .badRequest,
            title: measure.problemTitle,
            detail: """
                The response would take \(value) \(measure.noun), and may take \(limit). \(measure.advice)
                """,
            value: value,
            limit: limit
        )
    }

    /// The problem of an item that would take too much together with those before it.
    init(ofBatch measure: ResponseLimit, value: Int) {
        let (limit, value) = (measure.amount(of: measure.batchLimit), measure.amount(of: value))
        self.init(
            code: "batch-" + measure.problemCode,
            status: .badRequest,
            title: "The items together take too much",
            detail: """
                With this item, those that are drawn would take \(value) \(measure.noun), and may take \(limit). \
                Request it in another call.
                """,
            value: value,
            limit: limit
        )
    }
}

extension ResponseLimit {
    fileprivate var problemCode: String {
        switch self {
        case .time, .timeOfFindings, .timeOfCommand: "too-expensive"
        case .length: "response-too-long"
        case .pixels, .pixelsOfFrame, .pixelsOfFrames, .pixelsOfLayers: "too-many-pixels"
        case .frames: "too-many-frames"
        case .timeOfFrames, .timeOfLayers: "too-expensive"
        }
    }

    fileprivate var problemTitle: String {
        switch self {
        case .time, .timeOfFindings, .timeOfCommand: "The response takes too much time"
        case .length: "The response is too long"
        case .pixels, .pixelsOfFrame, .pixelsOfFrames, .pixelsOfLayers: "The picture has too many pixels"
        case .frames: "The animation has too many frames"
        case .timeOfFrames, .timeOfLayers: "The response takes too much time"
        }
    }

    fileprivate var noun: String {
        switch self {
        case .time, .timeOfFindings, .timeOfCommand: "of CPU time"
        case .length: "of content"
        case .pixels: "for one picture"
        case .pixelsOfFrame: "for one frame"
        case .pixelsOfFrames: "for all frames"
        case .frames: "for the animation"
        case .timeOfFrames: "of CPU time"
        case .timeOfLayers: "of CPU time for blurs, shadows, masks and blend modes"
        case .pixelsOfLayers: "for blurs, shadows and groups inside of each other"
        }
    }

    /// A sentence about what takes less.
    fileprivate var advice: String {
        switch self {
        case .timeOfFindings: "A smaller view takes less."
        case .time, .timeOfCommand, .length:
            """
            A shorter text, fewer events, a shorter duration, fewer frames a second, or rows and columns with fewer \
            values take less.
            """
        case .pixels: "A smaller scale, less padding, a shorter text, or fewer rows and columns take less."
        case .pixelsOfFrame, .pixelsOfFrames, .timeOfFrames:
            "A smaller scale, less padding, a shorter text, a shorter duration, or fewer frames a second take less."
        case .frames: "A shorter duration, or fewer frames a second take less."
        case .timeOfLayers, .pixelsOfLayers:
            "A smaller scale, less padding, fewer blurs and shadows, or fewer frames a second take less."
        }
    }

    /// A number of the limit's unit with a unit that suits it, rounded up, so that it is beyond the limit if the number
    /// is.
    fileprivate func amount(of value: Int) -> String {
        switch self {
        case .time, .timeOfFindings, .timeOfCommand, .timeOfFrames, .timeOfLayers:
            return "\((value + 999) / 1000) ms"
        case .frames: return "\(value) frames"
        case .pixels, .pixelsOfFrame, .pixelsOfFrames, .pixelsOfLayers:
            let hundredths = (value + 9_999) / 10_000
            let rest = hundredths % 100
            let decimals =
                rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
            return "\(hundredths / 100)\(decimals) megapixels"
        case .length:
            let tenths = (value * 10 + (1 << 20) - 1) >> 20
            return tenths % 10 == 0 ? "\(tenths / 10) MiB" : "\(tenths / 10).\(tenths % 10) MiB"
        }
    }
}
