import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

@Suite struct `The amount of a client in a day` {
    private static let day = 86_400
    private let service: SharingService
    private let client = ClientID(bits: 1)

    init() {
        var rate = WritingRate()
        rate.leastCost = 1
        rate.bytesPerDay = 10_000
        rate.clients = 4
        service = SharingService(rate: rate)
    }

    @discardableResult
    private func post(_ number: Int, length: Int = 1000, client: ClientID?) -> Response {
        service.post(Sample.source(length: length, name: "Pill\(number)"), client: client)
    }

    @Test func `bounds the bytes that it stores, and leaves others alone`() {
        for number in 0..<10 { #expect(post(number, client: client).status.code == 201) }
        let response = post(10, client: client)
        #expect(response.status == .tooManyRequests)
        #expect(response.field("Retry-After") == "\(Self.day)")
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.json["limit"] as? String == "10000 bytes")
        #expect(post(11, client: ClientID(bits: 2)).status.code == 201)
        #expect(post(12, client: nil).status.code == 201)
        service.wait(seconds: Self.day - 1)
        let last = post(10, client: client)
        #expect(last.status == .tooManyRequests)
        #expect(last.field("Retry-After") == "1")
        service.wait(seconds: 1)
        #expect(post(10, client: client).status.code == 201)
    }

    @Test func `slides with the time`() {
        for number in 0..<10 {
            #expect(post(number, client: client).status.code == 201)
            service.wait(seconds: 7200)
        }
        // Four hours are left until the first no longer counts, and two more for the second.
        let response = post(10, length: 1001, client: client)
        #expect(response.status == .tooManyRequests)
        #expect(response.field("Retry-After") == "\(6 * 3600)")
        #expect(post(10, client: client).field("Retry-After") == "\(4 * 3600)")
        service.wait(seconds: 4 * 3600)
        #expect(post(10, client: client).status.code == 201)
        #expect(post(11, client: client).field("Retry-After") == "7200")
    }

    @Test func `never is more within any day`() {
        var number = 0
        var stored: [(time: Int, count: Int)] = []
        for time in stride(from: 0, to: 3 * Self.day, by: 1000) {
            if post(number, length: 700, client: client).status.code == 201 {
                stored.append((time, 700))
                number += 1
            }
            service.wait(seconds: 1000)
        }
        for (time, _) in stored {
            let sum = stored.filter { $0.time > time - Self.day && $0.time <= time }.reduce(0) {
                $0 + $1.count
            }
            #expect(sum <= 10_000)
        }
        // Nothing counts for more than an hour longer.
        #expect(number >= 3 * 14 - 4, "\(number)")
    }

    @Test func `counts neither checks, nor errors, nor what is stored already`() {
        for _ in 0..<15 {
            #expect(post(0, client: client).status.code == 201)
            #expect(service.post(Sample.invalid, client: client).status == .unprocessableContent)
            #expect(service.post(Sample.pair, to: "/v1/custom?dryRun=true", client: client).status == .ok)
        }
        service.store?.fail(with: .busy)
        #expect(post(1, client: client).status == .serviceUnavailable)
        service.store?.fail(with: nil)
        for number in 1..<10 { #expect(post(number, client: client).status.code == 201) }
        #expect(post(10, client: client).status == .tooManyRequests)
        // Nothing is left for another source, and what is stored needs nothing.
        for number in 0..<10 { #expect(post(number, client: client).status.code == 201) }
        #expect(post(10, client: client).status == .tooManyRequests)
        service.wait(seconds: Self.day)
        #expect(post(10, length: 10_000, client: client).status.code == 201)
        #expect(post(11, length: 700, client: client).status == .tooManyRequests)
    }

    @Test func `is taken from the rate as well`() {
        var rate = WritingRate()
        rate.capacity = 2000
        rate.bytesPerSecond = 1
        rate.leastCost = 1
        rate.bytesPerDay = 3000
        let service = SharingService(rate: rate)
        func status(_ number: Int) -> Int {
            service.post(Sample.source(length: 1000, name: "Pill\(number)"), client: client).status.code
        }
        #expect([status(0), status(1), status(2), status(2), status(2)] == [201, 201, 429, 429, 429])
        service.wait(seconds: 1000)
        // A refusal of the rate counts nothing.
        #expect(status(2) == 201)
        service.wait(seconds: 1000)
        #expect(status(3) == 429)
        service.wait(seconds: Self.day)
        #expect(status(3) == 201)
    }

    @Test func `is not counted without a limit`() {
        var rate = WritingRate()
        rate.leastCost = 1
        rate.bytesPerDay = nil
        let service = SharingService(rate: rate)
        for number in 0..<50 {
            #expect(
                service.post(Sample.source(length: 60_000, name: "Pill\(number)"), client: client).status.code
                    == 201
            )
        }
    }

    @Test func `is kept of those that have stored most, if clients are many`() {
        #expect(post(0, length: 9500, client: client).status.code == 201)
        for number in 1..<100 {
            #expect(post(number, client: ClientID(bits: UInt128(number) + 1)).status.code == 201)
        }
        #expect(post(100, client: client).status == .tooManyRequests)
    }
}
