import StyleRuntime
import ViewEngine

// The settings that an app has stored: a picture is that of its first start, where there are none.
extension Bridge {
    mutating func addUserDefaults() {
        let name = EmptyDefaults.typeName
        add(EmptyDefaults.self, "AnyObject")
        constants(name, ["standard": EmptyDefaults()])
        initializer("suiteName") { (name: String?) in EmptyDefaults() as EmptyDefaults? }
        // The values of defaults that are not set.
        method(name, "bool", "forKey") { (defaults: EmptyDefaults, key: String) in false }
        method(name, "integer", "forKey") { (defaults: EmptyDefaults, key: String) in 0 }
        for number in ["double", "float"] {
            method(name, number, "forKey") { (defaults: EmptyDefaults, key: String) in 0.0 }
        }
        method(name, "string", "forKey") { (defaults: EmptyDefaults, key: String) in nil as String? }
        method(name, "url", "forKey") { (defaults: EmptyDefaults, key: String) in nil as URL? }
        method(name, "stringArray", "forKey") { (defaults: EmptyDefaults, key: String) in nil as [String]? }
        for object in ["object", "value"] {
            method(name, object, "forKey") { (defaults: EmptyDefaults, key: String) in nil as AnyValue? }
        }
        method(name, "array", "forKey") { (defaults: EmptyDefaults, key: String) in nil as [AnyValue]? }
        method(name, "dictionary", "forKey") { (defaults: EmptyDefaults, key: String) in nil as AnyDictionary?
        }
        // Nothing that is stored is read again.
        for change in ["set", "setValue"] {
            method(name, change, "_", "forKey") { (defaults: EmptyDefaults, value: Any0, key: String) in
                Nothing()
            }
        }
        method(name, "removeObject", "forKey") { (defaults: EmptyDefaults, key: String) in Nothing() }
        method(name, "register", "defaults") { (defaults: EmptyDefaults, values: Any0) in Nothing() }
        method(name, "synchronize") { (defaults: EmptyDefaults) in true }
    }
}

/// The settings that a user has stored: none.
struct EmptyDefaults: EngineValue {
    static var engineType: EngineType { .userDefaults }
}
