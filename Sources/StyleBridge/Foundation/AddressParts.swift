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
        property(name, "scheme", \URLComponents.scheme)
        property(name, "host", \URLComponents.host)
        property(name, "port", \URLComponents.port)
        for path in ["path", "percentEncodedPath"] { property(name, path, \URLComponents.path) }
        for query in ["query", "percentEncodedQuery"] { property(name, query, \URLComponents.query) }
        property(name, "fragment", \URLComponents.fragment)
        property(name, "queryItems", \URLComponents.queryItems)
        property(name, "string") { (components: URLComponents) in components.string as String? }
        property(name, "url") { (components: URLComponents) in components.url }
        let item = URLComponents.QueryItem.typeName
        add(URLComponents.QueryItem.self, "Hashable")
        initializer("name", "value") { (name: String, value: String?) in
            URLComponents.QueryItem(name: name, value: value)
        }
        property(item, "name", \URLComponents.QueryItem.name)
        property(item, "value", \URLComponents.QueryItem.value)
    }
}

extension URLComponents: EngineValue { static var engineType: EngineType { .urlComponents } }
extension URLComponents.QueryItem: EngineValue { static var engineType: EngineType { .urlQueryItem } }
