import ButtonRendering
import HTTP

/// A valid query: a button, the representation that a client requests of it, and the canonical spelling of both.
struct ButtonQuery: Sendable {
    let output: Output
    /// Whether a browser saves the response as a file.
    let isDownload: Bool
    /// The axes of a sheet; `nil` for other outputs.
    let axes: SheetAxes?
    /// The parameters that the client gave, in the order of the canonical spelling.
    let given: [Parameter]
    /// The header fields of the response, apart from its entity tag and its coding.
    let fields: HeaderFields
    /// The request, with the key that its other titles share.
    private(set) var keyed: KeyedRequest
    /// The same for all queries that mean the same picture.
    private(set) var canonical: String
    private let canonicalWithoutTitle: [UInt8]
    /// The values as they were read, with the title that was read with them.
    let values: QueryValues

    var request: ButtonRequest { keyed.request }
    var style: CatalogEntry { request.button.control.style }

    /// A query of values that go together, with the parameters that the client gave; all others have their defaults.
    init(_ values: QueryValues, given: [Parameter], in context: ParameterContext) {
        output = context.output
        isDownload = values.isDownload
        axes = context.output.isSheet ? values.axes : nil
        fields = .response(context.output, of: values.request, isDownload: values.isDownload)
        keyed = KeyedRequest(values.request)
        self.given = given
        self.values = values
        var spelling: [UInt8] = []
        for parameter in given
        where parameter !== Parameters.title && !parameter.isDelivery && !parameter.isDefault(values, context)
        {
            spelling.append(item: parameter.name, value: parameter.spelling(values))
        }
        canonicalWithoutTitle = spelling
        canonical = Self.canonical(title: values.request.title, others: spelling)
    }

    /// The same query with another title.
    func titled(_ title: String) -> ButtonQuery {
        var query = self
        query.keyed = keyed.titled(title)
        query.canonical = Self.canonical(title: title, others: canonicalWithoutTitle)
        return query
    }

    private static func canonical(title: String, others: [UInt8]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(others.count + 128)
        if title != Parameters.defaultTitle { bytes.append(item: Parameters.title.name, value: title) }
        if !bytes.isEmpty, !others.isEmpty { bytes.append(UInt8(ascii: "&")) }
        bytes.append(contentsOf: others)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Adds a query item, after an ampersand if there are items.
    fileprivate mutating func append(item name: String, value: String) {
        if !isEmpty { append(UInt8(ascii: "&")) }
        append(contentsOf: name.utf8)
        append(UInt8(ascii: "="))
        append(percentEncoding: value)
    }
}

extension ButtonQuery {
    /// The canonical address of the representation.
    var url: String { url(of: output) }

    /// The address of another representation of the same button, which takes the same parameters.
    func url(of output: Output) -> String {
        var url = "/v1/" + style.framework.rawValue + "/" + style.name + output.pathExtension
        if !canonical.isEmpty { url += "?" + canonical }
        return url
    }

    /// The text that a screen reader reads: the title, or what stands for it.
    var accessibilityTitle: String {
        request.title.isEmpty ? request.button.label.systemImage ?? style.name : request.title
    }
}
