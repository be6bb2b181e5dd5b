import ButtonRendering
import Caching
import Foundation
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

@Suite(.serialized) struct `A price` {
    private let service = ButtonService.test()

    private func plan(_ target: String) -> ResponsePlan<ButtonJob> {
        service.plan(Request(target: Array(target.utf8)))
    }

    private func job(_ target: String) -> ButtonJob? {
        guard case .job(let job) = plan(target) else { return nil }
        return job
    }

    private func refusal(_ target: String) throws -> [String: Any]? {
        guard case .response(let response) = plan(target), response.status == .badRequest else { return nil }
        return try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    }

    private func isRefused(_ target: String) -> Bool {
        if case .response(let response) = plan(target) { response.status == .badRequest } else { false }
    }

    private func letters(_ letter: String, _ count: Int) -> String {
        String(repeating: letter.percentEncoded, count: count)
    }

    @Test func `of a usual picture is low once the outset is known`() throws {
        for style in Catalog.standard.entries where style.name != "primitiveScale" {
            let target = "/v1/\(style.framework.rawValue)/\(style.name).svg?title="
            let first = try #require(job(target + "Buy"))
            #expect(first.price > .cheap, "\(target) measures an outset")
            _ = service.response(of: .job(first), with: service.makeWorker(oneOf: 1))
            #expect(try #require(job(target + "Sell")).price <= .cheap, "\(target)")
            #expect(try #require(job(target + "Buy&padding=3")).price <= .cheap, "\(target)")
        }
    }

    @Test func `of what the page and the documentation show is below the limit`() throws {
        for style in Catalog.standard.entries {
            let base = "/v1/\(style.framework.rawValue)/\(style.name)"
            for file in [
                ".svg", ".json", ".swift", "/states.svg", "/states.json", "/animation.svg", "/timeline.json",
                "/frames.json", "/frames/10.svg", ".json?t=0.5", ".svg?t=0.5", "/states.svg?t=0.5",
                "/animation.svg?events=tap@0.2,longPress@0.8,down@2,move(60,0)@2.2,up@2.5",
            ] {
                #expect(job(base + file) != nil, "\(base)\(file)")
            }
        }
    }

    @Test func `above the limit is refused with the limit and the value`() throws {
        let bordered = "/v1/swiftui/bordered"
        let ideographs = "\(bordered).json?title="
        #expect(job(ideographs + letters("字", 40)) != nil)
        let refused = try #require(try refusal(ideographs + letters("字", 256)))
        #expect(refused["type"] as? String == "urn:bezel:problem:too-expensive")
        #expect(refused["limit"] as? String == "20 ms")
        let value = try #require(refused["value"] as? String)
        #expect(value.hasSuffix(" ms"))
        #expect(try #require(Int(value.dropLast(3))) > 20)
    }

    @Test func `does not depend on what was drawn before where it is refused`() throws {
        let target = "/v1/swiftui/bordered/animation.svg?duration="
        let refused = (1...30).filter { job(target + "\($0)") == nil }
        for seconds in 1...30 {
            guard let job = job(target + "\(seconds)") else { continue }
            _ = service.response(of: .job(job), with: service.makeWorker(oneOf: 1))
        }
        #expect((1...30).filter { job(target + "\($0)") == nil && isRefused(target + "\($0)") } == refused)
    }

    @Test(arguments: [
        (".svg?events=", "tap"), (".json?events=", "tap"), ("/states.svg?events=", "tap"),
    ])
    func `grows with the events`(file: String, event: String) throws {
        var last = 0
        for count in [1, 2, 3] {
            let events = (0..<count).map { "\(event)@\($0)" }.joined(separator: ",")
            let price = try #require(job("/v1/swiftui/bordered\(file)\(events)&t=20")).price.microseconds
            #expect(price > last)
            last = price
        }
    }

