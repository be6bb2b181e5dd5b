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
                The response would take \(value) \(measure.noun), and may take \(limit). A shorter text, fewer events, \
                a shorter duration, fewer frames a second, or rows and columns with fewer values take less.
                """,
            value: value,
            limit: limit
        )
    }
}

extension ResponseLimit {
    fileprivate var problemCode: String {
        switch self {
        case .time: "too-expensive"
        case .length: "response-too-long"
        }
    }

    fileprivate var problemTitle: String {
        switch self {
        case .time: "The response takes too much time"
        case .length: "The response is too long"
        }
    }

    fileprivate var noun: String {
        switch self {
        case .time: "of CPU time"
        case .length: "of content"
        }
    }

    /// A number of the limit's unit with a unit that suits it, rounded up, so that it is beyond the limit if the number
    /// is.
    fileprivate func amount(of value: Int) -> String {
        switch self {
        case .time: return "\((value + 999) / 1000) ms"
        case .length:
            let tenths = (value * 10 + (1 << 20) - 1) >> 20
            return tenths % 10 == 0 ? "\(tenths / 10) MiB" : "\(tenths / 10).\(tenths % 10) MiB"
        }
    }
}
