import StyleRuntime
import ViewEngine

// Lists, sections and labeled content.
extension Bridge {
    mutating func addContainers() {
        // A picture selects no row.
        viewInitializer(.list, "selection", "content") { (selection: AnyValue?, content: Builder) in
            List { content() }
        }
        addListsOfData()
        addTables()
        addNavigation()
        viewInitializer(.labeledContent, "_", "content") { (title: Title, content: Builder) in
            LabeledContent(content: { content() }, label: { title.text })
        }
        viewInitializer(.labeledContent, "_", "value") { (title: Title, value: String) in
            LabeledContent(content: { Text(value) }, label: { title.text })
        }
        addURLs()
        addLinks()
        addOpenURLActions()
        viewInitializer(.section, "_", "content") { (title: Title, content: Builder) in
            Section {
                content()
            } header: {
                title.text
            }
        }
        addSectionsWithViews()
    }

    /// Sections without a header, and those whose header and footer are views (deprecated).
    private mutating func addSectionsWithViews() {
        viewInitializer(.section, "content", "footer") { (content: Builder, footer: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer() })
        }
        viewInitializer(.section, "header", "content") { (header: AnyView, content: Builder) in
            Section(content: { content() }, header: { header })
        }
        viewInitializer(.section, "footer", "content") { (footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer })
        }
        viewInitializer(.section, "header", "footer", "content") {
            (header: AnyView, footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { header }, footer: { footer })
        }
        viewInitializer(.section, "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            Section {
                if isExpanded.binding.wrappedValue { content() }
            } header: {
                title.text
            }
        }
    }
}
