import PropertyListReading

/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects {
    private let objects: [String: PropertyListValue]
    /// The object of the project.
    let root: PropertyListValue

    init?(_ list: PropertyListValue) {
        guard let objects = list["objects"]?.dictionary, let identifier = list["rootObject"]?.string,
            let root = objects[identifier]
        else { return nil }
        self.objects = objects
        self.root = root
    }

    subscript(identifier: String) -> PropertyListValue? { objects[identifier] }

    /// The identifiers in an array of an object.
    func identifiers(of key: String, in object: PropertyListValue) -> [String] {
        (object[key]?.array ?? []).compactMap(\.string)
    }

    /// The values of a build setting in the configurations of a target or of the project; `nil` for one that does not set it.
    func settings(_ key: String, of object: PropertyListValue) -> Set<String?> {
        guard let list = object["buildConfigurationList"]?.string, let list = self[list] else { return [] }
        return Set(
            identifiers(of: "buildConfigurations", in: list).map {
                self[$0]?["buildSettings"]?[key]?.string
            }
        )
    }

    /// The objects of a class, in the order of their identifiers.
    func objects(of name: String) -> [(identifier: String, object: PropertyListValue)] {
        objects.filter { $0.value["isa"]?.string == name }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }
}
