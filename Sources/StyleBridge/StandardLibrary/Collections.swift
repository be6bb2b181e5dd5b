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
        method("Array", "reduce", "into", "_") {
            (values: [Any0], initial: Any1, update: Accumulation) in
            var result = initial
            for value in values { update(&result, value) }
            return result
        }
        method("Array", "min", "by") { (values: [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.min { isLess($0, $1) }
        }
        method("Array", "max", "by") { (values: [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.max { isLess($0, $1) }
        }
        method("Array", "lastIndex", "of") { (values: [Any0], value: Any0) in values.lastIndex(of: value) }
        method("Array", "lastIndex", "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.lastIndex { test($0) }
        }
        method("Array", "count", "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.filter { test($0) }.count
        }
        method("Array", "elementsEqual", "_") { (values: [Any0], others: SequenceArgument<Any0>) in
            values == others.elements
        }
        method("Array", "starts", "with") { (values: [Any0], others: SequenceArgument<Any0>) in
            values.starts(with: others.elements)
        }
        method("Array", "index", "after") { (values: [Any0], index: Int) in index &+ 1 }
        method("Array", "index", "before") { (values: [Any0], index: Int) in index &- 1 }
        method("Array", "index", "_", "offsetBy") { (values: [Any0], index: Int, distance: Int) in
            index &+ distance
        }
        method("Array", "distance", "from", "to") { (values: [Any0], start: Int, end: Int) in end &- start }
        add(
            member: Entry.function("randomElement", ["_"], hasReceiver: true) { (values: [Any0], seed: Int) in
                var numbers = SeededNumbers(seed)
                return values.randomElement(using: &numbers)
            }.seeded,
            of: "Array"
        )
        add(
            member: Entry.function("shuffled", ["_"], hasReceiver: true) { (values: [Any0], seed: Int) in
                var numbers = SeededNumbers(seed)
                return values.shuffled(using: &numbers)
            }.seeded,
            of: "Array"
        )
    }

    private mutating func addParts() {
        property("Array", "lazy") { (values: [Any0]) in values }
        method("Array", "prefix", "while") { (values: [Any0], test: Callback<Bool, Any0>) in
            Array(values.prefix { test($0) })
        }
        method("Array", "drop", "while") { (values: [Any0], test: Callback<Bool, Any0>) in
            Array(values.drop { test($0) })
        }
        method("Array", "prefix", "upTo") { (values: [Any0], end: Int) in Array(values.prefix(max(0, end))) }
        method("Array", "prefix", "through") { (values: [Any0], last: Int) in
            Array(values.prefix(max(0, last &+ 1)))
        }
        method("Array", "suffix", "from") { (values: [Any0], start: Int) in
            Array(values.dropFirst(max(0, start)))
        }
        method("Array", "split", "separator") { (values: [Any0], separator: Any0) in
            values.split(separator: separator).map { Array($0) }
        }
        method("Array", "joined") { (values: [[Any2]]) in
            values.joined(upTo: InterpreterLimits().parts) { $0 }
        }
        method("Array", "joined", "separator") { (values: [[Any2]], separator: [Any2]) in
            values.joined(separator: separator, upTo: InterpreterLimits().parts) { $0 }
        }
        function("repeatElement", "_", "count") { (value: Any0, count: Int) in
            Array(repeating: value, count: min(max(0, count), InterpreterLimits().elements + 1))
        }
        function("sequence", "first", "next") { (first: Any0, next: Callback<Any0?, Any0>) in
            // One element more than a loop can have.
            Array(Swift.sequence(first: first) { next($0) }.prefix(InterpreterLimits().elements + 1))
        }
    }

    private mutating func addArrayMutations() {
        mutatingMethod("Array", "sort", "by") {
            (values: inout [Any0], isLess: Callback<Bool, Any0, Any0>) in
            values.sort { isLess($0, $1) }
        }
        mutatingMethod("Array", "removeFirst", "_") { (values: inout [Any0], count: Int) in
            values.removeFirst(min(max(0, count), values.count))
        }
        mutatingMethod("Array", "removeLast", "_") { (values: inout [Any0], count: Int) in
            values.removeLast(min(max(0, count), values.count))
        }
        mutatingMethod("Array", "removeAll", "keepingCapacity") { (values: inout [Any0], keeps: Bool) in
            values = []
        }
        mutatingMethod("Array", "insert", "contentsOf", "at") {
            (values: inout [Any0], others: SequenceArgument<Any0>, position: Int) in
            values.insert(contentsOf: others.elements, at: min(max(0, position), values.count))
        }
        mutatingMethod("Array", "replaceSubrange", "_", "with") {
            (values: inout [Any0], range: Range<Int>, others: SequenceArgument<Any0>) in
            values.replaceSubrange(range.clamped(to: 0..<values.count), with: others.elements)
        }
        mutatingMethod("Array", "removeSubrange", "_") { (values: inout [Any0], range: Range<Int>) in
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
            var numbers = SeededNumbers(try Int(bridging: values[1]))
            values[0] = try [Any0](bridging: values[0]).shuffled(using: &numbers).bridged
            return .void
        }
        add(member: shuffle.seeded, of: "Array")
    }

    private mutating func addDictionaryMembers() {
        function("Dictionary", "uniqueKeysWithValues") { (pairs: SequenceArgument<Pair>) in
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
        method("Dictionary", "mapValues", "_", result: mapped) {
            (pairs: Pairs, transform: Callback<Any2, Any1>) in
            Pairs(pairs.values.mapValues { transform(Any1($0)).value })
        }
        method("Dictionary", "compactMapValues", "_", result: mapped) {
            (pairs: Pairs, transform: Callback<Any2?, Any1>) in
            Pairs(pairs.values.compactMapValues { transform(Any1($0))?.value })
        }
        method("Dictionary", "merging", "_", "uniquingKeysWith") {
            (pairs: Pairs, others: Pairs, combine: Callback<Any1, Any1, Any1>) in
            Pairs(pairs.values.merging(others.values) { combine(Any1($0), Any1($1)).value })
        }
        mutatingMethod("Dictionary", "merge", "_", "uniquingKeysWith") {
            (pairs: inout Pairs, others: Pairs, combine: Callback<Any1, Any1, Any1>) in
            pairs.values.merge(others.values) { combine(Any1($0), Any1($1)).value }
        }
        mutatingMethod("Dictionary", "removeAll") { (pairs: inout Pairs) in pairs.values = [:] }
        method("Dictionary", "filter", "_") { (pairs: Pairs, test: Callback<Bool, Element>) in
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
        method("String", "prefix", "while") { (text: String, test: Callback<Bool, String>) in
            String(text.prefix { test(String($0)) })
        }
        method("String", "drop", "while") { (text: String, test: Callback<Bool, String>) in
            String(text.drop { test(String($0)) })
        }
        method("String", "contains", "where") { (text: String, test: Callback<Bool, String>) in
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
