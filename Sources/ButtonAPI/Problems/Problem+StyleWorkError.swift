import CustomStyles
import HTTP

extension Problem {
    /// The problem of a source whose check or whose picture has no result.
    init(_ error: StyleWorkError) {
        switch error {
        case .tooSlow(let limit):
            self.init(
                code: "style-too-slow",
                status: .unprocessableContent,
                title: "The source takes too much time",
                detail: """
                    Checking or drawing it takes more than \(limit) ms of processor time. Smaller collections, fewer \
                    repetitions, and simpler types take less.
                    """,
                limit: "\(limit) ms"
            )
        case .tooLarge(let limit):
            self.init(
                code: "style-too-large",
                status: .unprocessableContent,
                title: "The source takes too much memory",
                detail: "Checking or drawing it takes more than \(limit) MiB. Smaller collections take less.",
                limit: "\(limit) MiB"
            )
        case .crashed:
            self.init(
                code: "style-failed",
                status: .unprocessableContent,
                title: "The source ends the program that draws it",
                detail: """
                    The process that checks and draws this source ended. Other sources are drawn as ever; leave out \
                    what the style does not use.
                    """
            )
        case .unavailable, .abandoned:
            self.init(
                code: "worker-not-available",
                status: .serviceUnavailable,
                title: "The source cannot be drawn now",
                detail: "No process that checks and draws sources is free. Other pictures are drawn as ever.",
                retryDelay: 2
            )
        case .parserUnavailable:
            self.init(.parserUnavailable as SharingError)
        }
    }
}
