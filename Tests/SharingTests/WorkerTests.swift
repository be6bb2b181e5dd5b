import ButtonAPI
import CustomStyles
import HTTP
import Synchronization
import Testing

@Suite struct `A service whose styles workers draw` {
    private static let outputs = [
        ".svg", ".json", ".swift", "/states.svg", "/states.json", "/animation.svg", "/frames.json",
        "/timeline.json", "/tokens.json", ".png",
    ]

    @Test(arguments: outputs)
    func `has a worker check and draw once more that has forgotten everything`(_ output: String) {
        let workers = MessageWorkers()
        let service = SharingService(workers: workers)
        let path = "/v1/custom/~" + Sample.data(Sample.pill)
        let first = service.get(path + output)
        #expect(first.status == .ok)
        let count = workers.requestCount
        workers.restart()
        // The lengths of all pictures are remembered, and no content before the second time.
        let second = service.get(path + output + "?title=" + (output == ".swift" ? "Buy" : "Button"))
        #expect(second.status == .ok)
        if output != ".png" { #expect(workers.requestCount > count) }
    }

    /// The job of a picture.
    private static func job(_ service: SharingService, title: String) throws -> ButtonJob {
        let target = "/v1/custom/~\(Sample.data(Sample.pill)).svg?title=\(title)"
        var planned: ButtonJob?
        if case .job(let job) = service.service.plan(Request(target: Array(target.utf8))) { planned = job }
        return try #require(planned)
    }

    /// The next step of a job on a thread that waits no longer than a moment.
    private static func step(_ service: SharingService, _ job: ButtonJob) -> ResponsePlan<ButtonJob> {
        service.service.draw(job, with: service.service.makeWorker(oneOf: 1), control: .brief)
    }

    @Test func `draws a cheap picture where it was planned, if a worker does it at once`() throws {
        let workers = MessageWorkers()
        let service = SharingService(workers: workers)
        let path = "/v1/custom/~" + Sample.data(Sample.pill)
        _ = service.get(path + ".svg")
        workers.setBeginning(.atOnce)
        let job = try Self.job(service, title: "Buy")
        #expect(job.isBrief)
        guard case .response(let response) = Self.step(service, job) else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(response.body == service.get(path + ".svg?title=Buy").body)
    }

    @Test func `leaves the rest of a picture to another thread`() throws {
        let workers = MessageWorkers()
        let service = SharingService(workers: workers)
        let path = "/v1/custom/~" + Sample.data(Sample.pill)
        _ = service.get(path + ".svg")
        let job = try Self.job(service, title: "Buy")
        let count = workers.requestCount
        guard case .job(let whole) = Self.step(service, job) else {
            Issue.record("the picture was drawn")
            return
        }
        #expect(!whole.isUnderWay)
        #expect(whole.key != nil)
        workers.setBeginning(.slow)
        guard case .job(let rest) = Self.step(service, job) else {
            Issue.record("the picture was drawn")
            return
        }
        #expect(rest.isUnderWay)
        // Another client's picture has other bounds.
        #expect(rest.key == nil)
        #expect(workers.requestCount == count)
        let worker = service.service.makeWorker(oneOf: 1)
        guard case .response(let response) = service.service.draw(rest, with: worker, control: .unobserved)
        else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(response.body == service.get(path + ".svg?title=Buy").body)
    }

    @Test(arguments: ["/states.svg", "/animation.gif", ".png"])
    func `has no brief job of an expensive picture`(_ output: String) throws {
        let service = SharingService()
        let path = "/v1/custom/~" + Sample.data(Sample.pill)
        _ = service.get(path + ".svg")
        let target = Array((path + output + "?title=Buy").utf8)
        guard case .job(let job) = service.service.plan(Request(target: target)) else {
            Issue.record("it was drawn already")
            return
        }
        #expect(!job.isBrief)
    }

    @Test func `draws a source that is larger than the memory for sources, without checking it again`() {
        let workers = MessageWorkers(budget: 1)
        let service = SharingService(workers: workers)
        let path = "/v1/custom/~" + Sample.data(Sample.pill)
        #expect(service.get(path + ".svg").status == .ok)
        // The check, and the picture.
        #expect(workers.requestCount == 2)
        #expect(service.get(path + ".svg?title=Buy").status == .ok)
        #expect(workers.requestCount == 3)
    }

    /// A source with a parameter of every kind.
    private static let source = """
        import SwiftUI

        struct Pill: ButtonStyle {
            enum Size: String { case small, large }
            var color: Color = Color(red: 0.25, green: 0.5, blue: 1)
            var tint: Color = .accentColor
            var inset: CGFloat = 12
            var count = 2
            var isRound = true
            var note = "a"
            var size = Size.small

            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(inset + CGFloat(count)).background(color, in: Capsule())
                    .foregroundStyle(tint).animation(.spring(), value: configuration.isPressed)
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
            }
        }
        """

    /// Numbers that are the same on every machine.
    private final class Numbers: Sendable {
        private let state: Mutex<UInt64>

        init(seed: UInt64) { state = Mutex(seed) }

        func next(below limit: Int) -> Int {
            state.withLock { state in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % limit
            }
        }
    }

    /// A trap would end the tests.
    @Test(arguments: 0..<12)
    func `lives with what a worker says that hostile code has taken over`(_ seed: UInt64) {
        let numbers = Numbers(seed: seed + 1)
        let workers = MessageWorkers { response in
            for _ in 0...numbers.next(below: 3) where !response.isEmpty {
                let place = numbers.next(below: response.count)
                switch numbers.next(below: 4) {
                case 0: response[place] = UInt8(numbers.next(below: 256))
                case 1: response[place] ^= 1 << UInt8(numbers.next(below: 8))
                // The greatest numbers, and one that is none.
                case 2:
                    let end = min(place + 8, response.count)
                    for index in place..<end { response[index] = [0xFF, 0x7F][numbers.next(below: 2)] }
                default: response.remove(at: place)
                }
            }
        }
        for number in 0..<40 {
            let service = SharingService(workers: workers)
            let text = Self.source + "// \(number)"
            let statuses = [
                service.post(text, to: "/v1/custom?dryRun=true").status,
                service.get("/v1/custom/~" + Sample.data(text) + Self.outputs[number % 10]).status,
                service.get("/v1/styles/custom/~" + Sample.data(text)).status,
                service.get("/v1/custom/~" + Sample.data(text) + "/states.svg?rows=style&columns=state")
                    .status,
            ]
            #expect(
                statuses.allSatisfy { $0.code < 500 || $0 == .serviceUnavailable },
                "\(number): \(statuses)"
            )
        }
    }

    @Test(arguments: [
        "Color(red: 1e308, green: -1e308, blue: 0)", "Color(red: 1.2, green: 0.5, blue: 0)",
        "Color(red: 0.5, green: 0.5, blue: 0.5).opacity(3)", "Color(white: -0.1)",
    ])
    func `describes a color whose components digits cannot state`(_ color: String) {
        let text = Sample.pill.replacing(".blue", with: color)
        let service = SharingService()
        let response = service.post(text, to: "/v1/custom?dryRun=true")
        #expect(response.status == .ok)
        #expect(service.get("/v1/custom/~" + Sample.data(text) + ".svg").status == .ok)
        #expect(!response.text.contains("\"default\":\"-"))
    }
}
