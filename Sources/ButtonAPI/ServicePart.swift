/// A part of the service, for one kind of request.
///
/// A part holds nothing: what threads share is in the service.
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
