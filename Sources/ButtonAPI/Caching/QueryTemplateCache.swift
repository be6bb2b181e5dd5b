import ButtonRendering
import Caching
import HTTP

/// The queries read recently, by the bytes of their target around the title.
///
/// A client that requests many pictures mostly requests one button with many titles: then only the title is read.
/// The templates are values; the resolved button that they share is in the cache of each renderer.
final class QueryTemplateCache: Sendable {
    private let templates: SharedCache<Key, QueryTemplate>

    init(share: Double, of budget: MemoryBudget) {
        templates = SharedCache(share: share, of: budget, named: "query_templates")
    }

    /// The query of a target, if a template was stored that differs in the title only; `nil` also for a title that
    /// is not valid.
    func query(for target: RequestTarget) -> TitledQuery? {
        guard let key = Key(target), let template = templates.value(for: key), let text = key.title,
            let title = try? Parameters.title(of: text)
        else { return nil }
        return TitledQuery(template: template, title: title)
    }

    /// Stores the template of a target, if it is a still picture's at rest: any other costs more to draw than to read.
    func insert(_ template: QueryTemplate, for target: RequestTarget) {
        let query = template.query
        // The title of a view that is shown by itself is a parameter of its own.
        guard query.output == .still, !query.request.isMoment, query.style.content == nil,
            let key = Key(target)
        else { return }
        let cost = target.bytes.count + Self.templateCost + query.style.retainedBytes
        templates.insert(template, for: key, cost: cost)
    }

    func removeAll() { templates.removeAll() }

    /// An estimate of the bytes that a template with its strings and arrays takes.
    private static let templateCost = 4096

    /// A request target without the value of `title`.
    private struct Key: Hashable {
        private let target: RequestTarget
        private let titleRange: Range<Int>

        /// `nil` for a target that does not have exactly one title.
        init?(_ target: RequestTarget) {
            guard let range = target.value(named: "title") else { return nil }
            self.target = target
            titleRange = range
        }

        /// The title, which is no part of the key; `nil` if it is not text.
        var title: String? { try? target.text(of: titleRange) }

        static func == (first: Key, second: Key) -> Bool {
            let (one, other) = (first.target.bytes.span, second.target.bytes.span)
            let (title, otherTitle) = (first.titleRange, second.titleRange)
            return one.extracting(first: title.lowerBound)
                .hasSameBytes(as: other.extracting(first: otherTitle.lowerBound))
                && one.extracting(droppingFirst: title.upperBound)
                    .hasSameBytes(as: other.extracting(droppingFirst: otherTitle.upperBound))
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.bytes.span.extracting(first: titleRange.lowerBound))
            hasher.combine(words: target.bytes.span.extracting(droppingFirst: titleRange.upperBound))
        }
    }
}
