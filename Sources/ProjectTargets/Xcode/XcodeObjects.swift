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

    /// The objects of a class, in the order of their identifiers.
    func objects(of name: String) -> [(identifier: String, object: PropertyListValue)] {
        objects.filter { $0.value["isa"]?.string == name }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }
}
