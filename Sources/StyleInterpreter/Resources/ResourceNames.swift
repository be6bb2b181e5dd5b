import AssetCatalogs
import ProjectResources
import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The resources of the project that a source names.
struct ResourceNames: CheckPart {
    let checker: Checker

    /// The bundles in which the source looks at a place.
    func bundlePreference(at place: SourcePlace) -> BundlePreference {
        BundlePreference(own: checker.resources?.project.bundle(ofFile: filePath(at: place)))
    }

    /// The path of the file that a place is in.
    private func filePath(at place: SourcePlace) -> String { program.source.file(of: place).path }

    /// The type that has the resources of a generated type as its values: a `ColorResource` is a color here.
    func resourceType(_ name: String) -> StyleType? {
        guard checker.resources != nil else { return nil }
        switch name {
        case "ColorResource": return .engine(.color)
        case "ImageResource": return .engine(.image)
        default: return nil
        }
    }

    // MARK: Calls

    /// A resource that an initializer makes a value of: `Color("Brand")`, `UIColor(resource: .brand)`.
    ///
    /// It is nil without resources, for what the project lacks, and for an initializer that the source declares.
    func resource(
        _ candidates: [Callable],
        named name: Name,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed? {
        guard checker.resources != nil, closures.isEmpty, let first = arguments.first else { return nil }
        let isDeclared = candidates.contains { candidate in
            if case .entry = candidate.target { return false }
            return argumentMatching.match(candidate, with: arguments, closures: closures) != nil
        }
        guard !isDeclared else { return nil }
        if let text = localizedTexts.localizedCall(candidates, named: name, with: arguments, in: scope) {
            return text
        }
        guard let result = candidates.first?.result,
            candidates.allSatisfy({ $0.name == "init" && $0.result.unwrapped == result.unwrapped }),
            let target = ResourceTarget(result.unwrapped)
        else { return nil }
        let place = program[first.value].place
        if [nil, "resource"].contains(first.label?.text), arguments.count == 1,
            let path = implicitPath(first.value)
        {
            return resource(ofMember: path, as: target, at: place)
        }
        if let value = resource(convertedFrom: arguments, to: target, scope) { return value }
        guard target.nameLabels.contains(first.label?.text),
            arguments.dropFirst().allSatisfy({ target.otherLabels.contains($0.label?.text ?? "") })
        else { return nil }
        return resource(named: first.value, with: arguments, as: target, in: scope)
    }

    /// A value of a generated type as one of another type: `Image(icon)` of an `ImageResource`.
    private func resource(
        convertedFrom arguments: [Argument],
        to target: ResourceTarget,
        _ scope: Scope
    ) -> Typed? {
        guard arguments.count == 1, [nil, "resource"].contains(arguments[0].label?.text) else { return nil }
        if case .string = program[arguments[0].value].kind { return nil }
        let result = checker.attempt { expressions.resolve(arguments[0].value, as: nil, in: scope) }
        // One that is not drawn, as a document, has a stand-in, and is converted as well.
        guard result.diagnostics.isEmpty, result.value.type == target.resourceType else { return nil }
        return Typed(target.type, ConvertedResource(value: checker.accept(result), target: target))
    }

    private func resource(
        named name: ExpressionID,
        with arguments: [Argument],
        as target: ResourceTarget,
        in scope: Scope
    ) -> Typed? {
        guard let resources = checker.resources else { return nil }
        let place = program[name].place
        var preference = bundlePreference(at: place)
        if let bundle = arguments.first(where: { ["bundle", "in"].contains($0.label?.text ?? "") }) {
            preference.isMain = localizedTexts.isMainBundle(bundle.value)
        }
        let type = target.isOptional ? StyleType.optional(target.type) : target.type
        if case .string(let segments) = program[name].kind, segments.count <= 1 {
            guard case .text(let text)? = segments.first else { return nil }
            return resources.resource(named: text, as: target, in: preference).map {
                typed($0, as: target, of: type, at: place)
            }
        }
        let result = checker.attempt { expressions.resolve(name, as: .string, in: scope) }
        guard result.diagnostics.isEmpty, result.value.type == .string else { return nil }
        return Typed(
            type,
            NamedResource(
                target: target,
                name: checker.accept(result),
                resources: resources,
                preference: preference
            )
        )
    }

    private func resource(ofMember path: String, as target: ResourceTarget, at place: SourcePlace) -> Typed? {
        checker.resources?.resource(ofMember: path, as: target, in: bundlePreference(at: place)).map {
            typed($0, as: target, of: target.type, at: place)
        }
    }

    /// A resource as an expression; an image that is not drawn is a stand-in.
    private func typed(
        _ resource: FoundResource,
        as target: ResourceTarget,
        of type: StyleType,
        at place: SourcePlace
    ) -> Typed {
        if !resource.isDrawn {
            let name = "\(checker.name(of: target.type)).\(resource.name)"
            checker.standIns.append(
                StandIn(name: name, place: place, type: checker.name(of: target.type), kind: .fixed)
            )
        }
        return Typed(type, ResourceValue(resource: resource, target: target))
    }

    // MARK: Members

    /// A member that Xcode generates for a resource: `Color.brand`, `UIColor.Text.primary`, and `.Text.primary` where a
    /// color is expected.
    func resourceMember(
        of base: ExpressionID,
        named member: Name,
        base implicitBase: StyleType?,
        in scope: Scope
    ) -> Typed? {
        guard checker.resources != nil, let chain = memberChain(base) else { return nil }
        if let root = chain.root, isUnknown(root, at: member.place, in: scope) {
            return assetOfSwiftGen(root, path: chain.names, named: member)
                ?? localizedTexts.textOfSwiftGen(root, path: chain.names + [member.text], at: member.place)
        }
        guard let type = chain.root.map({ resourceType($0) ?? bridge.typeNames[$0] }) ?? implicitBase else {
            return nil
        }
        return resourceMember(chain.names + [member.text], of: type, at: member.place)
    }

    /// A resource by the names that SwiftGen generates, of a file that is absent: `Asset.Colors.primary.swiftUIColor`.
    private func assetOfSwiftGen(_ root: String, path names: [String], named member: Name) -> Typed? {
        guard let resources = checker.resources, !names.isEmpty else { return nil }
        let target: ResourceTarget
        switch member.text {
        case "swiftUIColor": target = .color
        case "swiftUIImage": target = .image
        // Other types have members of these names, too.
        case "color" where Self.endsOfSwiftGen.contains { root.hasSuffix($0) }: target = .uiColor
        case "image" where Self.endsOfSwiftGen.contains { root.hasSuffix($0) }: target = .uiImage
        default: return nil
        }
        let preference = bundlePreference(at: member.place)
        return resources.resource(ofSwiftGen: names, as: target, in: preference).map {
            typed($0, as: target, of: target.type, at: member.place)
        }
    }

    /// The ends of the names of the types that SwiftGen generates for catalogs.
    private static let endsOfSwiftGen = ["Asset", "Assets", "Colors", "Images", "Icons"]

    /// Whether neither the source nor the engine declares a name.
    func isUnknown(_ name: String, at place: SourcePlace, in scope: Scope) -> Bool {
        scope.find(name) == nil && typeNames.lexicalType(Name(name, at: place), in: scope) == nil
            && checker.index.global(named: name, from: place) == nil
            && bridge.typeNames[name] == nil && bridge.protocols[name] == nil
    }

    /// A member that Xcode generates for a resource, where a type is expected: `.brand`.
    func resourceMember(_ names: [String], of type: StyleType, at place: SourcePlace) -> Typed? {
        // Xcode generates those of images for `ImageResource`.
        guard checker.resources != nil, let first = names.first, let target = target(of: type),
            memberLookup.statics(first, of: target.type).isEmpty
        else { return nil }
        return resource(ofMember: names.joined(separator: "."), as: target, at: place)
    }

    /// The values of resources that a type has as members.
    private func target(of type: StyleType) -> ResourceTarget? {
        if case .any(.shapeStyle, _) = type.unwrapped.kind { return .color }
        return ResourceTarget(type.unwrapped)
    }

    /// The names of a chain of members, and the name that it begins with, which is nil for an implicit one; nil for other
    /// expressions.
    func memberChain(_ id: ExpressionID) -> (root: String?, names: [String])? {
        var names: [String] = []
        var id = id
        while names.count < AssetLimits.depth {
            switch program[id].kind {
            case .identifier(let name, _): return (name.text, names.reversed())
            case .implicitMember(let name, _): return (nil, (names + [name.text]).reversed())
            case .member(let inner, let name, _):
                names.append(name.text)
                id = inner
            default: return nil
            }
        }
        return nil
    }

    /// The path of an implicit member, `Text.primary` for `.Text.primary`; nil for other expressions.
    func implicitPath(_ id: ExpressionID) -> String? {
        guard let chain = memberChain(id), chain.root == nil else { return nil }
        return chain.names.joined(separator: ".")
    }
}

extension ResourceTarget {
    /// The labels of the name in an initializer; nil for none.
    fileprivate var nameLabels: [String?] {
        switch self {
        case .color: [nil, "name"]
        case .image: [nil, "decorative", "name"]
        case .uiColor, .uiImage: ["named"]
        }
    }

    /// The labels of the arguments after the name.
    fileprivate var otherLabels: [String] {
        switch self {
        case .color: ["bundle"]
        case .image: ["bundle", "label", "variableValue"]
        case .uiColor, .uiImage: ["in", "compatibleWith", "with"]
        }
    }
}
