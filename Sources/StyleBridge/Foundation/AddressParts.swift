import StyleRuntime
import ViewEngine

// The parts of addresses, which a source puts together.
extension Bridge {
    mutating func addAddressParts() {
        let name = URLComponents.typeName
        add(URLComponents.self, "Hashable")
        initializer { () in URLComponents() }
        initializer("string") { (text: String) in URL(string: text).map(URLComponents.init) }
        initializer("url", "resolvingAgainstBaseURL") { (url: URL, resolves: Bool) in
            URLComponents(url) as URLComponents?
        }
        property("scheme", of: name, at: \URLComponents.scheme)
        property("host", of: name, at: \URLComponents.host)
        property("port", of: name, at: \URLComponents.port)
        for path in ["path", "percentEncodedPath"] { property(path, of: name, at: \URLComponents.path) }
        for query in ["query", "percentEncodedQuery"] { property(query, of: name, at: \URLComponents.query) }
        property("fragment", of: name, at: \URLComponents.fragment)
        property("queryItems", of: name, at: \URLComponents.queryItems)
        property("string", of: name) { (components: URLComponents) in components.string as String? }
        property("url", of: name) { (components: URLComponents) in components.url }
        let item = URLComponents.QueryItem.typeName
        add(URLComponents.QueryItem.self, "Hashable")
        initializer("name", "value") { (name: String, value: String?) in
            URLComponents.QueryItem(name: name, value: value)
        }
        property("name", of: item, at: \URLComponents.QueryItem.name)
        property("value", of: item, at: \URLComponents.QueryItem.value)
    }
}

extension URLComponents: EngineValue { static var engineType: EngineType { .urlComponents } }
extension URLComponents.QueryItem: EngineValue { static var engineType: EngineType { .urlQueryItem } }
