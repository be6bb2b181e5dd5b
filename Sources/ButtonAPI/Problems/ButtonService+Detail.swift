import FoundationEssentials
package import HTTP

extension ButtonService {
    /// What a problem document says to people; `nil` for an answer that is none.
    package static func detail(of response: Response) -> String? {
        struct Document: Decodable { let detail: String }
        return try? JSONDecoder().decode(Document.self, from: Data(response.body)).detail
    }
}
