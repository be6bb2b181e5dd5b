import ButtonRendering
import CustomStyles
import HTTP
import JSONReading

extension QueryReader {
    /// The query of an item of a JSON body: a style, a format, and the parameters of a URL.
    func query(_ item: JSONValue, at pointer: JSONPointer) throws(QueryError) -> (ButtonQuery, RenderingPlace)
    {
        guard case .object(let members) = item else {
            throw .member(pointer, .wrongKind(item.kind, expected: JSONValue.Kind.object.description))
        }
        let place = RenderingPlace(pointer: pointer, names: Set(members.map(\.name)))
        let style = try style(of: item, at: pointer)
        let output = try output(of: item, at: pointer)
        let context = context(of: style, as: output)
        let list = parameters(of: style)
        let tokens = try tokens(of: item, at: pointer, for: output)
        var items: [QueryItem] = []
        let choice = style.nameOfFile
        if let choice { _ = try text(choice, of: item, at: pointer) }
        for member in members where !Self.names.contains(member.name) && member.name != choice {
            let pointer = pointer.member(member.name)
            guard let parameter = list.parameter(named: member.name) else {
                throw .located(unknownParameter(member.name, value: "", for: style), at: pointer)
            }
            let value = try parameter.schema(context).text(of: member.value, named: member.name, at: pointer)
            items.append(QueryItem(name: member.name, value: value))
        }
        do throws(QueryError) {
            return (try query(items, for: style, output: output, tokens: tokens), place)
        } catch {
            throw place.located(error)
        }
    }

    private static let names = [
        RenderingMember.framework, RenderingMember.style, RenderingMember.show, RenderingMember.format,
        RenderingMember.tokens,
    ]

    /// The design tokens of an object; `nil` if it has none.
    private func tokens(
        of item: JSONValue,
        at pointer: JSONPointer,
        for output: Output
    ) throws(QueryError) -> TokenTheme? {
        guard let value = item[RenderingMember.tokens] else { return nil }
        let pointer = pointer.member(RenderingMember.tokens)
        guard output != .code else { throw .token(.notTaken(format: output.catalogName), at: pointer) }
        return try TokenTheme(value, at: pointer)
    }

    /// The framework of an object; `nil` if it has none.
    func framework(of item: JSONValue, at pointer: JSONPointer) throws(QueryError) -> Framework? {
        guard let name = try text(RenderingMember.framework, of: item, at: pointer) else { return nil }
        guard let framework = Framework(rawValue: name.lowercased()) else {
            let names = Framework.allCases.map(\.rawValue)
            throw .member(
                pointer.member(RenderingMember.framework),
                .unknownName(UnknownName(name: name, known: names))
            )
        }
        return framework
    }

    /// The style of an object, which has a framework and a name.
    func style(of item: JSONValue, at pointer: JSONPointer) throws(QueryError) -> CatalogEntry {
        guard let framework = try framework(of: item, at: pointer) else {
            throw .member(pointer, .missing(RenderingMember.framework))
        }
        let name = try rootName(
            of: try requiredText(RenderingMember.style, of: item, at: pointer),
            shown: try text(RenderingMember.show, of: item, at: pointer),
            framework
        )
        do throws(QueryError) {
            return try styles.style(framework, named: name, in: try file(of: item, at: pointer))
        } catch {
            var member = RenderingMember.style
            if case .unknownFile = error, item[FileChoice.name] != nil { member = FileChoice.name }
            throw .located(error, at: pointer.member(member))
        }
    }

    /// The file that an object chooses of a folder.
    private func file(of item: JSONValue, at pointer: JSONPointer) throws(QueryError) -> FileChoice {
        // A source by itself has no files.
        guard styles.folder != nil || styles.sources != nil else { return FileChoice() }
        // Another kind of value is one of an own parameter of the style.
        var file: String?
        if case .string(let text) = item[FileChoice.name] { file = text }
        let name = ParameterList.rootPrefix + FileChoice.name
        return FileChoice(file: file, rootFile: try text(name, of: item, at: pointer))
    }

    /// The name of a style with the root that is shown of its source.
    private func rootName(
        of name: String,
        shown: String?,
        _ framework: Framework
    ) throws(QueryError) -> String {
        guard let shown else { return name }
        guard framework == .custom else {
            throw .unknownParameter(UnknownName(name: RenderingMember.show, known: []))
        }
        let component = SourceComponent(name)
        guard let component, component.styleName == nil else {
            guard (component?.styleName ?? name) == shown else {
                throw .repeatedParameter(RenderingMember.show, alias: RenderingMember.style)
            }
            return name
        }
        return name + "\(SourceComponent.separator)" + shown
    }

    private func output(of item: JSONValue, at pointer: JSONPointer) throws(QueryError) -> Output {
        guard let name = try text(RenderingMember.format, of: item, at: pointer) else {
            return RenderingMember.defaultFormat
        }
        guard let output = Output(catalogName: name.lowercased()) else {
            let names = Output.allKinds.map(\.catalogName)
            throw .member(
                pointer.member(RenderingMember.format),
                .unknownName(UnknownName(name: name, known: names))
            )
        }
        return output
    }

    private func requiredText(
        _ name: String,
        of item: JSONValue,
        at pointer: JSONPointer
    ) throws(QueryError) -> String {
        guard let text = try text(name, of: item, at: pointer) else { throw .member(pointer, .missing(name)) }
        return text
    }

    private func text(_ name: String, of item: JSONValue, at pointer: JSONPointer) throws(QueryError)
        -> String?
    {
        switch item[name] {
        case .string(let text): return text
        case .none: return nil
        case .some(let value):
            throw .member(
                pointer.member(name),
                .wrongKind(value.kind, expected: JSONValue.Kind.string.description)
            )
        }
    }
}