    @Test func `grows with the letters, by their script`() throws {
        func price(_ letter: String, _ count: Int) throws -> Int {
            try #require(job("/v1/swiftui/bordered.svg?padding=0&title=" + letters(letter, count))).price
                .microseconds
        }
        #expect(try price("a", 10) < price("a", 200))
        #expect(try price("a", 200) < price("ب", 200))
        #expect(try price("ب", 200) < price("각", 200))
        #expect(try price("각", 200) < price("字", 200))
        #expect(try price("字", 20) < price("字", 200))
        // One image, however often it is used.
        #expect(try price("🎉", 200) < 5_000)
    }

    @Test func `counts the letters of a text`() {
        let measure = TextMeasure("aé字각ب🎉🎉e\u{301}\u{302}🇩🇪🇫🇷👩‍👩‍👧")
        #expect(measure.latin == 3)
        #expect(measure.ideographs == 1)
        #expect(measure.hangul == 1)
        #expect(measure.marks == 2)
        #expect(measure.distinctEmoji == 4)
    }

    @Test(arguments: [("Buy now, 3 x 2", 0), ("字字字", 0), ("字 (字) 1", 0), ("a字b", 2), ("각字ب", 2), ("aбa", 2)])
    func `counts the changes of script`(text: String, count: Int) {
        #expect(TextMeasure(text).scriptChanges == count)
    }

    @Test(arguments: [("Buy", 0), ("字각", 0), ("Кб", 1), ("Кб, кб", 1), ("Кαб", 2), ("бالα", 3)])
    func `counts the scripts that have fonts of their own`(text: String, count: Int) {
        #expect(TextMeasure(text).otherScripts == count)
    }

    @Test(arguments: ["字", "각"]) func `of a large font is not paid on a loop`(letter: String) throws {
        _ = service.response(
            of: plan("/v1/swiftui/bordered.svg?title=Buy"),
            with: service.makeWorker(oneOf: 1)
        )
        func price(_ title: String) throws -> Int {
            try #require(job("/v1/swiftui/bordered.svg?title=" + title.percentEncoded)).price.microseconds
        }
        #expect(try price("Buy now") <= 300)
        #expect(try price(letter) > 1_000)
        // The font is read once for all letters.
        #expect(try price(letter + letter) < 2 * price(letter))
    }

    @Test func `of a touch region grows with the buttons, and twice with a title that changes`() throws {
        func price(_ query: String) throws -> Int {
            try #require(job("/v1/swiftui/bordered.svg?padding=0&showsRegion=true" + query)).price
                .microseconds
        }
        let alone = try price("")
        #expect(try price("&beside=plain") > alone)
        #expect(try price("&control=editButton") > 2 * alone)
        #expect(isRefused("/v1/swiftui/glass.svg?showsRegion=true&beside=glass,glass,glass"))
        #expect(!isRefused("/v1/swiftui/glass.svg?showsRegion=true"))
    }

    @Test func `of tokens grows with an activity indicator`() throws {
        func price(_ query: String) throws -> Int {
            try #require(job("/v1/uikit/filled/tokens.json" + query)).price.microseconds
        }
        #expect(try price("?showsActivityIndicator=true") > price("") * 3 / 2)
    }

