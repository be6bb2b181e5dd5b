import ButtonRendering
import Caching
import Foundation
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

private let bordered = "/v1/swiftui/bordered"

extension Response {
    /// The lines of a description.
    fileprivate var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// The durations of the frames of a description, in milliseconds.
    fileprivate var durations: [Int] {
        guard lines.count > 1 else { return [] }
        return lines[1].split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    }
}

@Suite struct `A raster` {
    private let service = Service()

    @Test(arguments: [
        (".png", "image/png", "bordered-normal.png", "png"),
        ("/card.png", "image/png", "bordered-normal-card.png", "png"),
        ("/states.png", "image/png", "bordered-states.png", "png"),
        ("/frames/3.png", "image/png", "bordered-frame-3.png", "png"),
        ("/animation.webp", "image/webp", "bordered-animation.webp", "webP"),
        ("/animation.gif", "image/gif", "bordered-animation.gif", "gif"),
        ("/animation.png", "image/png", "bordered-animation.png", "animatedPNG"),
    ])
    func `has the type and the name of its format`(path: String, type: String, name: String, format: String) {
        let response = service.get(bordered + path) { $0.acceptEncoding = "gzip" }
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == type)
        #expect(response.field("Content-Disposition") == "inline; filename=\"\(name)\"")
        #expect(response.field("Content-Encoding") == nil)
        #expect(response.text.hasPrefix(format + " "))
        #expect(
            service.get(bordered + path + "?download=1").field("Content-Disposition")
                == "attachment; filename=\"\(name)\""
        )
    }

    @Test func `has two pixels for a point unless the query chooses another number`() throws {
        let viewBox = service.get(bordered + ".svg?padding=10").text
        // The button is 74 points wide and 34.333 high in squares.
        #expect(viewBox.contains("width=\""))
        let sizes = try ["", "&scale=1", "&scale=2", "&scale=3.5", "&scale=4"].map { query in
            try #require(service.get(bordered + ".png?padding=10" + query).lines.first)
        }
        #expect(sizes[0] == sizes[2])
        #expect(Set(sizes).count == 4)
        let one = try #require(PixelSize(description: sizes[1]))
        let four = try #require(PixelSize(description: sizes[4]))
        #expect((4 * one.width - 3...4 * one.width).contains(four.width))
        #expect((4 * one.height - 3...4 * one.height).contains(four.height))
        #expect(service.get(bordered + ".png?scale=0.9").status == .badRequest)
        #expect(service.get(bordered + ".png?scale=4.1").status == .badRequest)
    }

    @Test(arguments: [".svg", ".json", "/animation.svg", "/states.json", ".swift", "/card.png"])
    func `only has a scale`(path: String) throws {
        let response = service.get(bordered + path + "?scale=2")
        #expect(response.status == .badRequest)
        let problem = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        #expect(problem?["type"] as? String == "urn:bezel:problem:parameter-not-taken")
        #expect(problem?["parameter"] as? String == "scale")
    }

    @Test func `has one entity tag for equal queries`() {
        let target = bordered + ".png"
        let tag = service.get(target).field("ETag")
        #expect(tag != nil)
        #expect(service.get(target + "?scale=2").field("ETag") == tag)
        #expect(service.get(target + "?scale=3").field("ETag") != tag)
        #expect(service.get(bordered + ".svg").field("ETag") != tag)
        #expect(service.get(target) { $0.acceptEncoding = "gzip" }.field("ETag") == tag)
        #expect(service.get(target) { $0.ifNoneMatch = tag }.status == .notModified)
    }

    @Test func `is cached when it is drawn for the first time`() {
        let first = service.get(bordered + ".png?title=Cached")
        #expect(service.get(bordered + ".png?title=Cached").sharesBody(with: first))
    }

    @Test func `has a header without content for HEAD`() {
        let whole = service.get(bordered + "/states.png")
        let head = service.get(bordered + "/states.png") { $0.method = .head }
        #expect(head.status == .ok)
        #expect(head.contentLength == whole.body.count)
        #expect(head.field("Content-Type") == "image/png")
    }

    @Test func `has outlines for live text`() {
        let response = service.get(bordered + ".png?text=live&title=Buy")
        #expect(response.status == .ok)
        #expect(!response.text.contains("<text"))
        #expect(response.lines.dropFirst(5) == service.get(bordered + ".png?title=Buy").lines.dropFirst(5))
    }

    @Test func `has the background of the query behind all of it`() {
        #expect(service.get(bordered + ".png").lines[3] == "background none")
        #expect(service.get(bordered + ".png?background=ff0000").lines[3] == "background 1.0 0.0 0.0")
    }

    @Test func `mixes translucent pixels with the background, or with that of the system`() {
        let gif = bordered + "/animation.gif"
        #expect(service.get(gif).lines[4] == "matte 1.0 1.0 1.0")
        #expect(service.get(gif + "?colorScheme=dark").lines[4] == "matte 0.0 0.0 0.0")
        #expect(service.get(gif + "?background=0000ff").lines[4] == "matte 0.0 0.0 1.0")
        #expect(service.get(gif + "?background=0000ff00&colorScheme=dark").lines[4] == "matte 0.0 0.0 0.0")
    }

    @Test func `of a card has one size, and may be indexed`() {
        for query in [
            "", "?title=A+title+of+many+words+that+does+not+fit+at+six+times+its+size&state=pressed",
        ] {
            let response = service.get(bordered + "/card.png" + query)
            #expect(response.lines.first == "png 1200x630")
            #expect(response.field("X-Robots-Tag") == nil)
            let known = service.get(bordered + "/card.png" + query) {
                $0.ifNoneMatch = response.field("ETag")
            }
            #expect(known.status == .notModified && known.field("X-Robots-Tag") == nil)
            #expect(response.lines[3] == "background 1.0 1.0 1.0")
        }
        #expect(service.get(bordered + ".png").field("X-Robots-Tag") == "noindex")
        #expect(service.get(bordered + "/card.png?colorScheme=dark").lines[3] == "background 0.0 0.0 0.0")
        #expect(service.get(bordered + "/card.png?padding=2").status == .badRequest)
    }

    @Test func `is a job of its own lane, whatever its price`() throws {
        for path in [".png", "/card.png", "/states.png", "/frames/1.png", "/animation.gif"] {
            guard case .job(let job) = service.service.plan(Request(target: Array((bordered + path).utf8)))
            else {
                Issue.record("\(path) is a job")
                continue
            }
            #expect(job.lane == .rasters)
            #expect(job.price > .cheap)
        }
        guard case .job(let picture) = service.service.plan(Request(target: Array((bordered + ".svg").utf8)))
        else {
            Issue.record("a picture is a job")
            return
        }
        #expect(picture.lane == .drawing)
    }

    @Test func `draws each cell of a sheet by itself`() throws {
        let sheet = service.get(bordered + "/states.png?scale=1")
        let cells = try #require(try service.json(bordered + "/states.json")["cells"] as? [Any])
        // The headings, and the cells.
        #expect(sheet.lines.filter { $0.hasPrefix("layer") }.count == 1 + cells.count)
    }
}

