import JSONReading
import SourceBundles

/// The arguments of `render_preview` by their meaning: Xcode's, which count from zero, and ours, which count from one.
struct PreviewArguments {
    /// The Swift to draw; `nil` for a file of the project.
    let source: SharedSource?
    let path: String?
    /// The definition of a preview, from 0.
    let index: Int?
    /// The picture of a preview, from 0.
    let groupItem: Int?
    let root: String?
    let localization: String?
    /// The revision to compare with.
    let since: String?
    /// The scale that the client chooses; `nil` for the largest of a small file.
    let scale: JSONValue?
    /// Whether the picture has the numbers of the elements.
    let hasMarks: Bool
    /// The parameters of the picture.
    let parameters: [JSONValue.Member]

    /// The names of the arguments.
    enum Name {
        static let path = "sourceFilePath"
        static let index = "previewDefinitionIndexInFile"
        static let variants = "previewVariantOverrides"
        static let localization = "previewLocalizationOverride"
        static let controls = "previewCanvasControlOverrides"
        static let groupItem = "groupItemIndex"
        /// The arguments of Xcode's tool that have no effect here.
        static let ignored: Set = ["timeout", "tabIdentifier", "workspaceIdentifier"]
        static let since = "since"
        static let scale = "scale"
        static let marks = "marks"
        static let locale = "locale"
        static let button = "button"
    }

    init(_ arguments: JSONValue) throws(QueryError) {
        guard case .object(let members) = arguments else {
            throw .member(.root, .wrongKind(arguments.kind, expected: JSONValue.Kind.object.description))
        }
        source = arguments[SharingRequest.sourceName] == nil ? nil : try arguments.source()
        path = try arguments.text(Name.path)
        index = try arguments.index(Name.index)
        root = try arguments.text(RenderingMember.show)
        localization = try arguments.text(Name.localization)
        since = try arguments.text(Name.since)
        scale = arguments[Name.scale]
        hasMarks = try arguments.flag(Name.marks)
        groupItem = try Self.groupItem(of: arguments)
        if root != nil, index != nil { throw .tool(.excluding(RenderingMember.show, Name.index)) }
        if source != nil, path != nil { throw .tool(.excluding(SharingRequest.sourceName, Name.path)) }
        if localization != nil, arguments[Name.locale] != nil {
            throw .tool(.excluding(Name.localization, Name.locale))
        }
        let own = [
            SharingRequest.sourceName, Name.path, Name.index, RenderingMember.show, Name.localization,
            Name.since, Name.scale, Name.marks, Name.controls, Name.variants,
        ]
        let others = members.filter { !own.contains($0.name) && !Name.ignored.contains($0.name) }
        parameters = try Self.variants(of: arguments, beside: others) + others.map(\.withNumberAsText)
    }

    private static func groupItem(of arguments: JSONValue) throws(QueryError) -> Int? {
        guard let controls = arguments[Name.controls] else { return nil }
        let pointer = JSONPointer.root.member(Name.controls)
        guard case .object(let members) = controls else {
            throw .member(pointer, .wrongKind(controls.kind, expected: JSONValue.Kind.object.description))
        }
        if let other = members.first(where: { $0.name != Name.groupItem }) {
            throw .member(pointer.member(other.name), .unknown(other.name, allowed: [Name.groupItem]))
        }
        return try controls.index(Name.groupItem)
    }

    /// The parameters that variants mean.
    private static func variants(
        of arguments: JSONValue,
        beside others: [JSONValue.Member]
    ) throws(QueryError) -> [JSONValue.Member] {
        guard let overrides = arguments[Name.variants] else { return [] }
        let pointer = JSONPointer.root.member(Name.variants)
        guard case .object(let members) = overrides else {
            throw .member(pointer, .wrongKind(overrides.kind, expected: JSONValue.Kind.object.description))
        }
        var parameters: [JSONValue.Member] = []
        for member in members {
            guard let group = PreviewVariant.all.first(where: { $0.group == member.name }) else {
                throw .tool(.unknownVariantGroup(member.name, known: PreviewVariant.all.map(\.group)))
            }
            guard let name = try overrides.text(member.name, at: pointer) else { continue }
            guard let variant = group.variants.first(where: { $0.name == name }) else {
                throw .tool(.unknownVariant(name, of: group.group, known: group.variants.map(\.name)))
            }
            if others.contains(where: { $0.name == group.parameter }) {
                throw .tool(.excluding("\(Name.variants) “\(group.group)”", group.parameter))
            }
            parameters.append(JSONValue.Member(name: group.parameter, value: .string(variant.value)))
        }
        return parameters
    }
}

extension JSONValue.Member {
    /// The member with the number of a control as a text, which the parameter is because of `all`.
    fileprivate var withNumberAsText: JSONValue.Member {
        guard name == PreviewArguments.Name.button, case .number(let number) = value else { return self }
        return JSONValue.Member(name: name, value: .string(number.shortDescription))
    }
}

extension JSONValue {
    /// The text of a member; `nil` if there is none.
    func text(_ name: String, at pointer: JSONPointer = .root) throws(QueryError) -> String? {
        switch self[name] {
        case .none: return nil
        case .some(.string(let text)): return text
        case .some(let value):
            throw .member(
                pointer.member(name),
                .wrongKind(value.kind, expected: Kind.string.description)
            )
        }
    }

    /// The Boolean of a member; `false` if there is none.
    func flag(_ name: String) throws(QueryError) -> Bool {
        switch self[name] {
        case .none: return false
        case .some(.boolean(let flag)): return flag
        case .some(let value):
            throw .member(
                JSONPointer.root.member(name),
                .wrongKind(value.kind, expected: Kind.boolean.description)
            )
        }
    }

    /// The index of a member, from 0; `nil` if there is none.
    fileprivate func index(_ name: String) throws(QueryError) -> Int? {
        guard let value = self[name] else { return nil }
        guard case .number(let number) = value, let index = Int(exactly: number), index >= 0 else {
            throw .tool(.notAnIndex(name))
        }
        return index
    }
}
