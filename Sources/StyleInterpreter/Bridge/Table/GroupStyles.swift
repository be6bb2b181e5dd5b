import ViewEngine

// Styles of group boxes and of disclosure groups.
extension Bridge {
    mutating func addGroupStyles() {
        add(GroupBoxStyleConfiguration.self)
        viewProperty("GroupBoxStyleConfiguration", "label") { (c: GroupBoxStyleConfiguration) in c.label }
        viewProperty("GroupBoxStyleConfiguration", "content") { (c: GroupBoxStyleConfiguration) in c.content }
        modifier("groupBoxStyle", "_") { (view, style: AnyGroupBoxStyle) in style.style.applied(to: view) }
        constant("GroupBoxStyle", "automatic", typed: .any(.groupBoxStyle)) { DefaultGroupBoxStyle() }
        add(type: .defaultGroupBoxStyle, "GroupBoxStyle")
        viewInitializer(.defaultGroupBoxStyle) { () in DefaultGroupBoxStyle() }

        // Its Boolean is in a binding, which can be set wherever the configuration comes from.
        let name = DisclosureGroupStyleConfiguration.typeName
        add(DisclosureGroupStyleConfiguration.self, "AnyObject")
        viewProperty(name, "label") { (c: DisclosureGroupStyleConfiguration) in c.label }
        viewProperty(name, "content") { (c: DisclosureGroupStyleConfiguration) in c.content }
        property(name, "$isExpanded") { (c: DisclosureGroupStyleConfiguration) in
            BooleanBinding(c.$isExpanded)
        }
        property(name, "isExpanded") {
            (c: DisclosureGroupStyleConfiguration) in
            c.isExpanded
        } set: {
            (c: inout DisclosureGroupStyleConfiguration, isExpanded: Bool) in
            c.isExpanded = isExpanded
        }
        modifier("disclosureGroupStyle", "_") { (view, style: AnyDisclosureGroupStyle) in
            style.style.applied(to: view)
        }
        constant("DisclosureGroupStyle", "automatic", typed: .any(.disclosureGroupStyle)) {
            AutomaticDisclosureGroupStyle()
        }
        add(type: .automaticDisclosureGroupStyle, "DisclosureGroupStyle")
        viewInitializer(.automaticDisclosureGroupStyle) { () in AutomaticDisclosureGroupStyle() }
    }
}

/// A style of group boxes.
private struct AnyGroupBoxStyle: Bridged {
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
private struct AnyDisclosureGroupStyle: Bridged {
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

extension GroupBoxStyle {
    fileprivate func applied(to view: AnyView) -> any View { view.groupBoxStyle(self) }
}

extension DisclosureGroupStyle {
    fileprivate func applied(to view: AnyView) -> any View { view.disclosureGroupStyle(self) }
}

extension GroupBoxStyleConfiguration: EngineValue {
    static var engineType: EngineType { .groupBoxStyleConfiguration }
}

extension DisclosureGroupStyleConfiguration: EngineValue {
    static var engineType: EngineType { .disclosureGroupStyleConfiguration }
}