extension PixelSize {
    /// The size of a description such as `png 12x34`.
    fileprivate init?(description: String) {
        let numbers = description.split(separator: " ").last?.split(separator: "x").compactMap { Int($0) }
        guard let numbers, numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}

@Suite struct `An animated raster` {
    private let service = Service()

    @Test func `lasts as long as the animated SVG`() throws {
        let frames = try service.json(bordered + "/frames.json?fps=30")
        let duration = try #require(frames["duration"] as? Double)
        // The end is held for half a second.
        let repeating = service.get(bordered + "/animation.webp")
        #expect(repeating.durations.reduce(0, +) == Int((duration * 1000).rounded()) + 500)
        #expect(repeating.lines[2] == "repeats true")
        let once = service.get(bordered + "/animation.webp?loop=false")
        #expect(once.lines[2] == "repeats false")
        #expect(once.durations.reduce(0, +) >= Int(duration * 1000))
    }

    @Test func `has thirty frames a second unless the query chooses another number`() {
        let target = "/v1/swiftui/roundedAndShadowPro/animation.png?events=press@0&duration=0.5"
        let standard = service.get(target)
        #expect(standard.durations.contains { (33...34).contains($0) })
        let fast = service.get(target + "&fps=100")
        #expect(fast.durations.contains(10))
        #expect(standard.field("ETag") == service.get(target + "&fps=30").field("ETag"))
        #expect(standard.field("ETag") != service.get(target + "&fps=60").field("ETag"))
    }

    @Test func `shows a picture that does not change once`() {
        // A disabled button ignores the finger.
        #expect(service.get(bordered + "/animation.webp?state=disabled&duration=2").durations == [2000])
        let pressed = service.get(bordered + "/animation.webp?events=down@1&duration=2").durations
        #expect(pressed.count >= 2 && pressed.count < 60)
        #expect(pressed.reduce(0, +) == 2000)
    }

    @Test func `has at most fifty frames a second as a GIF`() {
        #expect(service.get(bordered + "/animation.gif?fps=50").status == .ok)
        #expect(service.get(bordered + "/animation.gif?fps=50.1").status == .badRequest)
        #expect(service.get(bordered + "/animation.webp?fps=51").status == .ok)
        #expect(service.get(bordered + "/animation.webp?fps=121").status == .badRequest)
    }
}

@Suite struct `The limits of rasters` {
    private let service = Service()

    /// The problem of a request that exceeds a limit.
    @discardableResult
    private func refusal(of target: String, because type: String, limit: String) throws -> [String: Any] {
        let refused = try problem(target)
        #expect(refused["type"] as? String == "urn:bezel:problem:\(type)")
        #expect(refused["limit"] as? String == limit)
        return refused
    }

    private func problem(_ target: String) throws -> [String: Any] {
        let response = service.get(target)
        #expect(response.status == .badRequest, "\(target)")
        return try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    }

