import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addLocales() {
        constants(of: "Locale", ["current": Locale.current, "autoupdatingCurrent": Locale.current])
    }
}

extension Locale: EngineValue { static var engineType: EngineType { .locale } }
