// Expressions of arrays, sets and dictionaries.
extension ProgramGenerator {
    /// An array with elements of a type.
    func array(of element: GeneratedType, _ depth: Int) -> String {
        let type = GeneratedType.array(element)
        guard depth > 0 else { return leaf(type) ?? "([] as [\(element.text)])" }
        let inner = depth - 1
        switch choice(14) {
        case 0: return leaf(type) ?? "([] as [\(element.text)])"
        case 1, 2: return leaf(type) ?? elements(element, inner)
        case 3: return elements(element, inner)
        case 4:
            return
                "Array(repeating: \(expression(element, inner)), count: \(pick(["2", "0", "1", "40", "300"])))"
        case 5:
            return
                "(0..<\(pick(["3", "0", "10", "64", "300"]))).map \(closure(from: .int, to: element, inner))"
                .parenthesized
        case 6:
            return "\(array(of: element, inner)).filter \(closure(from: element, to: .bool, inner))"
                .parenthesized
        case 7: return "(\(array(of: element, inner)) + \(array(of: element, inner)))"
        case 8:
            return
                "Array(\(array(of: element, inner)).\(pick(["prefix(3)", "reversed()", "dropFirst()", "suffix(2)"])))"
        case 9:
            let item = newName("item")
            let mapped = inside(adding: [Variable(name: item, type: .int)]) { expression(element, inner) }
            return "\(array(of: .int, inner)).flatMap { \(item) in [\(mapped)] }".parenthesized
        case 10:
            return "\(array(of: .string, inner)).map \(closure(from: .string, to: element, inner))"
                .parenthesized
        case 11: return sorted(element, inner)
        case 12:
            return
                "\(array(of: .int, inner)).compactMap \(closure(from: .int, to: .optional(element), inner))"
                .parenthesized
        default: return anyForm(of: type, inner)
        }
    }

    /// A literal of an array.
    private func elements(_ element: GeneratedType, _ depth: Int) -> String {
        let values = (0...choice(4)).map { _ in expression(element, depth) }
        return "[\(values.joined(separator: ", "))] as [\(element.text)]".parenthesized
    }

    /// A sorted array, or one that is made from others if its elements have no order.
    private func sorted(_ element: GeneratedType, _ depth: Int) -> String {
        switch element {
        case .int where chance(oneIn: 2): return "\(set(depth)).sorted()"
        case .int where chance(oneIn: 2): return "\(dictionary(depth)).values.sorted()"
        case .int where chance(oneIn: 2):
            return "Array(stride(from: 0, to: \(pick(["9", "90"])), by: \(pick(["3", "1"]))))"
        case .string where chance(oneIn: 2): return "\(dictionary(depth)).keys.sorted()"
        case .string where chance(oneIn: 2): return "\(string(depth)).map { String($0) }".parenthesized
        case .int, .double, .string:
            return "\(array(of: element, depth)).sorted { $0 \(pick(["<", ">"])) $1 }".parenthesized
        default: return "zip(\(array(of: element, depth)), 0..<9).map { pair in pair.0 }".parenthesized
        }
    }

    /// A set of integers.
    func set(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.set) ?? "Set<Int>()" }
        switch choice(5) {
        case 0, 1: return leaf(.set) ?? "Set<Int>()"
        case 2: return "Set(\(array(of: .int, depth - 1)))"
        case 3:
            return
                "Set(\(array(of: .int, depth - 1))).\(pick(["union", "intersection", "subtracting"]))(\(set(depth - 1)))"
        default: return anyForm(of: .set, depth - 1)
        }
    }

    /// A dictionary from texts to integers.
    func dictionary(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.dictionary) ?? "[String: Int]()" }
        let inner = depth - 1
        switch choice(6) {
        case 0, 1: return leaf(.dictionary) ?? "[String: Int]()"
        case 2:
            // With different keys: two equal ones end a program.
            let values = ["\"a\"", "\"b\"", "\"é\""].prefix(choice(3) + 1).map { "\($0): \(int(inner))" }
            return "([\(values.joined(separator: ", "))] as [String: Int])"
        case 3:
            return
                "Dictionary(uniqueKeysWithValues: (0..<\(pick(["3", "0", "300"])))"
                + ".map { (\"k\\($0)\", $0 &* \(int(inner))) })"
        case 4:
            return "\(dictionary(inner)).\(pick(["filter { $0.value > 1 }", "mapValues { $0 &+ 1 }"]))"
                .parenthesized
        default: return anyForm(of: .dictionary, inner)
        }
    }
}
