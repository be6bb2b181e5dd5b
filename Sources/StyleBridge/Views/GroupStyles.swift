import StyleRuntime
import ViewEngine

// Styles of group boxes and of disclosure groups.
extension Bridge {
    mutating func addGroupStyles() {
        // Its Boolean is in a binding, which can be set wherever the configuration comes from.
        let name = DisclosureGroupStyleConfiguration.typeName
        add(DisclosureGroupStyleConfiguration.self, "AnyObject")
        property("$isExpanded", of: name) { (c: DisclosureGroupStyleConfiguration) in
            BooleanBinding(c.$isExpanded)
        }
    }
}

/// A style of group boxes.
struct AnyGroupBoxStyle: Bridged {
    let style: any GroupBoxStyle

    static var bridgedType: StyleType { .any(.groupBoxStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any GroupBoxStyle): self.style = style
        case .record(let record): style = InterpretedGroupBoxStyle(record: record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

/// A style of group boxes of the source.
private struct InterpretedGroupBoxStyle: GroupBoxStyle {
    let record: Value.Record

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

/// A style of disclosure groups.
struct AnyDisclosureGroupStyle: Bridged {
    let style: any DisclosureGroupStyle

    static var bridgedType: StyleType { .any(.disclosureGroupStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any DisclosureGroupStyle): self.style = style
        case .record(let record): style = InterpretedDisclosureGroupStyle(record: record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

/// A style of disclosure groups of the source.
private struct InterpretedDisclosureGroupStyle: DisclosureGroupStyle {
    let record: Value.Record

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

extension GroupBoxStyleConfiguration: EngineValue {
    static var engineType: EngineType { .groupBoxStyleConfiguration }
}

extension DisclosureGroupStyleConfiguration: EngineValue {
    static var engineType: EngineType { .disclosureGroupStyleConfiguration }
}
