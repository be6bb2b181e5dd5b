import ButtonRendering

/// The parameters of several styles, of which those that styles share are listed once.
///
/// A style has most of its parameters in common with others, and their descriptions are long.
struct SharedParameters {
    /// The parameters that are not those of one style only, each as most styles have it.
    let parameters: [ParameterDocument]
    /// The parameters of each style.
    let divisions: [Division]

    /// The parameters of one style.
    struct Division {
        /// Those that only this style has, and those that it has otherwise than most.
        let own: [ParameterDocument]
        /// The names of the others.
        let shared: [String]
    }

    /// Divides the parameters of styles, all of which that are of users' own belong to one collection.
    init(of styles: [CatalogEntry], reader: QueryReader) {
        let collection = styles.lazy.compactMap(\.collection).first.map { CollectionEntries($0) }
        var groups: [Group] = []
        var numbers: [Traits: Int] = [:]
        let members = styles.map { style in
            let context = reader.context(of: style, as: .still, in: collection)
            let own = reader.parameters(of: style).own
            let traits = Traits(style, own: own, in: context)
            let number = numbers[traits] ?? groups.count
            if number == groups.count {
                numbers[traits] = number
                groups.append(Group(in: context))
            }
            groups[number].count += 1
            return (
                number, own.compactMap { ParameterDocument($0, in: context, namesSymbols: false) }
            )
        }
        let parameters = Self.order.compactMap { Self.mostCommon($0.name, of: groups) }
        let common = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
        let divisions = groups.map { group in
            Division(
                own: group.documents.filter { common[$0.name] != $0 },
                shared: group.documents.filter { common[$0.name] == $0 }.map(\.name)
            )
        }
        self.parameters = parameters
        self.divisions = members.map { number, own in
            Division(own: divisions[number].own + own, shared: divisions[number].shared)
        }
    }

    /// The parameters of all styles; those of the delivery come last.
    private static let order: [Parameter] = {
        let names = Set(Parameters.all.map(\.name))
        let others = Parameters.onlyOfViews + [Parameters.locale]
        let all = Parameters.all + others.filter { !names.contains($0.name) }
        return all.filter { !$0.isDelivery } + all.filter(\.isDelivery)
    }()

    /// The description of a parameter that most styles have; `nil` if none has the parameter.
    private static func mostCommon(_ name: String, of groups: [Group]) -> ParameterDocument? {
        var counts: [ParameterDocument: Int] = [:]
        var best: (document: ParameterDocument, count: Int)?
        for group in groups {
            guard let document = group.byName[name] else { continue }
            counts[document, default: 0] += group.count
        }
        // The first of those that are equally common.
        for group in groups {
            guard let document = group.byName[name], let count = counts[document] else { continue }
            if count > best?.count ?? 0 { best = (document, count) }
        }
        return best?.document
    }

    /// Styles whose shared parameters are the same.
    private struct Group {
        let documents: [ParameterDocument]
        let byName: [String: ParameterDocument]
        var count = 0

        init(in context: ParameterContext) {
            let table = ParameterTable.table(of: context.style)
            documents = order.compactMap { listed in
                table.positions[listed.name].flatMap {
                    ParameterDocument(table.parameters[$0], in: context, namesSymbols: false)
                }
            }
            byName = Dictionary(uniqueKeysWithValues: documents.map { ($0.name, $0) })
        }
    }

    /// The traits of a style on which the descriptions of shared parameters depend; hundreds of styles have few of them.
    private struct Traits: Hashable {
        let framework: Framework
        /// The style, if it is not one of a user's own, each of which can be special.
        let name: String?
        let isUIKit: Bool
        /// The view that is drawn in place of a button of a style; `nil` for a style.
        let content: PresentedContent?
        let states: [ButtonState]
        let takesBorderShape: Bool
        let takesBackground: Bool
        /// The names of the other styles that a request can name.
        let otherStyles: [String]
        /// The languages of its texts.
        let languages: [String]
        /// Its own parameters that a sheet can list, with their values.
        let axes: [String: [String]]

        init(_ style: CatalogEntry, own: ArraySlice<Parameter>, in context: ParameterContext) {
            framework = style.framework
            name = style.framework == .custom ? nil : style.name
            isUIKit = style.toolkit == .uiKit
            content = style.content
            states = style.states
            takesBorderShape = style.takesBorderShape
            takesBackground = style.takesBackground
            otherStyles = style.collection?.names ?? []
            languages = style.languages
            var axes: [String: [String]] = [:]
            for parameter in own { axes[parameter.name] = parameter.schema(context).listedValues }
            self.axes = axes
        }
    }
}
