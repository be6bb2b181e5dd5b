import Foundation
import HTTP
import Testing

private let button = "/v1/swiftui/automatic"

@Suite struct `A script of events` {
    private let service = Service()

    @Test(arguments: [
        ("press@0.4,release@1", "down@.4,up@1.0"),
        ("tap@0.2", "down@0.2,up@0.3"),
        ("longPress@1", "down@1,up@1.6"),
        ("PRESS@0,Release@1", "down(0,0)@0,up@1"),
        ("down@0,move(60,-0.5)@.2,cancel@0.5", "press@0,move(60.0,-.5)@0.20,cancel@0.5"),
        ("press@1,release", "press@1,release@1"),
        ("press@0,+move(+5,+6)@1,+up@2", "down@0,move(5,6)@1,up@2"),
        ("Return@1,ESCAPE@2", "return@1,escape@2.0"),
        ("Enter@1,leave@2", "enter@1.0,leave@2"),
    ])
    func `means the same in each spelling`(first: String, second: String) {
        let responses = [first, second].map { service.get("\(button).svg?t=.3&events=\($0)") }
        #expect(responses[0].status == .ok)
        #expect(responses[0].field("ETag") == responses[1].field("ETag"))
    }

    @Test(arguments: [
        ("pres@0", "Event 1, “pres@0”, is none of"),
        ("down@0,,up@1", "Event 2, “”, is missing"),
        ("down@0,up@1,", "Event 3, “”, is missing"),
        ("down@1,up@0.5", "Event 2, “up@0.5”, comes before the event before it, which is at 1"),
        ("up@1", "Event 1, “up@1”, needs a finger that is down"),
        ("move(1,2)@1", "needs a finger that is down"),
        ("cancel@1", "needs a finger that is down"),
        ("tap@0,up@1", "Event 2, “up@1”, needs a finger that is down"),
        ("down@0,down@1", "Event 2, “down@1”, puts a finger down where one is already"),
        ("tap@0.4,down@0.45", "Event 2, “down@0.45”, comes before"),
        ("down@0,move@1", "Event 2, “move@1”, needs a point"),
        ("down(1,2@0", "has no closing parenthesis"),
        ("down(1)@0", "has no point of two decimal numbers"),
        ("down(nan,0)@0", "has no point of two decimal numbers"),
        ("down(1e400,0)@0", "has no point of two decimal numbers"),
        ("down(10001,0)@0", "is too far away"),
        ("focus(1,2)@0", "takes no point"),
        ("enter(1,2)@0", "takes no point"),
        ("down@x", "has no time in seconds"),
        ("down@-1", "has no time in seconds"),
        ("down@inf", "has no time in seconds"),
        ("down@", "has no time in seconds"),
        ("down@30.1", "takes 30 seconds at most"),
        ("longPress@29.9", "takes 30 seconds at most"),
        ("select@0", "buttons of UIKit can be selected"),
    ])
    func `that cannot happen is refused by its place`(script: String, reason: String) throws {
        let response = service.get("\(button)/animation.svg?events=\(script)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains(reason), "\(response.text)")
    }

    @Test(arguments: [button, "/v1/uikit/gray"])
    func `may have a pointer over the button, in any style`(path: String) {
        #expect(service.get("\(path).svg?events=enter@0,leave@1&t=0.5").status == .ok)
        let hovered = service.get("\(path).svg?state=hovered")
        #expect(hovered.status == .ok)
        #expect(hovered.text == service.get("\(path).svg").text)
        #expect(service.get("\(path).svg?state=hovered,disabled").status == .ok)
    }

    @Test func `has its own response for titles that are equal strings of other bytes`() {
        // Composed and decomposed: equal as strings, other glyphs.
        for name in ["title", "subtitle"] {
            let texts = ["e%CC%81", "%C3%A9"].map {
                service.get("/v1/uikit/gray.svg?\(name)=\($0)&events=tap@0&t=1&text=live").text
            }
            #expect(!texts[0].utf8.elementsEqual(texts[1].utf8))
        }
    }

    @Test func `has a bounded number of events`() {
        let moves = Array(repeating: "move(1,1)@1", count: 62)
        let longest = (["down@0"] + moves + ["up@1"]).joined(separator: ",")
        #expect(service.get("\(button).svg?events=\(longest)").status == .ok)
        let tooLong = service.get("\(button).svg?events=\(longest),focus@1")
        #expect(tooLong.status == .badRequest)
        #expect(tooLong.text.contains("Event 65, “focus@1”, is one too many"))
        // A tap is two, so that the addresses of its frames are no longer than the script may be.
        let taps = (0..<33).map { "tap@\(Double($0) / 2)" }
        #expect(service.get("\(button).svg?events=\(taps[..<32].joined(separator: ","))").status == .ok)
        let many = service.get("\(button).svg?events=\(taps.joined(separator: ","))")
        #expect(many.text.contains("Event 33, “tap@16.0”, is one too many"))
    }

    @Test func `is rounded to a thousandth of a point and a microsecond`() throws {
        let query = "events=down(1.23456,0)@0.12345678,up@1"
        #expect(
            try service.json("\(button)/frames.json?\(query)")["events"] as? String
                == "down(1.235,0)@0.123457,up@1"
        )
    }
}

