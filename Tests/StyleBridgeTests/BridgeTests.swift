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

    private func description(_ entry: Entry) -> String {
        let parameters = entry.parameters.map { "\($0.label ?? "_"): \($0.type.name())" }
        return "(\(parameters.joined(separator: ", "))) -> \(entry.result.name())"
    }
}
