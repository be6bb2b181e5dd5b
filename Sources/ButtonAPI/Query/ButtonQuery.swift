import AppleDesign
import ButtonRendering
import HTTP
import UIKitEngine
import ViewEngine

/// What the query of a picture asks for, all of it valid.
struct ButtonQuery {
    let entry: CatalogEntry
    private(set) var output: Output
    private(set) var request = ButtonRequest()
    /// Whether the answer is to be saved as a file.
    private(set) var isDownload = false
    /// What was asked for, in one spelling: the same for all queries that mean the same picture.
    private(set) var canonical = ""
    /// The same without the title.
    private var untitled: [UInt8] = []
    /// What is found out about the query, and holds whatever its title is.
    private(set) var findings = Findings()
    /// What was given.
    private(set) var values: [Value] = []

    final class Findings {
        /// The button as resolved, if it can be drawn with other titles.
        var button: KeptButton?
    }

    /// The value of a parameter, in its canonical spelling.
    struct Value {
        /// That of the parameter in the canonical spelling of the query.
        let position: Int
        let parameter: Parameter
        let text: String
    }

    init(
        _ items: [QueryItem],
        for entry: CatalogEntry,
        _ output: Output = .still,
        symbols: SymbolNames
    ) throws(QueryError) {
        self.entry = entry
        self.output = output
        let context = ReadingContext(entry: entry, output: output, symbols: symbols)
        let own = entry.parameters.map(Parameter.own)
        // Few: the first name that is not known ends the reading.
        var seen: [String] = []

        for item in items where !Self.isIgnored(item.name) {
            guard !seen.contains(item.name) else { throw .repeatedParameter(item.name) }
            seen.append(item.name)
            if try readDelivery(item) { continue }
            let (position, parameter) = try Self.parameter(item, own, entry)
            if parameter.alias != nil, values.contains(where: { $0.position == position }) {
                throw .repeatedParameter(parameter.name, alias: parameter.alias)
            }
            if let reason = parameter.refusal(context) {
                throw .notTaken(parameter: item.name, value: item.value, style: entry.name, reason: reason)
            }
            do {
                let text = try parameter.read(item.value, context, &request)
                values.append(Value(position: position, parameter: parameter, text: text))
            } catch {
                throw .invalidValue(parameter: item.name, value: item.value, error)
            }
        }

        // Who asks for what happens and does not say what gets a press and a release.
        if hasEvents, request.events.isEmpty { request.events = EventScript.standard.events }
        if output.isSheet {
            // What is given meets the values of the axes in the cells.
            addUsualAxes()
            // Before anybody looks whether it was answered: what is usual is not in the canonical spelling.
            _ = try axes()
        } else {
            try checkCombinations()
        }
        spell()
    }

    /// The same query about another title; `nil` if that is no title.
    func retitled(_ title: String) -> ButtonQuery? {
        guard let index = values.firstIndex(where: { $0.parameter === Parameters.title }) else { return nil }
        var query = self
        let context = ReadingContext(entry: entry, output: output, symbols: SymbolNames([]))
        guard let text = try? Parameters.title.read(title, context, &query.request) else { return nil }
        query.values[index] = Value(
            position: values[index].position,
            parameter: Parameters.title,
            text: text
        )
        query.spellTitle()
        return query
    }

    /// The value that was given for a parameter.
    func value(of name: String) -> String? {
        values.first { $0.parameter.name == name }?.text
    }

    /// Names the rows and the columns where nobody does: of the usual two, the one that is left.
    private mutating func addUsualAxes() {
        for (axis, other) in zip(Parameters.sheet, Parameters.sheet.reversed()) {
            guard value(of: axis.name) == nil, let position = Parameters.names.firstIndex(of: axis.name),
                let usual = value(of: other.name) == axis.standardValue
                    ? other.standardValue : axis.standardValue
            else { continue }
            values.append(Value(position: position, parameter: axis, text: usual))
        }
    }

    /// What a cell of a sheet shows: the still picture that is given the values of its row and column.
    func cell(_ row: Value, _ column: Value) throws(QueryError) -> ButtonQuery {
        var cell = self
        cell.output = .still
        cell.isDownload = false
        cell.findings = Findings()
        cell.values.removeAll { $0.parameter.kind.isAxis }
        let context = ReadingContext(entry: entry, output: .still, symbols: SymbolNames([]))
        for value in [row, column] {
            do {
                _ = try value.parameter.read(value.text, context, &cell.request)
            } catch {
                throw .invalidValue(parameter: value.parameter.name, value: value.text, error)
            }
            cell.values.append(value)
        }
        try cell.checkCombinations()
        cell.spell()
        return cell
    }

