import HTTP

/// CPU time of a release build on two cores of an AMD EPYC, rounded up.
extension Price {
    /// The catalog, or a file of the page, compressed: 1 ms to 4 ms.
    static let document = Price(microseconds: 5_000)
    /// The description of the service, in which the parameters of all styles are compared.
    static let description = Price(microseconds: 60_000)
    /// A response of some lines of JSON.
    static let message = Price(microseconds: 100)
    /// The plan of a request with a JSON body of a length in bytes: 3.5 ms for a hundred misspelled symbols in 8 KiB, up to
    /// 12 ms for 64 KiB.
    static func planning(length: Int) -> Price { Price(microseconds: 2_000 + length / 4) }
    /// The picture of an error: 60 µs to 150 µs.
    static let errorPicture = Price(microseconds: 200)
    /// The price up to which a picture is drawn only to state its length with status 304, which says little else.
    static let cheap = Price(microseconds: 210)
    /// The price up to which a picture is drawn to state its length to HEAD: that of a document, and of any still
    /// picture, also while the room around it is unknown.
    static let cheapForHead = document
    /// The price, without the outset, up to which a worker mostly draws a picture within a moment: most take far less.
    static let brief = Price(microseconds: 600)
}
