import ButtonRendering

/// A parameter whose values are the rows or the columns of a sheet.
struct SheetAxis {
    let parameter: Parameter
    /// All that a style takes, in one spelling each.
    let values: [ButtonQuery.Value]

    var name: String { parameter.name }
}

extension CatalogEntry {
    /// The parameters that a still picture takes and whose values can be listed.
    var axes: [SheetAxis] {
        let context = ReadingContext(entry: self, output: .still, symbols: SymbolNames([]))
        let parameters = Parameters.all + parameters.map(Parameter.own)
        return parameters.enumerated().compactMap { position, parameter in
            guard parameter.refusal(context) == nil, let names = parameter.listedValues(context) else {
                return nil
            }
            return SheetAxis(
                parameter: parameter,
                values: names.map { ButtonQuery.Value(position: position, parameter: parameter, text: $0) }
            )
        }
    }

    /// The states that have looks of their own: each by itself, and each of a selected button.
    fileprivate var listedStates: [ButtonState] {
        guard states.contains(.selected) else { return states }
        let others = states.filter { $0 != .normal && $0 != .selected }
        return states + others.map { $0.union(.selected) }
    }
}

extension Parameter {
    /// The values, in one spelling each; `nil` where they are too many to be listed.
    fileprivate func listedValues(_ context: ReadingContext) -> [String]? {
        switch kind {
        case .choice(let names): return canonical(names, context)
        case .sizes: return canonical(Parameters.sizeNames(of: context.entry), context)
        case .states: return context.entry.listedStates.map(\.canonicalName)
        case .systems: return context.entry.systems.map(\.name)
        case .styles: return Parameters.styleNames(beside: context.entry)
        case .text, .number, .color, .insets, .symbol, .events, .axis: return nil
        }
    }

    /// The names without those that mean the same as another one, which are read as that.
    private func canonical(_ names: [String], _ context: ReadingContext) -> [String] {
        var request = ButtonRequest()
        return names.filter { (try? read($0, context, &request)) == $0 }
    }
}