    @Test func `of a length is refused above two mebibytes`() throws {
        #expect(throws: Never.self) { try Cost(bytes: Double(2 << 20)).check() }
        let error = #expect(throws: QueryError.self) { try Cost(bytes: Double(2 << 20) + 1).check() }
        let problem = Problem(try #require(error))
        #expect(problem.code == "response-too-long")
        #expect(problem.limit == "2 MiB")
        #expect(problem.value == "2.1 MiB")
        #expect(throws: Never.self) { try Cost(microseconds: 20_000).check() }
        #expect(throws: QueryError.self) { try Cost(microseconds: 20_001).check() }
    }

    // MARK: Random requests

    private func one<Element>(of list: [Element], _ random: inout SeededNumbers) -> Element {
        list[Int.random(in: list.indices, using: &random)]
    }

    private func target(_ random: inout SeededNumbers) -> String {
        let style = one(of: Catalog.standard.entries, &random)
        let isMoment = Bool.random(using: &random)
        let output = one(
            of: [
                ".svg", ".json", "/states.svg", "/states.json", "/animation.svg", "/timeline.json",
                "/frames.json",
                "/frames/3.svg", ".swift", "/tokens.json",
            ],
            &random
        )
        var query = ["title=" + letters("a", Int.random(in: 0...120, using: &random))]
        let taps = Int.random(in: 0...12, using: &random)
        if taps > 0, output != ".swift", output != "/tokens.json" {
            query.append("events=" + (0..<taps).map { "tap@\(Double($0) * 0.3)" }.joined(separator: ","))
        }
        if isMoment, output == ".svg" || output == ".json" || output.hasPrefix("/states") {
            query.append("t=1.1")
        }
        if output == "/animation.svg" || output == "/timeline.json" {
            query.append("duration=\(Int.random(in: 1...12, using: &random))")
        }
        if output.hasPrefix("/states") {
            query.append(
                "rows=" + one(of: ["state", "controlSize", "font", "dynamicTypeSize", "style"], &random)
            )
        }
        query += container(of: style, &random)
        if style.framework == .uiKit, Bool.random(using: &random) {
            query.append("showsActivityIndicator=true")
        }
        return "/v1/\(style.framework.rawValue)/\(style.name)\(output)?" + query.joined(separator: "&")
    }

    /// Buttons beside the first, a container, another control, and a touch region.
    private func container(of style: CatalogEntry, _ random: inout SeededNumbers) -> [String] {
        var query: [String] = []
        let styles = Catalog.standard.entries(of: style.framework).filter { $0.systems.count > 1 }
        let neighbors = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            one(of: styles, &random).name + one(of: ["", ":none", "::large", ":none:mini"], &random)
        }
        if !neighbors.isEmpty { query.append("beside=" + neighbors.joined(separator: ",")) }
        if Int.random(in: 0..<4, using: &random) == 0 { query.append("showsRegion=true") }
        guard style.framework == .swiftUI, Bool.random(using: &random) else { return query }
        query.append("container=" + one(of: ["none", "list", "form"], &random))
        query.append("control=" + one(of: ["button", "link", "editButton", "navigationLink"], &random))
        if Bool.random(using: &random) { query.append("containerStyle=" + one(of: styles, &random).name) }
        return query
    }

    @Test func `of random requests is an upper bound, in time and in bytes`() throws {
        var random = SeededNumbers(seed: 1)
        /// The time of a request for each microsecond of its price; a build for tests is slower than a release.
        var ratios: [(ratio: Double, job: ButtonJob, target: String)] = []
        while ratios.count < 150 {
            let target = target(&random)
            guard let job = job(target) else { continue }
            let (ratio, response) = drawn(job)
            guard response.status == .ok else { continue }
            guard case .picture(let query, _, _, _) = job.work else { continue }
            #expect(Double(response.body.count) <= query.cost.bytes, "\(target)")
            ratios.append((ratio, job, target))
        }
        ratios.sort { $0.ratio < $1.ratio }
        // A price may be three times too high for a usual request; and a test machine is busy.
        let limit = 8 * ratios[ratios.count / 2].ratio
        for (first, job, target) in ratios {
            // A busy neighbor makes any measurement longer and none shorter.
            var ratio = first
            for _ in 0..<4 where ratio >= limit { ratio = min(ratio, drawn(job).ratio) }
            #expect(ratio < limit, "\(target)")
        }
    }

    /// Does a job; returns its processor time for each microsecond of its price, and its response.
    private func drawn(_ job: ButtonJob) -> (ratio: Double, response: Response) {
        let start = ThreadClock.nanoseconds
        let response = service.response(of: .job(job), with: service.makeWorker(oneOf: 1))
        return (Double(ThreadClock.nanoseconds - start) / 1e3 / Double(job.price.microseconds), response)
    }
}
