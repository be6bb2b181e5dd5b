import StyleRuntime
import ViewEngine

// The settings that an app has stored: a picture is that of its first start, where there are none.
extension Bridge {
    mutating func addUserDefaults() {
        let name = EmptyDefaults.typeName
        add(EmptyDefaults.self, "AnyObject")
        constants(of: name, ["standard": EmptyDefaults()])
        initializer("suiteName") { (name: String?) in EmptyDefaults() as EmptyDefaults? }
        // The values of defaults that are not set.
        method("bool", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in false }
        method("integer", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in 0 }
        for number in ["double", "float"] {
            method(number, of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in 0.0 }
        }
        method("string", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as String?
        }
        method("url", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in nil as URL? }
        method("stringArray", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as [String]?
        }
        for object in ["object", "value"] {
            method(object, of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
                nil as AnyValue?
            }
        }
        method("array", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as [AnyValue]?
        }
        method("dictionary", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as AnyDictionary?
        }
        // Nothing that is stored is read again.
        for change in ["set", "setValue"] {
            method(change, of: name, labels: "_", "forKey") {
                (defaults: EmptyDefaults, value: Any0, key: String) in
                Nothing()
            }
        }
        method("removeObject", of: name, labels: "forKey") { (defaults: EmptyDefaults, key: String) in
            Nothing()
        }
        method("register", of: name, labels: "defaults") { (defaults: EmptyDefaults, values: Any0) in
            Nothing()
        }
        method("synchronize", of: name) { (defaults: EmptyDefaults) in true }
    }
}

/// The settings that a user has stored: none.
struct EmptyDefaults: EngineValue {
    static var engineType: EngineType { .userDefaults }
}
