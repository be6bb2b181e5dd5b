import ButtonRendering
import CustomStyles
import JSONReading
import StyleSyntax

/// A tool that a model can call.
enum MCPTool: String, CaseIterable, Sendable {
    case renderPreview = "render_preview"
    case listPreviews = "list_previews"
    case checkSource = "check_source"
    case audit

    // The tools of the version before, which are called, and no longer listed.
    case renderButton = "render_button"
    case listStyles = "list_styles"
    case describeStyle = "describe_style"
    case renderStyle = "render_style"
    case checkStyle = "check_style"
}

/// A call of a tool whose arguments are valid.
enum MCPToolCall: Sendable {
    /// A root of a file, or of a source.
    case preview(PreviewCall)
    /// The findings of roots.
    case audit(AuditRequest)
    /// A value that is known before anything is drawn.
    case value(JSONValue)
    /// A picture, and the same in pixels, if there is one.
    case render(RenderingItem, pixels: RenderingItem?)
    /// The styles of one framework, or of all.
    case listStyles(Framework?)
    case describe(CatalogEntry)
    /// The description of a source.
    case check(CustomSource, data: String)
}
