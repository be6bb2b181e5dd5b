import ButtonStyles
import HTTP
import StyleEngine

/// What the query of a picture asks for, all of it valid.
struct ButtonQuery {
    let entry: CatalogEntry
    private(set) var request = ButtonRequest()
    /// Whether the answer is to be saved as a file.
    private(set) var isDownload = false
    /// What was asked for, in one spelling: the same for all queries that mean the same picture.
    private(set) var canonical = ""

    init(_ items: [QueryItem], for entry: CatalogEntry, symbols: SymbolNames) throws(QueryError) {
        self.entry = entry
        let context = ReadingContext(entry: entry, symbols: symbols)
        var values: [(position: Int, value: String)] = []
        var seen: Set<String> = []

        for item in items where !Self.isIgnored(item.name) {
            guard seen.insert(item.name).inserted else { throw .repeatedParameter(item.name) }
            if try readDelivery(item) { continue }
            guard let position = Parameters.names.firstIndex(of: item.name) else {
                throw .unknownParameter(item.name, suggestion: Self.names.nearest(to: item.name))
            }
            let parameter = Parameters.all[position]
            if let reason = parameter.refusal(entry) {
                throw .notTaken(parameter: item.name, value: item.value, style: entry.name, reason: reason)
            }
            do {
                let value = try parameter.read(item.value, context, &request)
                if value != parameter.defaultValue(for: entry) { values.append((position, value)) }
            } catch {
                throw .invalidValue(parameter: item.name, value: item.value, error)
            }
        }

        try checkCombinations()
        for (position, value) in values.sorted(by: { $0.position < $1.position }) {
            if !canonical.isEmpty { canonical += "&" }
            canonical += Parameters.names[position] + "=" + value.percentEncoded
        }
    }

    private var system: SystemDesign { request.system ?? entry.systems[0] }

    static let downloadNames = ["0", "1"]

    /// All names that are taken.
    static let names = Parameters.names + ["download", "errors"]

    /// What people append to a URL to get past a cache, or to count clicks.
    private static func isIgnored(_ name: String) -> Bool {
        switch name {
        case "v", "cb", "_": true
        default: name.hasPrefix("utm_")
        }
    }

    /// Reads the parameters that change how the picture is answered, not the picture.
    private mutating func readDelivery(_ item: QueryItem) throws(QueryError) -> Bool {
        do throws(ValueFault) {
            switch item.name {
            case "download":
                isDownload = try Self.downloadNames.index(ofName: item.value) == 1
            case "errors":
                _ = try ErrorForm.names.index(ofName: item.value)
            default:
                return false
            }
        } catch {
            throw .invalidValue(parameter: item.name, value: item.value, error)
        }
        return true
    }

    /// Refuses what each parameter allows but not both together.
    private func checkCombinations() throws(QueryError) {
        if request.role == .close || request.role == .confirm, system != .iOS26 {
            throw .notTaken(
                parameter: "role",
                value: request.role == .close ? "close" : "confirm",
                style: entry.name,
                reason: "iOS 26 added the role: it wants system=ios26."
            )
        }
        guard let radius = request.cornerRadius else { return }
        switch request.buttonBorderShape {
        case .automatic, .roundedRectangle: break
        case .capsule, .circle:
            throw .notTaken(
                parameter: "cornerRadius",
                value: radius.shortDescription,
                style: entry.name,
                reason: "Only a rounded rectangle has corners of a given radius."
            )
        }
    }
}
