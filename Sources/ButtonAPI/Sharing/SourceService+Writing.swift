import HTTP

extension SourceService {
    /// Checks that a request may store a source: by its origin, and by the token if storing needs one.
    ///
    /// The right token is enough for any origin: a script that has it was given it.
    func checkWriting(by request: Request) throws(SharingError) {
        let isAllowed = origins.contain(originOf: request)
        guard isAllowed || token != nil && request.authorization != nil else {
            throw .originNotAllowed(request.origin ?? "")
        }
        try token?.check(request.authorization)
    }

    /// Checks that a script may send a request of its origin with the items of a query (Fetch §3.2.2).
    ///
    /// The preflight does not tell whether the request itself will have the token.
    func checkPreflight(of request: Request, _ items: [QueryItem]) throws(SharingError) {
        // The response to a query with an error says what it is.
        let isWriting = (try? !SharingRequest.isDryRun(items)) ?? false
        guard !isWriting || token != nil || origins.contain(originOf: request) else {
            throw .originNotAllowed(request.origin ?? "")
        }
    }
}

extension SourceRequests {
    /// Checks the preflight of a request to share a source.
    func checkPreflight(ofSharing request: Request, _ items: [QueryItem]) throws(QueryError) {
        do throws(SharingError) {
            try service.sources?.checkPreflight(of: request, items)
        } catch {
            throw .sharing(error)
        }
    }
}
