import ButtonRendering
import HTTP

/// The queries lately read, by all of their bytes but those of the title.
///
/// Who asks for many pictures asks for one button in many words. What is around the words need not be read
/// again.
struct QuestionForms {
    /// A request target with a gap where the value of `title` stands.
    struct Form: Hashable {
        private let target: RequestTarget
        private let gap: Range<Int>

        /// `nil` for a target that does not have just one title.
        init?(_ target: RequestTarget) {
            guard let gap = target.value(named: "title") else { return nil }
            self.target = target
            self.gap = gap
        }

        /// What stands in the gap, which does not count; `nil` if it is not text.
        var title: String? { try? target.text(of: gap) }

        static func == (first: Form, second: Form) -> Bool {
            let (one, other) = (first.target.bytes, second.target.bytes)
            return first.gap.lowerBound == second.gap.lowerBound
                && one[..<first.gap.lowerBound] == other[..<second.gap.lowerBound]
                && one[first.gap.upperBound...] == other[second.gap.upperBound...]
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.bytes.span.extracting(first: gap.lowerBound))
            hasher.combine(words: target.bytes.span.extracting(droppingFirst: gap.upperBound))
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
