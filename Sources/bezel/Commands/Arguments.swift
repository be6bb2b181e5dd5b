/// The arguments of a command line that are not parsed yet.
struct Arguments {
    private var remaining: [String]

    init(_ arguments: ArraySlice<String>) {
        remaining = Array(arguments)
    }

    /// Removes an option without a value, at any position; returns whether it was there.
    mutating func takeFlag(_ names: String...) -> Bool {
        guard let index = remaining.firstIndex(where: names.contains) else { return false }
        remaining.remove(at: index)
        return true
    }

    /// Removes an option with a value, `--name value` or `--name=value`, and returns the value.
    mutating func takeValue(_ name: String) throws(ProgramError) -> String? {
        if let index = remaining.firstIndex(where: { $0.hasPrefix(name + "=") }) {
            return String(remaining.remove(at: index).dropFirst(name.count + 1))
        }
        guard let index = remaining.firstIndex(of: name) else { return nil }
        guard index + 1 < remaining.count else { throw .usage("\(name) needs a value") }
        defer { remaining.removeSubrange(index...index + 1) }
        return remaining[index + 1]
    }

    /// Removes an option that can be given several times, and returns its values in their order.
    mutating func takeValues(_ name: String) throws(ProgramError) -> [String] {
        var values: [String] = []
        while let index = remaining.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            let argument = remaining.remove(at: index)
            if argument != name {
                values.append(String(argument.dropFirst(name.count + 1)))
                continue
            }
            guard index < remaining.count else { throw .usage("\(name) needs a value") }
            values.append(remaining.remove(at: index))
        }
        return values
    }

    /// Removes the next positional argument and returns it; `nil` at the end.
    mutating func takePositional() throws(ProgramError) -> String? {
        guard let argument = remaining.first else { return nil }
        guard !argument.hasPrefix("-") else { throw .usage("unknown option “\(argument)”") }
        return remaining.removeFirst()
    }

    /// Removes the positional arguments that remain: parameters of a picture, such as `title=Buy`.
    mutating func takeParameters(of command: String) throws(ProgramError) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        while let argument = try takePositional() {
            guard let equals = argument.firstIndex(of: "=") else {
                throw .usage("“\(argument)” is not a parameter; a parameter is written as title=Buy")
            }
            guard !argument.hasPrefix("errors=") else {
                throw .usage("\(command) has no parameter errors; it prints errors to standard error")
            }
            let value = String(argument[argument.index(after: equals)...])
            parameters.append((name: String(argument[..<equals]), value: value))
        }
        return parameters
    }

    /// Throws if an argument remains.
    func requireEnd() throws(ProgramError) {
        guard let argument = remaining.first else { return }
        throw .usage(
            argument.hasPrefix("-")
                ? "unknown option “\(argument)”; bezel --help lists the options"
                : "unexpected argument “\(argument)”; bezel --help describes the commands"
        )
    }
}
