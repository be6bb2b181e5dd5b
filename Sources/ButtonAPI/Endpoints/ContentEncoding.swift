import Compression
import HTTP

extension ButtonService {
    /// An answer with a body, packed if the client wants it and it is worth it.
    ///
    /// Who asks for gzip gets it on the first answer, too: what a URL answers must not depend on who
    /// asked before. The costs of packing are paid once, as the cache keeps the packed body.
    func response(
        _ body: [UInt8],
        fields: HeaderFields,
        coding: ContentCoding
    ) -> Response {
        guard coding == .gzip, body.count >= Self.smallestPackedBody else {
            return Response(.ok, fields: fields, body: body)
        }
        return Response(
            .ok,
            fields: fields.adding([HeaderField(name: .contentEncoding, value: coding.rawValue)]),
            body: gzip.compress(body)
        )
    }

    /// Below one kibibyte a body takes one packet either way.
    private static let smallestPackedBody = 1024
}
