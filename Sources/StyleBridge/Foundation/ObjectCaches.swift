import StyleRuntime

// A cache of objects, which may forget each of them at any time, and has forgotten all.
extension Bridge {
    mutating func addObjectCaches() {
        let name = EmptyCache.typeName
        add(EmptyCache.self, "AnyObject")
        initializer { () in EmptyCache() }
        // An array of objects, which anything can be.
        add(alias: "NSArray", of: .array(.anything))
        method("object", of: name, labels: "forKey") { (cache: EmptyCache, key: Any0) in nil as AnyValue? }
        method("setObject", of: name, labels: "_", "forKey") { (cache: EmptyCache, object: Any0, key: Any1) in
            Nothing()
        }
        method("setObject", of: name, labels: "_", "forKey", "cost") {
            (cache: EmptyCache, object: Any0, key: Any1, cost: Int) in
            Nothing()
        }
        method("removeObject", of: name, labels: "forKey") { (cache: EmptyCache, key: Any0) in Nothing() }
        method("removeAllObjects", of: name) { (cache: EmptyCache) in Nothing() }
        for limit in ["countLimit", "totalCostLimit"] {
            property(
                limit,
                of: name,
                get: { (cache: EmptyCache) in 0 },
                set: { (cache: inout EmptyCache, limit: Int) in }
            )
        }
    }
}

/// A cache that has no objects.
struct EmptyCache: EngineValue {
    static var engineType: EngineType { .nsCache }
}