    private var hasEvents: Bool { output.isInteraction || request.time != nil }

    private mutating func spell() {
        untitled = []
        let isInOrder = zip(values, values.dropFirst()).allSatisfy { $0.position <= $1.position }
        for value in isInOrder ? values : values.sorted(by: { $0.position < $1.position })
        where value.parameter !== Parameters.title && !isUsual(value) {
            untitled.append(item: value)
        }
        spellTitle()
    }

    /// Puts the title before what is spelled already.
    private mutating func spellTitle() {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(untitled.count + 128)
        if let title = values.first(where: { $0.parameter === Parameters.title }), !isUsual(title) {
            bytes.append(item: title)
        }
        if !bytes.isEmpty, !untitled.isEmpty { bytes.append(UInt8(ascii: "&")) }
        bytes.append(contentsOf: untitled)
        canonical = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a value is the one that stands where none is given.
    private func isUsual(_ value: Value) -> Bool {
        let usual =
            value.parameter.kind.isEvents && hasEvents
            ? EventScript.standard.canonical : value.parameter.defaultValue(for: entry)
        return value.text == usual
    }

    private var system: SystemDesign { request.system ?? entry.systems[0] }

    static let downloadNames = ["0", "1"]

    /// All names that are taken by some picture.
    private static let names =
        Parameters.names + Catalog.entries.flatMap(\.parameters).map(\.name) + ["download", "errors"]

    /// The parameter of a name, and its position in the canonical spelling: a style's own come last.
    private static func parameter(
        _ item: QueryItem,
        _ own: [Parameter],
        _ entry: CatalogEntry
    ) throws(QueryError) -> (Int, Parameter) {
        if let position = Parameters.position(of: item.name) {
            return (position, Parameters.all[position])
        }
        if let position = own.firstIndex(where: { $0.name == item.name }) {
            return (Parameters.all.count + position, own[position])
        }
        let others = Catalog.entries.filter { $0.parameters.contains { $0.name == item.name } }.map(
            \.description
        )
        guard others.isEmpty else {
            throw .notTaken(
                parameter: item.name,
                value: item.value,
                style: entry.name,
                reason: "It is a parameter of \(others.joined(separator: ", "))."
            )
        }
        throw .unknownParameter(item.name, suggestion: names.nearest(to: item.name))
    }

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
        if request.isMoment, request.state.contains(.pressed) {
            throw .excluded(
                parameter: "state",
                value: "pressed",
                reason: "The events say when a finger is on the button."
            )
        }
        if let name = request.beside, let beside = Catalog.entry(entry.framework, named: name),
            !beside.systems.contains(system)
        {
            throw .excluded(
                parameter: "beside",
                value: name,
                reason: "\(beside.name) came with \(beside.availability): both are drawn in one system."
            )
        }
        if request.role == .close || request.role == .confirm, system != .iOS26 {
            throw .excluded(
                parameter: "role",
                value: request.role == .close ? "close" : "confirm",
                reason: "iOS 26 added the role: it wants system=ios26."
            )
        }
        if request.control == .link, request.role != nil {
            throw .excluded(
                parameter: "control",
                value: "link",
                reason: "A link has no role."
            )
        }
        if let radius = request.cornerRadius, let reason = request.refusalOfCornerRadius {
            throw .excluded(
                parameter: "cornerRadius",
                value: radius.shortDescription,
                reason: reason
            )
        }
    }
}

extension ButtonRequest {
    /// Why corners of a given radius do not go with their shape; `nil` if they do.
    fileprivate var refusalOfCornerRadius: String? {
        switch (buttonBorderShape, configuration.cornerStyle) {
        case (.capsule, _), (.circle, _): "Only a rounded rectangle has corners of a given radius."
        case (_, .capsule), (_, .small), (_, .medium), (_, .large):
            "Only the corner styles fixed and dynamic go by a radius."
        case (.automatic, _), (.roundedRectangle, _): nil
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(item value: ButtonQuery.Value) {
        if !isEmpty { append(UInt8(ascii: "&")) }
        append(contentsOf: value.parameter.name.utf8)
        append(UInt8(ascii: "="))
        append(percentEncoding: value.text)
    }
}

extension Parameter.Kind {
    fileprivate var isEvents: Bool {
        if case .events = self { true } else { false }
    }

    fileprivate var isAxis: Bool {
        if case .axis = self { true } else { false }
    }
}