@Suite struct `A moment of an interaction` {
    private let service = Service()

    private func opacity(_ query: String) -> String? {
        let text = service.get("\(button).svg?\(query)").text
        return text.firstMatch(of: /<g opacity="([^"]*)"/).map { String($0.1) }
    }

    @Test func `is drawn at its time`() {
        #expect(opacity("t=0.39") == nil)
        #expect(opacity("t=0.4") == ".2")
        #expect(opacity("t=1.1") == ".46")
        #expect(opacity("t=1.47") == nil)
        #expect(opacity("t=30") == nil)
    }

    @Test func `has its own title, byte for byte`() {
        // Both are é, in other bytes.
        let letters = ["e%CC%81", "%C3%A9"].map { title in
            service.get("\(button).svg?t=1&text=live&title=\(title)").body
        }
        #expect(letters[0] != letters[1])
    }

    @Test func `has one system for the button and the one beside it`() {
        #expect(service.get("/v1/swiftui/bordered.svg?beside=glass").status == .badRequest)
        #expect(service.get("/v1/swiftui/bordered.svg?beside=glass&system=ios26").status == .ok)
        #expect(service.get("/v1/swiftui/glass.svg?beside=plain").status == .ok)
    }

    @Test func `is the last one if the query has no time`() {
        #expect(opacity("events=press@0") == ".2")
        #expect(opacity("events=press@0,release@1") == nil)
    }

    @Test func `excludes a state with a finger on the button`() {
        #expect(service.get("\(button).svg?state=pressed&t=1").status == .badRequest)
        #expect(service.get("\(button)/frames.json?state=pressed").status == .badRequest)
        #expect(service.get("\(button).svg?state=disabled&t=0.5").status == .ok)
        #expect(opacity("state=disabled&t=0.5") == nil)
    }

    @Test func `has the size of the picture of each state`() throws {
        func size(_ query: String) -> String? {
            service.get("/v1/swiftui/glass.svg?\(query)").text
                .firstMatch(of: /viewBox="([^"]*)"/).map { String($0.1) }
        }
        let still = try #require(size("state=normal"))
        for query in ["state=pressed", "t=0.5", "t=1.1"] { #expect(size(query) == still) }
    }

    @Test(arguments: ["fps=30", "duration=1", "loop=false"])
    func `excludes the parameters of several moments`(query: String) {
        #expect(service.get("\(button).svg?t=1&\(query)").status == .badRequest)
    }
}

@Suite struct `The frames of an interaction` {
    private let service = Service()

