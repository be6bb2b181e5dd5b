import StyleRuntime
import ViewEngine

// Lists, sections and labeled content.
extension Bridge {
    mutating func addContainers() {
        // A picture selects no row.
        viewInitializer(.list, labels: "selection", "content") { (selection: AnyValue?, content: Builder) in
            List { content() }
        }
        addListsOfData()
        addTables()
        addNavigation()
        viewInitializer(.labeledContent, labels: "_", "content") { (title: Title, content: Builder) in
            LabeledContent(content: { content() }, label: { title.text })
        }
        viewInitializer(.labeledContent, labels: "_", "value") { (title: Title, value: String) in
            LabeledContent(content: { Text(value) }, label: { title.text })
        }
        addURLs()
        addLinks()
        addOpenURLActions()
        viewInitializer(.section, labels: "_", "content") { (title: Title, content: Builder) in
            Section {
                content()
            } header: {
                title.text
            }
        }
        addSectionsWithViews()
        addSectionsThatClose()
    }

    /// Sections without a header, and those whose header and footer are views (deprecated).
    private mutating func addSectionsWithViews() {
        viewInitializer(.section, labels: "content", "footer") { (content: Builder, footer: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer() })
        }
        viewInitializer(.section, labels: "header", "content") { (header: AnyView, content: Builder) in
            Section(content: { content() }, header: { header })
        }
        viewInitializer(.section, labels: "footer", "content") { (footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer })
        }
        viewInitializer(.section, labels: "header", "footer", "content") {
            (header: AnyView, footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { header }, footer: { footer })
        }
    }

    /// Sections whose content is there while a value is true.
    private mutating func addSectionsThatClose() {
        viewInitializer(.section, labels: "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            Self.section(title.text, isExpanded: isExpanded, content: content)
        }
        viewInitializer(.section, labels: "isExpanded", "content", "header") {
            (isExpanded: BooleanBinding, content: Builder, header: Builder) in
            Self.section(header(), isExpanded: isExpanded, content: content)
        }
    }

    private static func section<Header: View>(
        _ header: Header,
        isExpanded: BooleanBinding,
        content: Builder
    ) -> some View {
        Section {
            if isExpanded.binding.wrappedValue { content() }
        } header: {
            header
        }
    }
}
