import HTTP

/// A job that consists of its request; by default, so cheap that the loop of the connection draws it.
struct RequestJob: ResponderJob {
    let request: Request
    var key: [UInt8]?
    var price = Price(microseconds: 1)
    var lane = Lane.drawing
    var isBrief = false
    var isUnderWay = false
}
