import SystemStyles
import ViewEngine

/// A toggle style of the source.
package struct InterpretedToggleStyle: ToggleStyle {
    private let record: Value.Record

    package init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

/// A menu style of the source.
package struct InterpretedMenuStyle: MenuStyle {
    private let record: Value.Record

    package init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

extension ToggleStyleConfiguration: EngineValue {
    static var engineType: EngineType { .toggleStyleConfiguration }
}
extension MenuStyleConfiguration: EngineValue {
    static var engineType: EngineType { .menuStyleConfiguration }
}