    @Test func `are four megapixels for a picture`() throws {
        // 2,000 points and 4.5 of padding on each side are 8,036 pixels; 497 rows are 3,994,000.
        let wide = bordered + ".png?scale=4&width=2000&padding="
        #expect(service.get(wide + "40").status == .ok)
        let refused = try refusal(of: wide + "50", because: "too-many-pixels", limit: "4 megapixels")
        #expect((refused["value"] as? String)?.hasSuffix(" megapixels") == true)
        // HEAD has the status of GET.
        #expect(service.get(wide + "50") { $0.method = .head }.status == .badRequest)
        #expect(service.get(bordered + ".svg?width=2000&padding=200").status == .ok)
    }

    @Test func `are exact`() throws {
        try ResponseLimit.pixels.check(4_000_000)
        #expect(throws: QueryError.self) { try ResponseLimit.pixels.check(4_000_001) }
        try ResponseLimit.pixelsOfFrame.check(1_500_000)
        #expect(throws: QueryError.self) { try ResponseLimit.pixelsOfFrame.check(1_500_001) }
        try ResponseLimit.pixelsOfFrames.check(16_000_000)
        #expect(throws: QueryError.self) { try ResponseLimit.pixelsOfFrames.check(16_000_001) }
        try ResponseLimit.timeOfFrames.check(2_000_000)
        #expect(throws: QueryError.self) { try ResponseLimit.timeOfFrames.check(2_000_001) }
        try ResponseLimit.timeOfLayers.check(3_000_000)
        #expect(throws: QueryError.self) { try ResponseLimit.timeOfLayers.check(3_000_001) }
        try ResponseLimit.pixelsOfLayers.check(32_000_000)
        #expect(throws: QueryError.self) { try ResponseLimit.pixelsOfLayers.check(32_000_001) }
        #expect(throws: QueryError.self) { try ResponseLimit.timeOfLayers.check(Double.nan) }
        #expect(throws: QueryError.self) { try ResponseLimit.pixelsOfLayers.check(Double.infinity) }
        #expect(Problem(.pixels, value: 4_000_001).value == "4.01 megapixels")
        #expect(Problem(.pixels, value: 4_100_000).value == "4.1 megapixels")
        #expect(Problem(.timeOfFrames, value: 2_000_001).value == "2001 ms")
    }

    @Test func `are 240 frames for an animation`() throws {
        // A frame at the beginning, and none at the end of a duration that the query sets.
        let target = bordered + "/animation.webp?scale=1&fps=120&duration="
        #expect(service.get(target + "2").status == .ok)
        let refused = try refusal(of: target + "2.01", because: "too-many-frames", limit: "240 frames")
        #expect(refused["value"] as? String == "242 frames")
    }

    @Test func `are sixteen megapixels for all frames`() throws {
        let target = bordered + "/animation.gif?scale=4&duration=2&fps="
        #expect(service.get(target + "10").status == .ok)
        try refusal(of: target + "50&padding=40", because: "too-many-pixels", limit: "16 megapixels")
    }

    @Test func `are one and a half megapixels for a frame`() throws {
        let target = bordered + "/animation.gif?duration=0.1&width=2000&scale=2&padding="
        #expect(service.get(target + "60").status == .ok)
        try refusal(of: target + "90", because: "too-many-pixels", limit: "1.5 megapixels")
    }

    @Test func `are two seconds for an animation`() throws {
        // A light runs around the indicator in every frame.
        let title = String(repeating: "字", count: 110).percentEncoded
        let target =
            "/v1/uikit/gray/animation.gif?showsActivityIndicator=true&scale=1&padding=0&title=" + title
        #expect(service.get(target + "&duration=1&fps=10").status == .ok)
        try refusal(of: target + "&duration=4.8&fps=50", because: "too-expensive", limit: "2000 ms")
    }
}

@Suite struct `A build without rasters` {
    private let service = Service(rasters: nil)

    @Test(arguments: [
        ".png", "/card.png", "/states.png", "/frames/0.png", "/animation.webp", "/animation.gif",
    ])
    func `says that it lacks the format`(path: String) throws {
        let response = service.get(bordered + path)
        #expect(response.status == .notImplemented)
        #expect(response.field("Cache-Control") == "no-store")
        let problem = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        #expect(problem?["type"] as? String == "urn:bezel:problem:format-not-available")
        let picture = service.get(bordered + path) { $0.accept = "image/png,*/*" }
        #expect(picture.status == .ok)
        #expect(picture.field("X-Error-Code") == "format-not-available")
    }

    @Test func `draws SVG`() {
        #expect(service.get(bordered + ".svg").status == .ok)
    }
}

/// An encoder that always fails.
private struct FailingRasterEncoder: RasterEncoder {
    func encode(_ image: RasterImage) throws(RasterError) -> [UInt8] { throw .outOfMemory }
}

@Suite struct `A raster that cannot be drawn` {
    @Test func `is an error of the service that is not stored`() {
        let service = Service(rasters: FailingRasterEncoder())
        let response = service.get(bordered + ".png")
        #expect(response.status == .internalServerError)
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.field("Retry-After") == "1")
    }
}
