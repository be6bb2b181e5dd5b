import StyleBridge
import StyleRuntime
import StyleSyntax

// Extensions of types of the source, and of types and protocols that it does not declare.
extension DeclarationIndex {
    /// Adds the members of an extension, but not the types in one of something that the source does not declare.
    mutating func addExtension(_ content: ExtensionDeclaration, in declaration: Declaration) {
        let (name, place) = (program.typeName(content.type), declaration.range.start)
        // `extension ButtonStyle where Self == Pill`
        let same = content.requirements.first {
            $0.relation == .equals && program.typeName($0.left) == "Self"
        }
        surroundings.isPrivate = declaration.isPrivate
        surroundings.isConstrained = content.requirements.count > (same == nil ? 0 : 1)
        defer { surroundings = MemberSurroundings() }
        if let info = find(name, from: place) {
            info.protocols += content.inherited.map(program.typeName)
            addRange(declaration.range, of: info)
            surroundings.isExtension = true
            surroundings.sameTypes = content.requirements.filter { $0.relation == .equals }.map {
                SameType(parameter: program.typeName($0.left), type: $0.right)
            }
            return addMembers(content.members, to: info)
        }
        let bridge = Bridge.standard
        let key = extensionKey(of: name)
        let sameType = same.flatMap { find(program.typeName($0.right), from: place) }
        // `extension ShapeStyle where Self == Color`
        let engineType = same.flatMap { bridge.typeNames[program.typeName($0.right).withoutSwiftUI] }
        let extended: StyleType? =
            bridge.engineProtocol(named: name).map { .any($0) } ?? bridge.typeNames[name]
            ?? bridge.typeNames[name.withoutSwiftUI]
        let known = outsideConformances[key]?.count ?? 0
        for id in content.inherited.prefix(OutsideConformance.limit - known) {
            let item = OutsideConformance(protocolName: program.typeName(id), place: place)
            outsideConformances[key, default: []].append(item)
        }
        let selfType = sameType.map { .declared($0.number) } ?? engineType ?? extended ?? .unknown
        for (member, statement) in program.declarations(in: content.members) {
            add(member, statement: statement, owner: nil, selfType: selfType, extended: key)
        }
    }

    /// Adds the types in extensions of types and protocols that the source does not declare.
    ///
    /// Those in extensions of one of these types belong to it, wherever they are in the source.
    mutating func addTypesOfExtensions(_ declarations: [Declaration]) {
        let extensions = declarations.compactMap {
            declaration -> (name: String, Declaration, [StatementID])? in
            guard case .extension(let content) = declaration.kind else { return nil }
            return (program.typeName(content.type), declaration, content.members)
        }
        for isOfInnerType in [false, true] {
            for (name, declaration, members) in extensions
            where name.contains(".") == isOfInnerType && find(name, from: declaration.range.start) == nil {
                surroundings.isPrivate = declaration.isPrivate
                for (member, _) in program.declarations(in: members) {
                    addType(member, outer: nil, extended: extensionKey(of: name))
                }
                surroundings = MemberSurroundings()
            }
        }
    }
}
