import StyleBridge
import StyleRuntime
import Testing

@Suite struct `The table of the bridge` {
    /// Two rows of one function would be as good for each call, so that the order of the table decides.
    @Test func `has one row for each function`() {
        let bridge = Bridge.standard
        let lists: [(name: String, entries: [String: [Entry]])] =
            [("", bridge.functions), ("init of ", bridge.initializers)]
            + bridge.statics.map { ("static \($0.key).", $0.value) }
            + bridge.members.map { ("\($0.key).", $0.value) }
        var repeated: [String] = []
        for (owner, names) in lists {
            for (name, entries) in names {
                var found: Set<String> = []
                for entry in entries {
                    // The functions of arrays differ in their elements.
                    let receiver = owner == "Array." ? entry.receiver?.name() ?? "" : ""
                    let text = "\(owner)\(name)\(receiver)\(description(entry))"
                    if !found.insert(text).inserted { repeated.append(text) }
                }
            }
        }
        #expect(repeated.sorted() == [])
    }

    /// The names are written beside the enumerations, and must be those of the values.
    @Test func `names each case of an enumeration as the engine does`() throws {
        let bridge = Bridge.standard
        var compared = 0
        for (type, names) in bridge.cases {
            for name in names {
                guard let entry = bridge.statics[type]?[name]?.first(where: { $0.isProperty }) else {
                    continue
                }
                var arguments: [Value] = []
                guard case .engine(let value) = try entry.call(&arguments) else { continue }
                guard Mirror(reflecting: value).displayStyle == .enum else { continue }
                #expect(String(describing: value).prefix { $0 != "(" } == name, "\(type)")
                compared += 1
            }
        }
        #expect(compared > 200)
    }

    /// A case without a name would not be in the table.
    @Test func `has a row for each case of an enumeration`() throws {
        let bridge = Bridge.standard
        for (type, members) in bridge.statics {
            guard let names = bridge.cases[type], let all = members["allCases"]?.first else { continue }
            var arguments: [Value] = []
            guard case .array(let values) = try all.call(&arguments) else { continue }
            #expect(values.count == names.count, "\(type)")
        }
    }

    private func description(_ entry: Entry) -> String {
        let parameters = entry.parameters.map { "\($0.label ?? "_"): \($0.type.name())" }
        return "(\(parameters.joined(separator: ", "))) -> \(entry.result.name())"
    }
}
