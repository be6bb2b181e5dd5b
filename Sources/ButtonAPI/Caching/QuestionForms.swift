import ButtonStyles
import HTTP

/// The queries lately read, by all of their bytes but those of the title.
///
/// Who asks for many pictures asks for one button in many words. What is around the words need not be read
/// again.
struct QuestionForms {
    /// A request target with a gap where the value of `title` stands.
    struct Form: Hashable {
        private let target: [UInt8]
        private let title: Range<Int>

        /// `nil` for a target that does not have just one title.
        init?(_ target: RequestTarget) {
            guard let title = target.value(named: "title") else { return nil }
            self.target = target.bytes
            self.title = title
        }

        /// The title of another target of the same form.
        func title(in target: RequestTarget) -> String? {
            try? target.text(of: title)
        }

        static func == (first: Form, second: Form) -> Bool {
            first.title.lowerBound == second.title.lowerBound
                && first.target[..<first.title.lowerBound] == second.target[..<second.title.lowerBound]
                && first.target[first.title.upperBound...] == second.target[second.title.upperBound...]
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.span.extracting(first: title.lowerBound))
            hasher.combine(words: target.span.extracting(droppingFirst: title.upperBound))
        }
    }

    /// Each holds a button that is resolved.
    private static let limit = 256

    private var queries: [Form: ButtonQuery] = [:]

    subscript(form: Form) -> ButtonQuery? { queries[form] }

    /// Remembers the query of a form; only a still picture's, which is cheap enough for this to matter.
    mutating func insert(_ query: ButtonQuery, for form: Form) {
        guard query.output == .still, !query.request.isMoment else { return }
        if queries.count == Self.limit { queries.removeAll(keepingCapacity: true) }
        queries[form] = query
    }
}

extension Hasher {
    /// Adds bytes, eight at a time: an array would add each by itself.
    mutating func combine(words bytes: Span<UInt8>) {
        var word: UInt64 = 0
        for index in bytes.indices {
            word = word << 8 | UInt64(bytes[index])
            guard index % 8 == 7 else { continue }
            combine(word)
            word = 0
        }
        combine(word)
        combine(bytes.count)
    }
}
