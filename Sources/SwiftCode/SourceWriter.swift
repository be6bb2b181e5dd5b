/// Writes Swift with four spaces per level and one modifier per line.
struct SourceWriter {
    private(set) var source = ""
    private var depth = 0

    /// The length of a line, in characters, above which its arguments get a line each.
    private static let lineLength = 110

    mutating func write(_ statements: [Statement]) {
        for statement in statements {
            write(statement)
            source += "\n"
        }
    }

    private mutating func write(_ statement: Statement) {
        switch statement {
        case .expression(let expression): write(expression)
        case .assignment(let name, let value): write(value, after: name + " = ")
        case .return(let value): write(value, after: "return ")
        case .comment(let text): begin("// " + text)
        case .block(let head, let body):
            begin(head)
            block(body)
        case .blank: break
        }
    }

    private mutating func write(_ expression: Expression, after prefix: String = "") {
        begin(prefix)
        write(expression.first)
        // Modifiers are aligned with a closing brace, and indented after anything else.
        indented(by: expression.first.closures.isEmpty ? 1 : 0) { writer in
            for modifier in expression.modifiers {
                writer.source += "\n"
                writer.begin("")
                if modifier.hasShortClosures {
                    writer.source += modifier.inline
                } else {
                    writer.write(modifier)
                }
            }
        }
    }

    private mutating func write(_ call: Call) {
        source += call.name
        if let arguments = call.arguments, call.hasParentheses { write(arguments) }
        for closure in call.closures {
            source += closure.label.map { " \($0):" } ?? ""
            block(closure.body, parameters: closure.parameters)
        }
    }

    /// Writes arguments on the line of the call, or on a line each if that is too long or an argument has blocks.
    private mutating func write(_ arguments: [Argument]) {
        let inline = "(" + arguments.map(\.inline).joined(separator: ", ") + ")"
        let column = source.reversed().prefix { $0 != "\n" }.count
        let isLong = arguments.count > 1 && column + inline.count > Self.lineLength
        guard isLong || arguments.contains(where: \.value.first.hasBlocks) else {
            source += inline
            return
        }
        source += "("
        indented { writer in
            for (index, argument) in arguments.enumerated() {
                writer.source += index == 0 ? "\n" : ",\n"
                writer.write(argument)
            }
        }
        source += "\n"
        begin(")")
    }

    private mutating func write(_ argument: Argument) {
        if argument.value.first.hasBlocks {
            write(argument.value, after: argument.prefix)
        } else {
            begin(argument.inline)
        }
    }

    private mutating func block(_ body: [Statement], parameters: String? = nil) {
        source += " {"
        if let parameters { source += " \(parameters) in" }
        if !body.isEmpty {
            source += "\n"
            indented { $0.write(body) }
            begin("")
        }
        source += "}"
    }

    private mutating func indented(by levels: Int = 1, _ body: (inout SourceWriter) -> Void) {
        depth += levels
        body(&self)
        depth -= levels
    }

    /// Begins a line.
    private mutating func begin(_ text: String) {
        source += String(repeating: "    ", count: depth) + text
    }
}

// MARK: On one line

extension Expression {
    /// The source on one line, whose closures must be short.
    package var inline: String { ([first] + modifiers).map(\.inline).joined() }
}

extension Call {
    /// Whether the call is written with parentheses, which only a call with nothing but closures leaves out.
    fileprivate var hasParentheses: Bool { arguments?.isEmpty == false || closures.isEmpty }

    /// Whether one of its closures does not fit on a line.
    fileprivate var hasBlocks: Bool { closures.contains { !$0.isInline } }

    fileprivate var hasShortClosures: Bool { !closures.isEmpty && !hasBlocks }

    fileprivate var inline: String {
        guard let arguments else { return name }
        var text = name
        if hasParentheses { text += "(" + arguments.map(\.inline).joined(separator: ", ") + ")" }
        for closure in closures { text += " " + closure.inline }
        return text
    }
}

extension Argument {
    /// The label and its colon, if it has one.
    fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }

    fileprivate var inline: String { prefix + value.inline }
}

extension Closure {
    /// Whether its body is empty or one short statement.
    fileprivate var isInline: Bool {
        switch body.first {
        case nil: true
        case .expression(let value), .assignment(_, let value):
            body.count == 1 && value.modifiers.isEmpty && value.first.closures.isEmpty
        case .return, .comment, .block, .blank: false
        }
    }

    fileprivate var inline: String {
        var parts = label.map { [$0 + ":"] } ?? []
        parts.append("{")
        if let parameters { parts.append(parameters + " in") }
        switch body.first {
        case .expression(let expression): parts.append(expression.inline)
        case .assignment(let name, let value): parts.append("\(name) = \(value.inline)")
        default: break
        }
        parts.append("}")
        return parts.joined(separator: " ")
    }
}
