import ButtonRendering
import ViewEngine

extension ParameterCodec where Value == [NeighborSpecification] {
    /// None, or up to three buttons between commas: a style, and after colons a role and a size, which can be left
    /// out.
    static var neighbors: ParameterCodec {
        @Sendable func names(_ context: ParameterContext) -> [String] {
            ["none"] + context.nameableStyles().map(\.reference)
        }
        return ParameterCodec(
            schema: { ParameterSchema(type: .buttons, names: names($0), listedValues: names($0)) },
            decode: { text, context throws(ParameterError) in
                guard text.lowercased() != "none" else { return [] }
                let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                guard parts.count <= NeighborSpecification.maximumCount else {
                    throw .tooManyButtons(limit: NeighborSpecification.maximumCount)
                }
                var neighbors: [NeighborSpecification] = []
                for part in parts {
                    neighbors.append(try NeighborSpecification(part, styles: names(context), in: context))
                }
                return neighbors
            },
            encode: { neighbors in
                neighbors.isEmpty ? "none" : neighbors.map(\.spelling).joined(separator: ",")
            }
        )
    }
}

extension NeighborSpecification {
    /// The button of a text such as `bordered:destructive:large`.
    fileprivate init(_ text: Substring, styles: [String], in context: ParameterContext) throws(ParameterError)
    {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard fields.count <= 3 else { throw .notAButton }
        let name = styles[try styles.index(ofName: fields[0])]
        guard let style = context.style(named: name) else {
            throw .unknownName(UnknownName(name: fields[0], known: styles))
        }
        self.init(style: style)
        if fields.count > 1, !fields[1].isEmpty {
            role = .own(try Parameters.roles(in: context).decode(fields[1], context))
        }
        if fields.count > 2, !fields[2].isEmpty {
            controlSize = try Parameters.controlSizes.decode(fields[2], context)
        }
    }

    /// The text that the button is read from; fields that are left out at its end have no colon.
    var spelling: String {
        var fields = [style.reference]
        let size = controlSize.map(Parameters.controlSizes.encode)
        if case .own(let role) = role {
            fields.append(Parameters.roles.encode(role))
        } else if size != nil {
            fields.append("")
        }
        return (fields + (size.map { [$0] } ?? [])).joined(separator: ":")
    }
}
