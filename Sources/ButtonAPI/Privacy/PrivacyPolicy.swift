import HTTP

/// The sites that may read what a service says about somebody's project: its own, and those that its operator names.
package struct PrivacyPolicy: Sendable {
    /// Whether the service is for its own machine, so that the name of another host can only be one that a site has given
    /// to an address of this machine (DNS rebinding).
    private let isLocal: Bool
    /// The host of the service's public URL, in lower case; `nil` if it has none.
    private let publicHost: String?
    /// The origins whose scripts may read responses.
    private let origins: Set<Origin>
    /// The directive of the sites that may show responses in frames.
    private let frameAncestors: String

    /// The policy of a service that listens at a host, which is `nil` for a Unix socket.
    package init(listeningAt host: String?, publicURL: PublicURL? = nil, allowing origins: Set<String> = []) {
        isLocal = host.map(LoopbackHost.isListening) ?? false
        publicHost = publicURL.map { $0.origin.split(separator: "/").last?.lowercased() ?? "" }
        self.origins = Set(origins.compactMap(Origin.init))
        frameAncestors = (["frame-ancestors 'self'"] + origins.sorted()).joined(separator: " ")
    }

    /// Whether a request is one for the service, and not for a host that only seems to be it.
    func allows(host: String?) -> Bool {
        // Every browser names the host.
        guard isLocal, let host else { return true }
        return LoopbackHost.isNamed(by: host) || host.lowercased() == publicHost
    }

    /// The header fields of a response to a request of an origin.
    func fields(_ fields: HeaderFields, for origin: String?) -> HeaderFields {
        let allowed = origin.flatMap { text in Origin(text).flatMap { origins.contains($0) ? text : nil } }
        var result = HeaderFields()
        var hasPolicy = false
        for field in fields {
            switch field.name {
            case Self.allowOrigin, Self.timing: continue
            case Self.resourcePolicy: result.append(HeaderField(name: field.name, value: "same-origin"))
            case Self.contentPolicy:
                hasPolicy = true
                result.append(HeaderField(name: field.name, value: contentPolicy(field.value)))
            case .vary where !origins.isEmpty && !field.value.contains("Origin"):
                result.append(HeaderField(name: field.name, value: field.value + ", Origin"))
            case Self.exposed where allowed != nil:
                result.append(HeaderField(name: field.name, value: field.value + ", X-Project-Revision"))
            default: result.append(field)
            }
        }
        if !hasPolicy { result.append(HeaderField(name: Self.contentPolicy, value: frameAncestors)) }
        if let allowed { result.append(HeaderField(name: Self.allowOrigin, value: allowed)) }
        if !origins.isEmpty, fields[.vary] == nil {
            result.append(HeaderField(name: .vary, value: "Origin"))
        }
        return result
    }

    /// A content security policy with the frames of this one in place of its own.
    private func contentPolicy(_ text: String) -> String {
        let others = text.split(separator: ";").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("frame-ancestors") }
        return (others + [frameAncestors[...]]).joined(separator: "; ")
    }

    private static let allowOrigin: HeaderField.Name = "Access-Control-Allow-Origin"
    private static let exposed: HeaderField.Name = "Access-Control-Expose-Headers"
    private static let timing: HeaderField.Name = "Timing-Allow-Origin"
    private static let resourcePolicy: HeaderField.Name = "Cross-Origin-Resource-Policy"
    private static let contentPolicy: HeaderField.Name = "Content-Security-Policy"
}
