import StyleRuntime
import ViewEngine

// Arrays, dictionaries and texts as sequences.
extension Bridge {
    mutating func addSequences() {
        addArrayQueries()
        addArrayChanges()
        addDictionaries()
        addTexts()
    }

    private mutating func addArrayQueries() {
        function("Array", labels: "_") { (values: SequenceArgument<Any0>) in values.elements }
        function("Optional", labels: "_") { (value: Any0?) in value }
        function("Array", labels: "repeating", "count") { (value: Any0, count: Int) in
            Array(repeating: value, checkedCount: count)
        }
        function("Set", labels: "_") { (values: SequenceArgument<Any0>) in values.elements.unique }
        function(
            "zip",
            labels: "_",
            "_",
            result: .array(.tuple([.init(nil, .variable(0)), .init(nil, .variable(1))]))
        ) {
            (first: OpenSequenceArgument<Any0>, second: OpenSequenceArgument<Any1>) in
            zip(first.elements, second.elements).map { Any0(.tuple([$0.value, $1.value])) }
        }
        method("compactMap", of: "Array", labels: "_") { (values: [Any0], transform: Callback<Any1?, Any0>) in
            values.compactMap { transform($0) }
        }
        method("flatMap", of: "Array", labels: "_") { (values: [Any0], transform: Callback<[Any1], Any0>) in
            values.joined(upTo: InterpreterLimits().parts) { transform($0) }
        }
        method("reduce", of: "Array", labels: "_", "_") {
            (values: [Any0], initial: Any1, combine: Callback<Any1, Any1, Any0>) in
            values.reduce(initial) { combine($0, $1) }
        }
        method("forEach", of: "Array", labels: "_") { (values: [Any0], body: Callback<Nothing, Any0>) in
            for value in values { _ = body(value) }
            return Nothing()
        }
        method("allSatisfy", of: "Array", labels: "_") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.allSatisfy { test($0) }
        }
        method("firstIndex", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.firstIndex { test($0) }
        }
        method("last", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.last { test($0) }
        }
        method("sorted", of: "Array", labels: "by") { (values: [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.sorted { isLess($0, $1) }
        }
        method("sorted", of: "Array") { (values: [Any0]) in values.sorted { $0.isLess(than: $1) } }
        method("min", of: "Array") { (values: [Any0]) in values.min { $0.isLess(than: $1) } }
        method("max", of: "Array") { (values: [Any0]) in values.max { $0.isLess(than: $1) } }
        method("prefix", of: "Array", labels: "_") { (values: [Any0], count: Int) in
            Array(values.prefix(max(0, count)))
        }
        method("suffix", of: "Array", labels: "_") { (values: [Any0], count: Int) in
            Array(values.suffix(max(0, count)))
        }
        method("dropFirst", of: "Array", labels: .or("_", 1)) { (values: [Any0], count: Int) in
            Array(values.dropFirst(max(0, count)))
        }
        method("dropLast", of: "Array", labels: .or("_", 1)) { (values: [Any0], count: Int) in
            Array(values.dropLast(max(0, count)))
        }
        property("startIndex", of: "Array") { (values: [Any0]) in values.startIndex }
        property("endIndex", of: "Array") { (values: [Any0]) in values.endIndex }
        method("flatMap", of: "Optional", labels: "_") { (value: Any0?, transform: Callback<Any1?, Any0>) in
            value.flatMap { transform($0) }
        }
    }

    private mutating func addArrayChanges() {
        mutatingMethod("append", of: "Array", labels: "contentsOf") {
            (values: inout [Any0], others: SequenceArgument<Any0>) in
            values += others.elements
        }
        mutatingMethod("insert", of: "Array", labels: "_", "at") {
            (values: inout [Any0], value: Any0, position: Int) in
            values.insert(value, at: min(max(0, position), values.count))
        }
        add(member: insertion, of: "Array")
        mutatingMethod("removeAll", of: "Array") { (values: inout [Any0]) in values = [] }
        mutatingMethod("removeAll", of: "Array", labels: "where") {
            (values: inout [Any0], test: Callback<Bool, Any0>) in
            values.removeAll { test($0) }
        }
        add(member: removalOfMember, of: "Array")
        mutatingMethod("swapAt", of: "Array", labels: "_", "_") {
            (values: inout [Any0], first: Int, second: Int) in
            guard values.indices.contains(first), values.indices.contains(second) else { return }
            values.swapAt(first, second)
        }
        mutatingMethod("reverse", of: "Array") { (values: inout [Any0]) in values.reverse() }
        mutatingMethod("sort", of: "Array") { (values: inout [Any0]) in values.sort { $0.isLess(than: $1) } }
        for name in ["removeFirst", "removeLast"] {
            add(member: removal(name, optional: false) { name == "removeFirst" ? 0 : $0 - 1 }, of: "Array")
        }
        add(member: removal("popLast", optional: true) { $0 - 1 }, of: "Array")
    }

    /// The method of a set that inserts a value, and says whether it had none that is equal.
    private var insertion: Entry {
        Entry(
            name: "insert",
            parameters: [EntryParameter(label: nil, type: .variable(0), defaultValue: nil)],
            result: .tuple([.init("inserted", .bool), .init("memberAfterInsert", .variable(0))]),
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var members = try [Any0](bridging: values[0])
            let value = Any0(values[1])
            let known = members.first { $0 == value }
            if known == nil {
                members.append(value)
                values[0] = members.bridged
            }
            return .tuple([.boolean(known == nil), (known ?? value).value])
        }
    }

    /// The method of a set that removes a value, and returns it; nil if it had none that is equal.
    private var removalOfMember: Entry {
        Entry(
            name: "remove",
            parameters: [EntryParameter(label: nil, type: .variable(0), defaultValue: nil)],
            result: .optional(.variable(0)),
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var members = try [Any0](bridging: values[0])
            let value = Any0(values[1])
            guard let position = members.firstIndex(of: value) else { return .none }
            let removed = members.remove(at: position)
            values[0] = members.bridged
            return removed.value
        }
    }

    /// A method that removes an element, and returns it.
    private func removal(
        _ name: String,
        optional isOptional: Bool,
        position: @escaping @Sendable (Int) -> Int
    ) -> Entry {
        Entry(
            name: name,
            parameters: [],
            result: isOptional ? .optional(.variable(0)) : .variable(0),
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var elements = try [Any0](bridging: values[0])
            guard !elements.isEmpty else {
                if isOptional { return .none }
                throw Failure(.emptyCollection)
            }
            let removed = elements.remove(at: position(elements.count))
            values[0] = elements.bridged
            return removed.value
        }
    }

    private mutating func addDictionaries() {
        property("count", of: "Dictionary") { (pairs: Pairs) in pairs.values.count }
        property("isEmpty", of: "Dictionary") { (pairs: Pairs) in pairs.values.isEmpty }
        property("keys", of: "Dictionary") { (pairs: Pairs) in pairs.values.sortedPairs.map { Any0($0.key) } }
        property("values", of: "Dictionary") { (pairs: Pairs) in
            pairs.values.sortedPairs.map { Any1($0.value) }
        }
    }

    private mutating func addTexts() {
        initializer("repeating", "count") { (text: String, count: Int) in
            String(repeating: text, checkedCount: count)
        }
        method("split", of: "String", labels: "separator") { (text: String, separator: String) in
            separator.isEmpty ? [text] : text.split(separator: separator).map { String($0) }
        }
        method("map", of: "String", labels: "_") { (text: String, transform: Callback<Any1, String>) in
            text.map { transform(String($0)) }
        }
        method("filter", of: "String", labels: "_") { (text: String, test: Callback<Bool, String>) in
            text.filter { test(String($0)) }
        }
        for (name, test) in characterTests {
            property(name, of: "String") { (text: String) in text.first.map(test) ?? false }
        }
    }

    private var characterTests: [(String, @Sendable (Character) -> Bool)] {
        [
            ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }),
            ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
            ("isWhitespace", { $0.isWhitespace }), ("isPunctuation", { $0.isPunctuation }),
            ("isHexDigit", { $0.isHexDigit }),
        ]
    }
}

extension Any0 {
    /// Whether a value comes before another one; only numbers and texts have an order.
    fileprivate func isLess(than other: Any0) -> Bool {
        switch (value, other.value) {
        case (.integer(let first), .integer(let second)): first < second
        case (.number(let first), .number(let second)): first < second
        case (.string(let first), .string(let second)): first < second
        case (.enumeration(let first), .enumeration(let second)): first.number < second.number
        default: false
        }
    }
}

extension [Any0] {
    /// The values without repetitions, in their order.
    fileprivate var unique: [Any0] {
        var seen: Set<Any0> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Optional: Replaceable where Wrapped: Bridged {
    static var replacement: Wrapped? { nil }
}

extension Array: Replaceable where Element: Bridged {
    static var replacement: [Element] { [] }
}
