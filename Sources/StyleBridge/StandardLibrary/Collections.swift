import StyleRuntime
import ViewEngine

// The members of sequences, sets and dictionaries that few sources use.
extension Bridge {
    mutating func addCollections() {
        addSearches()
        addParts()
        addArrayMutations()
        addDictionaryMembers()
        addTextSequences()
    }

    private mutating func addSearches() {
        method("reduce", of: "Array", labels: "into", "_") {
            (values: [Any0], initial: Any1, update: Accumulation) in
            var result = initial
            for value in values { update(&result, value) }
            return result
        }
        method("min", of: "Array", labels: "by") { (values: [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.min { isLess($0, $1) }
        }
        method("max", of: "Array", labels: "by") { (values: [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.max { isLess($0, $1) }
        }
        method("lastIndex", of: "Array", labels: "of") { (values: [Any0], value: Any0) in
            values.lastIndex(of: value)
        }
        method("lastIndex", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.lastIndex { test($0) }
        }
        method("count", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.filter { test($0) }.count
        }
        method("elementsEqual", of: "Array", labels: "_") {
            (values: [Any0], others: SequenceArgument<Any0>) in
            values == others.elements
        }
        method("starts", of: "Array", labels: "with") { (values: [Any0], others: SequenceArgument<Any0>) in
            values.starts(with: others.elements)
        }
        method("index", of: "Array", labels: "after") { (values: [Any0], index: Int) in index &+ 1 }
        method("index", of: "Array", labels: "before") { (values: [Any0], index: Int) in index &- 1 }
        method("index", of: "Array", labels: "_", "offsetBy") { (values: [Any0], index: Int, distance: Int) in
            index &+ distance
        }
        method("distance", of: "Array", labels: "from", "to") { (values: [Any0], start: Int, end: Int) in
            end &- start
        }
        add(
            member: Entry.function("randomElement", ["_"], hasReceiver: true) { (values: [Any0], seed: Int) in
                var numbers = SplitMix64(seed: seed)
                return values.randomElement(using: &numbers)
            }.seeded,
            of: "Array"
        )
        add(
            member: Entry.function("shuffled", ["_"], hasReceiver: true) { (values: [Any0], seed: Int) in
                var numbers = SplitMix64(seed: seed)
                return values.shuffled(using: &numbers)
            }.seeded,
            of: "Array"
        )
    }

    private mutating func addParts() {
        property("lazy", of: "Array") { (values: [Any0]) in values }
        method("prefix", of: "Array", labels: "while") { (values: [Any0], test: Callback<Bool, Any0>) in
            Array(values.prefix { test($0) })
        }
        method("drop", of: "Array", labels: "while") { (values: [Any0], test: Callback<Bool, Any0>) in
            Array(values.drop { test($0) })
        }
        method("prefix", of: "Array", labels: "upTo") { (values: [Any0], end: Int) in
            Array(values.prefix(max(0, end)))
        }
        method("prefix", of: "Array", labels: "through") { (values: [Any0], last: Int) in
            Array(values.prefix(max(0, last &+ 1)))
        }
        method("suffix", of: "Array", labels: "from") { (values: [Any0], start: Int) in
            Array(values.dropFirst(max(0, start)))
        }
        method("split", of: "Array", labels: "separator") { (values: [Any0], separator: Any0) in
            values.split(separator: separator).map { Array($0) }
        }
        method("joined", of: "Array") { (values: [[Any2]]) in
            values.joined(upTo: InterpreterLimits().parts) { $0 }
        }
        method("joined", of: "Array", labels: "separator") { (values: [[Any2]], separator: [Any2]) in
            values.joined(separator: separator, upTo: InterpreterLimits().parts) { $0 }
        }
        function("repeatElement", labels: "_", "count") { (value: Any0, count: Int) in
            Array(repeating: value, checkedCount: count)
        }
        function("sequence", labels: "first", "next") { (first: Any0, next: Callback<Any0?, Any0>) in
            // One element more than a loop can have.
            Array(Swift.sequence(first: first) { next($0) }.prefix(InterpreterLimits().elements + 1))
        }
    }

    private mutating func addArrayMutations() {
        mutatingMethod("sort", of: "Array", labels: "by") {
            (values: inout [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.sort { isLess($0, $1) }
        }
        mutatingMethod("removeFirst", of: "Array", labels: "_") { (values: inout [Any0], count: Int) in
            values.removeFirst(min(max(0, count), values.count))
        }
        mutatingMethod("removeLast", of: "Array", labels: "_") { (values: inout [Any0], count: Int) in
            values.removeLast(min(max(0, count), values.count))
        }
        mutatingMethod("removeAll", of: "Array", labels: "keepingCapacity") {
            (values: inout [Any0], keeps: Bool) in
            values = []
        }
        mutatingMethod("insert", of: "Array", labels: "contentsOf", "at") {
            (values: inout [Any0], others: SequenceArgument<Any0>, position: Int) in
            values.insert(contentsOf: others.elements, at: min(max(0, position), values.count))
        }
        mutatingMethod("replaceSubrange", of: "Array", labels: "_", "with") {
            (values: inout [Any0], range: Range<Int>, others: SequenceArgument<Any0>) in
            values.replaceSubrange(range.clamped(to: 0..<values.count), with: others.elements)
        }
        mutatingMethod("removeSubrange", of: "Array", labels: "_") {
            (values: inout [Any0], range: Range<Int>) in
            values.removeSubrange(range.clamped(to: 0..<values.count))
        }
        let removal = Entry(
            name: "remove",
            parameters: [EntryParameter(label: "at", type: .int, defaultValue: nil)],
            result: .variable(0),
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var elements = try [Any0](bridging: values[0])
            let position = try Int(bridging: values[1])
            guard elements.indices.contains(position) else { throw Failure(.indexOutOfRange) }
            let removed = elements.remove(at: position)
            values[0] = elements.bridged
            return removed.value
        }
        add(member: removal, of: "Array")
        let shuffle = Entry(
            name: "shuffle",
            parameters: [EntryParameter(label: nil, type: .int, defaultValue: nil)],
            result: .void,
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            var numbers = SplitMix64(seed: try Int(bridging: values[1]))
            values[0] = try [Any0](bridging: values[0]).shuffled(using: &numbers).bridged
            return .void
        }
        add(member: shuffle.seeded, of: "Array")
    }

    private mutating func addDictionaryMembers() {
        function("Dictionary", labels: "uniqueKeysWithValues") { (pairs: SequenceArgument<Pair>) in
            Pairs(Dictionary(pairs.elements.map { ($0.key, $0.value) }) { $1 })
        }
        let grouping = Entry.function(
            "Dictionary",
            ["grouping", "by"],
            result: .dictionary(.variable(1), .array(.variable(0)))
        ) { (values: SequenceArgument<Any0>, key: Callback<Any1, Any0>) in
            Pairs(
                Dictionary(grouping: values.elements) { key($0).value }.mapValues { .array($0.map(\.value)) }
            )
        }
        add(function: grouping)
        let mapped = StyleType.dictionary(.variable(0), .variable(2))
        method("mapValues", of: "Dictionary", labels: "_", result: mapped) {
            (pairs: Pairs, transform: Callback<Any2, Any1>) in
            Pairs(pairs.values.mapValues { transform(Any1($0)).value })
        }
        method("compactMapValues", of: "Dictionary", labels: "_", result: mapped) {
            (pairs: Pairs, transform: Callback<Any2?, Any1>) in
            Pairs(pairs.values.compactMapValues { transform(Any1($0))?.value })
        }
        method("merging", of: "Dictionary", labels: "_", "uniquingKeysWith") {
            (pairs: Pairs, others: Pairs, combine: Callback<Any1, Any1, Any1>) in
            Pairs(pairs.values.merging(others.values) { combine(Any1($0), Any1($1)).value })
        }
        mutatingMethod("merge", of: "Dictionary", labels: "_", "uniquingKeysWith") {
            (pairs: inout Pairs, others: Pairs, combine: Callback<Any1, Any1, Any1>) in
            pairs.values.merge(others.values) { combine(Any1($0), Any1($1)).value }
        }
        mutatingMethod("removeAll", of: "Dictionary") { (pairs: inout Pairs) in pairs.values = [:] }
        method("filter", of: "Dictionary", labels: "_") { (pairs: Pairs, test: Callback<Bool, Element>) in
            Pairs(pairs.values.filter { test(Element(key: $0.key, value: $0.value)) })
        }
        for name in ["updateValue", "removeValue"] {
            let isRemoval = name == "removeValue"
            let key = EntryParameter(label: "forKey", type: .variable(0), defaultValue: nil)
            let value = EntryParameter(label: nil, type: .variable(1), defaultValue: nil)
            let entry = Entry(
                name: name,
                parameters: isRemoval ? [key] : [value, key],
                result: .optional(.variable(1)),
                isProperty: false,
                hasReceiver: true,
                isMutating: true
            ) { values throws(Failure) in
                var pairs = try Pairs(bridging: values[0])
                let key = values[isRemoval ? 1 : 2]
                let old = pairs.values[key]
                pairs.values[key] = isRemoval ? nil : values[1]
                values[0] = pairs.bridged
                return old ?? .none
            }
            add(member: entry, of: "Dictionary")
        }
    }

    private mutating func addTextSequences() {
        method("prefix", of: "String", labels: "while") { (text: String, test: Callback<Bool, String>) in
            String(text.prefix { test(String($0)) })
        }
        method("drop", of: "String", labels: "while") { (text: String, test: Callback<Bool, String>) in
            String(text.drop { test(String($0)) })
        }
        method("contains", of: "String", labels: "where") { (text: String, test: Callback<Bool, String>) in
            text.contains { test(String($0)) }
        }
    }
}

/// A key with its value, as the elements of a dictionary.
private struct Element: Bridged {
    let key, value: Value

    static var bridgedType: StyleType {
        .tuple([.init("key", .variable(0)), .init("value", .variable(1))])
    }

    init(key: Value, value: Value) {
        (self.key, self.value) = (key, value)
    }

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let elements) = value, elements.count == 2 else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        (key, self.value) = (elements[0], elements[1])
    }

    var bridged: Value { .tuple([key, value]) }
}
