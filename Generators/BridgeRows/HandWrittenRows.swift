import StyleSyntax

/// The rows of the bridge that are written by hand, by what they are of.
struct HandWrittenRows {
    private let modifiers: Set<String>
    /// The modifiers of which a source may write anything, because no picture shows them.
    private let undrawn: Set<String>
    private let environmentValues: Set<String>

    /// Reads the calls of `modifier` and `environmentValue` in the sources of the bridge, and the list of modifiers that
    /// nothing shows.
    init(in folder: SwiftFolder, undrawn list: SwiftFolder.File?) {
        undrawn = Set(list?.program.texts ?? [])
        var modifiers: Set<String> = []
        var environmentValues: Set<String> = []
        for file in folder.files {
            for expression in file.program.allExpressions {
                guard case .call(let callee, let arguments, _) = expression.kind,
                    case .identifier(let function, _) = file.program[callee].kind
                else { continue }
                let labels = arguments.compactMap { file.program.label(of: $0.value) }
                guard let name = labels.first,
                    labels.count == arguments.count || function.text == "environmentValue"
                else { continue }
                switch function.text {
                case "modifier": modifiers.insert(Self.key(name, labels.dropFirst()))
                case "environmentValue": environmentValues.insert(name)
                default: break
                }
            }
        }
        self.modifiers = modifiers
        self.environmentValues = environmentValues
    }

    /// Whether a modifier has a row, or needs none.
    func hasModifier(_ name: String, labels: [String]) -> Bool {
        undrawn.contains(name) || modifiers.contains(Self.key(name, labels))
    }

    func hasEnvironmentValue(_ name: String) -> Bool { environmentValues.contains(name) }

    private static func key(_ name: String, _ labels: some Sequence<String>) -> String {
        "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
}

extension StyleProgram {
    /// The texts of all literals.
    fileprivate var texts: [String] {
        allExpressions.compactMap {
            if case .string(let segments) = $0.kind, case .text(let text)? = segments.first {
                text
            } else {
                nil
            }
        }
    }

    /// The text of a literal, or that of the label in `.or("label", value)` and `.orNil("label")`.
    fileprivate func label(of id: ExpressionID) -> String? {
        switch self[id].kind {
        case .string(let segments):
            guard segments.count <= 1, case .text(let text)? = segments.first else { return nil }
            return text
        case .call(let callee, let arguments, _):
            guard case .implicitMember(let name, _) = self[callee].kind, ["or", "orNil"].contains(name.text)
            else {
                return nil
            }
            return arguments.first.flatMap { label(of: $0.value) }
        default: return nil
        }
    }
}
