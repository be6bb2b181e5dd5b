import SystemStyles
import ViewEngine

/// A toggle style of the source.
struct InterpretedToggleStyle: ToggleStyle {
    private let record: Value.Record

    init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

/// A menu style of the source.
struct InterpretedMenuStyle: MenuStyle {
    private let record: Value.Record

    init(_ record: Value.Record) {
        self.record = record
    }

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}
