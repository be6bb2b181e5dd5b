import AssetCatalogs
import ProjectResources
import StyleRuntime
import UIKitEngine
import ViewEngine

/// The types of the values that are made of a resource.
enum ResourceTarget: Sendable {
    case color, uiColor, image, uiImage

    /// The target of a type; nil for one that no resource makes.
    init?(_ type: StyleType) {
        switch type.kind {
        case .engine(.color): self = .color
        case .engine(.uiColor): self = .uiColor
        case .engine(.image): self = .image
        case .engine(.uiImage): self = .uiImage
        default: return nil
        }
    }

    var type: StyleType {
        switch self {
        case .color: .engine(.color)
        case .uiColor: .engine(.uiColor)
        case .image: .engine(.image)
        case .uiImage: .engine(.uiImage)
        }
    }

    /// The type that has the values of the generated type which makes this one.
    var resourceType: StyleType {
        switch self {
        case .color, .uiColor: .engine(.color)
        case .image, .uiImage: .engine(.image)
        }
    }

    /// Whether the initializer by name is failable.
    var isOptional: Bool { self == .uiColor || self == .uiImage }
}

/// A color or an image of the project, as the project names it.
enum FoundResource: Sendable {
    case color(Color, name: String)
    case image(ProjectImage)
    case symbol(ProjectSymbol)

    var name: String {
        switch self {
        case .color(_, let name): name
        case .image(let image): image.name
        case .symbol(let symbol): symbol.name
        }
    }

    /// Whether it is drawn, and not only its place held.
    var isDrawn: Bool {
        switch self {
        case .color: true
        case .image(let image): image.isDrawn
        case .symbol(let symbol): symbol.isDrawn
        }
    }

    /// The resource as a value of a type; nil if it is of another kind.
    func value(as target: ResourceTarget) -> Value? {
        switch (self, target) {
        case (.color(let color, _), .color): .engine(color)
        case (.color(let color, _), .uiColor): .engine(UIColor(color))
        case (.image(let image), .image): .engine(Image(image))
        case (.image(let image), .uiImage): .engine(UIImage(image))
        case (.symbol(let symbol), .image): .engine(Image(symbol))
        case (.symbol(let symbol), .uiImage): .engine(UIImage(symbol))
        case (.color, _), (.image, _), (.symbol, _): nil
        }
    }
}

/// A color or an image of the project.
struct ResourceValue: Operation {
    let resource: FoundResource
    let target: ResourceTarget

    var summary: String { "resource '\(resource.name)'" }

    func emit(_ emitter: Emitter) -> Code {
        let (resource, target) = (resource, target)
        return { _ throws(Failure) in resource.value(as: target) ?? .none }
    }
}

/// A color or an image that is made of a value of a generated type.
struct ConvertedResource: Operation {
    let value: Typed
    let target: ResourceTarget

    var summary: String { "resource" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, target) = (value.emit(emitter), target)
        return { frame throws(Failure) in
            let value = try code(frame)
            switch target {
            case .color, .image: return value
            case .uiColor: return .engine(UIColor(try Color(bridging: value)))
            case .uiImage:
                return .engine((try Image(bridging: value)).resource.map { UIImage($0) } ?? UIImage())
            }
        }
    }
}

/// A color or an image of the project whose name is computed; in place of a color that is missing, one by the words of its
/// name, and in place of an image, a rectangle.
struct NamedResource: Operation {
    let target: ResourceTarget
    let name: Typed
    let resources: ProgramResources
    let preference: BundlePreference

    var summary: String { "resource by name" }
    var parts: [any ProgramPart] { [name] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, resources, preference, target) = (name.emit(emitter), resources, preference, target)
        return { frame throws(Failure) in
            let name = try String(bridging: code(frame))
            if let found = resources.resource(named: name, as: target, in: preference) {
                return found.value(as: target) ?? .none
            }
            switch target {
            case .color: return .engine(NameWords(name).color)
            case .uiColor: return .engine(UIColor(NameWords(name).color))
            case .image: return .engine(Image(decorative: name))
            case .uiImage: return UIImage(named: name).map { .engine($0) } ?? .none
            }
        }
    }
}

extension ProgramResources {
    /// The resource of a name.
    func resource(
        named name: String,
        as target: ResourceTarget,
        in preference: BundlePreference
    ) -> FoundResource? {
        switch target {
        case .color, .uiColor: project.color(named: name, in: preference).map { found($0) }
        case .image, .uiImage:
            project.image(named: name, in: preference).map { .image(image(of: $0)) }
                ?? project.symbol(named: name, in: preference).map { .symbol(symbol(of: $0)) }
        }
    }

    /// The resource of a generated member.
    func resource(
        ofMember path: String,
        as target: ResourceTarget,
        in preference: BundlePreference
    ) -> FoundResource? {
        switch target {
        case .color, .uiColor: project.color(ofMember: path, in: preference).map { found($0) }
        case .image, .uiImage:
            project.image(ofMember: path, in: preference).map { .image(image(of: $0)) }
                ?? project.symbol(ofMember: path, in: preference).map { .symbol(symbol(of: $0)) }
        }
    }

    /// The resource of a path of SwiftGen.
    func resource(
        ofSwiftGen path: [String],
        as target: ResourceTarget,
        in preference: BundlePreference
    ) -> FoundResource? {
        switch target {
        case .color, .uiColor: project.color(ofSwiftGen: path, in: preference).map { found($0) }
        case .image, .uiImage: project.image(ofSwiftGen: path, in: preference).map { .image(image(of: $0)) }
        }
    }

    private func found(_ set: ColorSet) -> FoundResource { .color(color(of: set), name: set.name) }
}
