import FoundationEssentials
package import HTTP

extension ButtonService {
    /// The detail of a problem document; `nil` for any other response.
    package static func detail(of response: Response) -> String? {
        struct Document: Decodable { let detail: String }
        return try? JSONDecoder().decode(Document.self, from: Data(response.body)).detail
    }

    /// The names of symbols that the picture of a response has placeholders for; `nil` for none.
    package static func missingSymbols(of response: Response) -> String? {
        response.fields[.missingSymbols]
    }
}
