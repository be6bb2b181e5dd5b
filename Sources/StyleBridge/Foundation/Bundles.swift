import StyleRuntime
import ViewEngine

// The information of an app in its bundle.
extension Bridge {
    mutating func addBundles() {
        let name = Bundle.typeName
        // The package manager declares the bundle of a package.
        constants(of: "Bundle", ["main": Bundle.main, "module": .own])
        // The bundle of a class, or one inside of that of the app, has the resources of the code that names it.
        initializer("for") { (_: AnyMetatype) in Bundle.own }
        initializer("url") { (url: URL) in Self.bundle(at: url.path) as Bundle? }
        initializer("path") { (path: String) in Self.bundle(at: path) as Bundle? }
        initializer("identifier") { (identifier: String) in
            (identifier == AppInformation.values["CFBundleIdentifier"] ? .main : .own) as Bundle?
        }
        // The checker looks for the texts of a project (`LocalizedTexts`).
        method("localizedString", of: name, labels: "forKey", "value", "table") {
            (bundle: Bundle, key: String, value: String?, table: String?) in
            value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        method("object", of: name, labels: "forInfoDictionaryKey") { (bundle: Bundle, key: String) in
            AppInformation.values[key].map { AnyValue(bridging: .string($0)) }
        }
        for languages in ["preferredLocalizations", "localizations"] {
            property(languages, of: name) { (bundle: Bundle) in ["en"] }
        }
        property("infoDictionary", of: name) { (bundle: Bundle) in
            AnyDictionary(AppInformation.values) as AnyDictionary?
        }
        property("bundleIdentifier", of: name) { (bundle: Bundle) in
            AppInformation.values["CFBundleIdentifier"]
        }
    }

    private static func bundle(at path: String) -> Bundle {
        path == Bundle.main.bundlePath ? .main : .own
    }
}

extension Bundle: EngineValue { static var engineType: EngineType { .bundle } }

/// The information of an app that has just been created: the versions and the organization with which Xcode's templates
/// begin.
private enum AppInformation {
    static let values = [
        "CFBundleIdentifier": "com.example.App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
}

/// A dictionary of texts whose type is `[String: Any]`.
struct AnyDictionary: Bridged {
    static var bridgedType: StyleType { .dictionary(.string, .anything) }

    let bridged: Value

    init(_ values: [String: String]) {
        bridged = .dictionary(
            Dictionary(uniqueKeysWithValues: values.map { (Value.string($0), Value.string($1)) })
        )
    }

    init(bridging value: Value) {
        bridged = value
    }
}
