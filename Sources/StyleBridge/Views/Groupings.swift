import StyleRuntime
import ViewEngine

// Views around others.
extension Bridge {
    mutating func addGroupings() {
        viewInitializer(.groupBox, labels: "_", "content") { (title: Title, content: Builder) in
            GroupBox(content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, labels: "_", "content") { (title: Title, content: Builder) in
            DisclosureGroup(content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, labels: "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            DisclosureGroup(isExpanded: isExpanded.binding, content: { content() }, label: { title.text })
        }
        addUnavailableContent()
        addGroupStyles()
        addGauges()
        addTabViews()
        addAsyncImages()
        addShareLinks()
    }

}

extension ScrollViewProxy: EngineValue { static var engineType: EngineType { .scrollViewProxy } }
