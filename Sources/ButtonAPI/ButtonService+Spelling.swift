import FoundationEssentials
package import HTTP
package import ViewEngine

extension ButtonService {
    /// The value of the parameter `events` for events.
    package static func script(of events: [InteractionEvent]) -> String { EventScript.canonical(events) }

    /// The number of frames that a list of frames has; `nil` for any other response.
    package static func frameCount(of response: Response) -> Int? {
        struct Document: Decodable { let count: Int }
        return try? JSONDecoder().decode(Document.self, from: Data(response.body)).count
    }
}