    @Test func `are listed with their times and addresses`() throws {
        let list = try service.json("\(button)/frames.json?fps=10&title=Hi%20you")
        #expect(list["count"] as? Int == 16)
        #expect(list["fps"] as? Int == 10)
        #expect(list["duration"] as? Double == 1.47)
        #expect(list["endsAtRest"] as? Bool == true)
        #expect(list["events"] as? String == "down@0.4,up@1")
        let frames = try #require(list["frames"] as? [[String: Any]])
        #expect(frames.count == 16)
        #expect(frames[4]["index"] as? Int == 4)
        #expect(frames[4]["time"] as? Double == 0.4)
        #expect(frames[15]["time"] as? Double == 1.47)
        for frame in frames {
            let response = service.get(try #require(frame["url"] as? String))
            #expect(response.status == .ok)
            #expect(response.text.contains("Hi you"))
        }
    }

    @Test func `are the moments at their times`() {
        for number in [0, 23, 24, 66, 80, 89] {
            let frame = service.get("\(button)/frames/\(number).svg")
            let moment = service.get("\(button).svg?t=\(min(Double(number) / 60, 1.47))")
            #expect(frame.body == moment.body, "\(number)")
        }
    }

    @Test func `end with the last one`() {
        #expect(service.get("\(button)/frames/89.svg").status == .ok)
        let missing = service.get("\(button)/frames/90.svg")
        #expect(missing.status == .notFound)
        #expect(missing.text.contains("0 to 89"))
        for path in ["-1", "01", "x", "", "1.5", "99999999999999999999"] {
            #expect(service.get("\(button)/frames/\(path).svg").status == .notFound)
        }
    }

    @Test func `are not listed if their addresses are too long`() {
        let title = String(repeating: "%F0%9F%98%80", count: 150)
        let moves = (1...60).map { "move(\($0).123,-\($0).123)@0.\(100_000 + $0)" }
        let events = "down@0,\(moves.joined(separator: ",")),up@29"
        let list = service.get("\(button)/frames.json?fps=120&title=\(title)&events=\(events)")
        #expect(list.status == .badRequest)
        #expect(list.text.contains("may take 20 ms"))
        #expect(service.get("\(button)/frames.json?fps=1&title=\(title)&events=\(events)").status == .ok)
    }

    @Test func `are as many as the duration has`() throws {
        let list = try service.json("\(button)/frames.json?fps=20&duration=0.5")
        #expect(list["count"] as? Int == 11)
        #expect(list["duration"] as? Double == 0.5)
        #expect(list["endsAtRest"] as? Bool == true)
        let cut = try service.json("\(button)/frames.json?duration=1.2")
        #expect(cut["endsAtRest"] as? Bool == false)
    }

    @Test(arguments: [
        "fps=0", "fps=121", "fps=nan", "duration=0", "duration=31", "duration=-1", "duration=inf", "t=1",
    ])
    func `are refused if the rate or the duration is out of range`(query: String) {
        #expect(service.get("\(button)/frames.json?\(query)").status == .badRequest)
    }
}

@Suite struct `An animated picture` {
    private let service = Service()

    private func picture(_ query: String = "", of style: String = "automatic") -> Response {
        service.get("/v1/swiftui/\(style)/animation.svg?\(query)")
    }

    @Test func `is one file without script that plays by CSS`() {
        let text = picture().text
        #expect(text.hasPrefix("<svg "))
        #expect(text.contains("@keyframes"))
        // Its end is held for half a second.
        #expect(text.contains("1.97s linear infinite"))
        #expect(!text.contains("<script"))
        #expect(!text.contains("http://") || text.components(separatedBy: "http://").count == 2)
    }

    @Test(arguments: ["automatic", "roundedAndShadow", "my"])
    func `shows a change at its beginning, even if nothing lasts`(style: String) {
        let response = picture("events=down@0&loop=false&motion=reduced", of: style)
        #expect(response.status == .ok)
        #expect(response.text.contains(" forwards"))
        #expect(picture("events=down@0&loop=false", of: style).status == .ok)
    }

    @Test func `is at most 1,200 bytes larger than a still picture`() {
        for style in ["automatic", "plain", "bordered", "borderedProminent", "customDefault"] {
            let still = service.get("/v1/swiftui/\(style).svg").body.count
            #expect(picture(of: style).body.count < still + 1200, "\(style)")
        }
    }

    @Test func `shows the button at rest to viewers without animation`() {
        let rest = service.get("/v1/swiftui/automatic.svg").text
        let playing = picture().text
            .replacing(/<style>.*<\/style>/, with: "")
            .replacing(/<g class="[^"]*">/, with: "")
            .replacing("</g>", with: "")
        #expect(playing == rest)
    }

    @Test func `shows the button before the first event to viewers without animation`() {
        let text = picture("events=down@0,up@0.5").text
        #expect(!text.contains("<g class=\"") || text.contains(/<g class="[^"]*"><path/))
    }

    @Test func `shows its last change before it begins again`() {
        #expect(picture("events=down@0.5").text.contains("1s linear infinite"))
        #expect(picture("events=down@0.5").text.contains("50%,100%{opacity:.2}"))
    }

    @Test func `is refused if hundreds of lines move`() {
        func response(lines: Int, taps: Int) -> Response {
            let title = Array(repeating: "a", count: lines).joined(separator: "%0A")
            let taps = (0..<taps).map { "tap@\(Double($0) * 0.9)" }.joined(separator: ",")
            return picture(
                "label=circle&beside=glass&system=ios26&title=\(title)&events=\(taps)",
                of: "glass"
            )
        }
        #expect(response(lines: 128, taps: 32).status == .badRequest)
        let few = response(lines: 4, taps: 1)
        #expect(few.status == .ok)
        #expect(few.body.count < 1 << 20)
    }

