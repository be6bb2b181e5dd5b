/// A revision of the Model Context Protocol.
enum MCPRevision: String, CaseIterable, Sendable {
    /// Without a handshake: each request states its revision.
    case stateless = "2026-07-28"
    /// With a handshake, whose result depends on nothing, so that no session follows it.
    case handshake = "2025-11-25"
}
