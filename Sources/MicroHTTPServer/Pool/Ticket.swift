/// The claim of an exchange to the response of a job that another thread does.
struct Ticket: Identifiable, Sendable {
    /// Unique on the loop of the exchange.
    let number: UInt64
    let client: ClientAddress
    let inbox: LoopInbox

    struct ID: Hashable, Sendable {
        let inbox: ObjectIdentifier
        let number: UInt64
    }

    var id: ID { ID(inbox: ObjectIdentifier(inbox), number: number) }
}