    @Test func `plays once without a loop`() {
        let text = picture("loop=false").text
        #expect(text.contains("1.47s linear forwards"))
        #expect(!text.contains("infinite"))
    }

    @Test func `lasts as long as the duration of the query`() {
        #expect(picture("duration=2.5").text.contains("2.5s linear"))
        #expect(picture("duration=0.5").text.contains(".5s linear"))
    }

    @Test func `without a change is a still picture`() {
        let bare = picture("step=bare", of: "customDefault")
        #expect(bare.body == service.get("/v1/swiftui/customDefault.svg?step=bare").body)
    }
}

@Suite struct `The timeline of an interaction` {
    private let service = Service()

    @Test func `has the attributes that change, and the actions of the button`() throws {
        let timeline = try service.json("/v1/swiftui/automatic/timeline.json?label=circle")
        #expect(timeline["duration"] as? Double == 1.47)
        let actions = try #require(timeline["actions"] as? [[String: Any]])
        #expect(actions.count == 1)
        #expect(actions[0]["name"] as? String == "trigger")
        #expect(actions[0]["time"] as? Double == 1)

        let tracks = try #require(timeline["tracks"] as? [[String: Any]])
        #expect(Set(tracks.compactMap { $0["attribute"] as? String }) == ["opacity", "translate"])
        let fade = try #require(tracks.first { $0["attribute"] as? String == "opacity" })
        let keyframes = try #require(fade["keyframes"] as? [[String: Double]])
        #expect(keyframes[0] == ["time": 0, "value": 1])
        #expect(keyframes[1] == ["time": 0.4, "value": 1])
        #expect(keyframes[2] == ["time": 0.4, "value": 0.2])
        #expect(keyframes[3] == ["time": 1, "value": 0.2])
        #expect(keyframes.last == ["time": 1.47, "value": 1])
    }

    @Test func `has no duration if nothing happens`() throws {
        #expect(service.get("\(button)/timeline.json?events=disable@0").text.contains("\"duration\":0,"))
    }

    @Test func `is empty for a button that does nothing`() throws {
        let timeline = try service.json("/v1/swiftui/customDefault/timeline.json?step=bare")
        #expect((timeline["tracks"] as? [Any])?.isEmpty == true)
        #expect((timeline["actions"] as? [Any])?.isEmpty == true)
    }

    @Test func `animates colors and opacities only, with reduced motion`() throws {
        let reduced = try service.json(
            "/v1/swiftui/automatic/timeline.json?label=circle&motion=reduced"
        )
        let tracks = try #require(reduced["tracks"] as? [[String: Any]])
        let travel = try #require(tracks.first { $0["attribute"] as? String == "translate" })
        // It is here, and then there.
        #expect((travel["keyframes"] as? [Any])?.count == 4)
        let fade = try #require(tracks.first { $0["attribute"] as? String == "opacity" })
        #expect(((fade["keyframes"] as? [Any])?.count ?? 0) > 8)
    }
}

@Suite struct `A style's own parameters` {
    private let service = Service()

    @Test func `are in its catalog entry, with their defaults`() throws {
        let style = try service.json("/v1/styles/swiftui/customDefault")
        let parameters = try #require(style["parameters"] as? [[String: Any]])
        let step = try #require(parameters.first { $0["name"] as? String == "step" })
        #expect(step["default"] as? String == "final")
        #expect((step["values"] as? [String])?.contains("explicitTrigger") == true)
        let distance = try #require(parameters.first { $0["name"] as? String == "minimumDistance" })
        #expect(distance["maximum"] as? Double == 100)
    }

    @Test func `are no parameters of other styles`() {
        let response = service.get("/v1/swiftui/plain.svg?step=bare")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("It is a parameter of swiftui/customDefault"))
    }

    @Test func `are checked like others`() {
        #expect(service.get("/v1/swiftui/customDefault.svg?step=last").status == .badRequest)
        #expect(service.get("/v1/swiftui/customDefault.svg?minimumDistance=101").status == .badRequest)
        #expect(service.get("/v1/swiftui/customDefault.svg?steps=bare").text.contains("step"))
        let spelled = service.get("/v1/swiftui/customDefault.svg?step=FINAL&minimumDistance=0")
        #expect(spelled.field("ETag") == service.get("/v1/swiftui/customDefault.svg").field("ETag"))
    }
}
