import StyleRuntime
package import StyleSyntax

/// The text of checked functions: each expression in a line with its type, and what it consists of in the lines below it.
struct ProgramPrinter {
    private let nameOfType: (StyleType) -> String
    private(set) var text = ""

    init(nameOfType: @escaping (StyleType) -> String) {
        self.nameOfType = nameOfType
    }

    /// Prints a part of a program, and the parts that it consists of, indented by a number of levels.
    mutating func print(_ part: any ProgramPart, level: Int = 0) {
        // A place is no part of the meaning.
        if let placed = part as? Placed { return print(placed.value, level: level) }
        if let placed = part as? PlacedView { return print(placed.view, level: level) }
        let indentation = String(repeating: "  ", count: level)
        if let typed = part as? Typed {
            text += "\(indentation)\(typed.summary): \(nameOfType(typed.type))\n"
        } else {
            text += "\(indentation)\(part.summary)\n"
        }
        for inner in part.parts { print(inner, level: level + 1) }
    }

    /// Prints the first line of a function.
    mutating func print(_ function: FunctionInfo) {
        let types = function.parameterTypes.map(nameOfType)
        let parameters = zip(function.parameters, types).map { "\($0.label?.text ?? "_"): \($1)" }
        let list = function.isProperty ? "" : "(\(parameters.joined(separator: ", ")))"
        text += "\(function.name)\(list) -> \(nameOfType(function.result ?? .void))\n"
    }
}

/// The meaning of a source, as text.
package enum TypedProgram {
    /// The functions that the roots of a source reach, in the order of the source.
    package static func text(of parsed: ParsedSource, replacesExternalNames: Bool = false) -> String {
        let checker = Checker(
            parsed.program,
            replacesExternalNames: replacesExternalNames,
            limits: InterpreterLimits()
        )
        checker.declarations.resolveTypes()
        let emitter = Emitter(checker)
        for (index, root) in checker.rootSearch.roots().enumerated() {
            _ = emitter.emit(root: index) { root.emit(emitter) }
        }
        emitter.emitReferences()
        var printer = ProgramPrinter(nameOfType: checker.name)
        let functions = checker.index.allFunctions.sorted { $0.place.offset < $1.place.offset }
        for function in functions {
            guard let body = checker.bodies[function.number] else { continue }
            printer.print(function)
            for part in body.parts { printer.print(part, level: 1) }
        }
        return printer.text
    }
}
