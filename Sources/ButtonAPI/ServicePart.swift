/// A part of the service, with the methods for one kind of request.
///
/// A part stores only the service, which conforms, too, so that it can name the parts.
protocol ServicePart {
    var service: ButtonService { get }
}

extension ServicePart {
    var renderings: Renderings { Renderings(service: service) }
    var embedPages: EmbedPages { EmbedPages(service: service) }
    var sourceRequests: SourceRequests { SourceRequests(service: service) }
    var mcp: MCPService { MCPService(service: service) }
    var previewTools: PreviewTools { PreviewTools(service: service) }
    var drawings: StyleDrawings { StyleDrawings(service: service) }
}
