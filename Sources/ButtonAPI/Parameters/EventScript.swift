import Graphics
import ViewEngine
import ViewRendering

/// The events of a button, as text: `down@0,move(60,0)@0.2,up@0.5`.
///
/// A script is a list of events with their times in seconds, which do not descend; points are from the
/// center of the button. `press`, `release`, `tap` and `longPress` are short for one or two of them.
struct EventScript: Equatable {
    static let maximumCount = 64
    /// In seconds.
    static let maximumTime = RecordedView.maximumDuration
    /// In points, in each direction.
    static let maximumDistance = 10_000.0

    /// A press, and a release 0.6 s later.
    static let press = EventScript(
        events: [InteractionEvent(.down(.zero), at: 0.4), InteractionEvent(.up, at: 1)]
    )

    private(set) var events: [InteractionEvent] = []
    private var isDown = false
    /// Whether the button can be selected.
    private let isSelectable: Bool

    private init(events: [InteractionEvent]) {
        self.events = events
        isSelectable = false
    }

    init(_ text: String, isSelectable: Bool) throws(ParameterError) {
        self.isSelectable = isSelectable
        for (index, word) in Self.words(of: text).enumerated() {
            do throws(EventError) {
                try append(Word(word))
                // A tap is two.
                guard events.count <= Self.maximumCount else { throw .tooMany(limit: Self.maximumCount) }
            } catch {
                throw .script(number: index + 1, event: word, error)
            }
        }
    }

    /// The script in one spelling.
    var canonical: String { Self.canonical(events) }

    static func canonical(_ events: [InteractionEvent]) -> String {
        events.map(\.canonical).joined(separator: ",")
    }

    /// The words between commas; a comma in parentheses is part of a point.
    private static func words(of text: String) -> [String] {
        var words = [""]
        var depth = 0
        for character in text {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case ",":
                if depth <= 0 {
                    words.append("")
                    continue
                }
            default: break
            }
            words[words.count - 1].append(character)
        }
        return words
    }

    private mutating func append(_ word: Word) throws(EventError) {
        let last = events.last?.time ?? 0
        let time = word.time ?? last
        guard time <= Self.maximumTime else { throw .tooLate(limit: Self.maximumTime) }
        guard time >= last else { throw .descends(from: last) }
        switch word.name {
        case .down, .press: try touch(.down(word.point ?? .zero), at: time)
        case .move:
            guard let point = word.point else { throw .wantsPoint }
            try touch(.move(point), at: time)
        case .up, .release: try touch(.up, at: time)
        case .cancel: try touch(.cancel, at: time)
        case .tap: try touch(from: time, for: 0.1, word)
        case .longPress: try touch(from: time, for: 0.6, word)
        case .enter: events.append(InteractionEvent(.enter, at: time))
        case .leave: events.append(InteractionEvent(.leave, at: time))
        case .enable: events.append(InteractionEvent(.enable, at: time))
        case .disable: events.append(InteractionEvent(.disable, at: time))
        case .focus: events.append(InteractionEvent(.focus, at: time))
        case .blur: events.append(InteractionEvent(.blur, at: time))
        case .select: try select(.select, at: time)
        case .deselect: try select(.deselect, at: time)
        case .return: events.append(InteractionEvent(.key(.return), at: time))
        case .escape: events.append(InteractionEvent(.key(.escape), at: time))
        }
    }

    private mutating func touch(
        from time: Double,
        for duration: Double,
        _ word: Word
    ) throws(EventError) {
        // A sum of decimals is a hair beside the decimal that people write.
        let end = (time + duration).rounded(toDecimals: 1e6)
        guard end <= Self.maximumTime else { throw .tooLate(limit: Self.maximumTime) }
        try touch(.down(word.point ?? .zero), at: time)
        try touch(.up, at: end)
    }

    private mutating func select(_ kind: InteractionEvent.Kind, at time: Double) throws(EventError) {
        guard isSelectable else { throw .notSelectable }
        events.append(InteractionEvent(kind, at: time))
    }

    /// Adds what happens to a finger, which must be where it can happen.
    private mutating func touch(_ kind: InteractionEvent.Kind, at time: Double) throws(EventError) {
        if case .down = kind {
            guard !isDown else { throw .alreadyDown }
            isDown = true
        } else {
            guard isDown else { throw .notDown }
            switch kind {
            case .up, .cancel: isDown = false
            default: break
            }
        }
        events.append(InteractionEvent(kind, at: time))
    }

    static func == (first: EventScript, second: EventScript) -> Bool { first.events == second.events }
}

extension EventScript {
    enum Name: String, CaseIterable {
        case down, move, up, cancel, press, release, tap, longPress
        case enter, leave
        case enable, disable, focus, blur, select, deselect
        case `return`, escape

        /// Whether a point may stand after it.
        var takesPoint: Bool {
            switch self {
            case .down, .move, .press, .tap, .longPress: true
            default: false
            }
        }
    }

    /// One event as written: a name, perhaps a point, perhaps a time.
    private struct Word {
        let name: Name
        var point: CGPoint?
        var time: Double?

        init(_ word: String) throws(EventError) {
            // In a URL a plus sign is a space, and people put one after a comma.
            let text = word.filter { $0 != " " }
            guard !text.isEmpty else { throw .empty }
            let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            var head = parts[0]
            if let opening = head.firstIndex(of: "(") {
                guard head.hasSuffix(")") else { throw .malformed }
                point = try Self.point(head[head.index(after: opening)...].dropLast())
                head = head[..<opening]
            }
            name = try Self.name(String(head))
            guard point == nil || name.takesPoint else { throw .takesNoPoint }
            if parts.count == 2 {
                guard let time = Double(decimal: String(parts[1])), time >= 0 else { throw .notATime }
                self.time = time.rounded(toDecimals: 1e6)
            }
        }

        private static func name(_ text: String) throws(EventError) -> Name {
            let folded = text.lowercased()
            if let name = Name.allCases.first(where: { $0.rawValue.lowercased() == folded }) { return name }
            let names = Name.allCases.map(\.rawValue)
            throw .unknownEvent(UnknownName(name: text, known: names))
        }

        private static func point(_ text: Substring) throws(EventError) -> CGPoint {
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
            guard numbers.count == 2, let x = Double(decimal: String(numbers[0])),
                let y = Double(decimal: String(numbers[1]))
            else { throw .notAPoint }
            let limit = EventScript.maximumDistance
            guard x.magnitude <= limit, y.magnitude <= limit else { throw .tooFar(limit: limit) }
            return CGPoint(x: x.rounded(toDecimals: 1e3), y: y.rounded(toDecimals: 1e3))
        }
    }
}

extension InteractionEvent {
    /// The event as the script spells it.
    fileprivate var canonical: String { name + "@" + time.shortDescription }

    private var name: String {
        switch kind {
        case .down(.zero): "down"
        case .down(let point): "down" + point.canonical
        case .move(let point): "move" + point.canonical
        case .up: "up"
        case .cancel: "cancel"
        case .enter: "enter"
        case .leave: "leave"
        case .enable: "enable"
        case .disable: "disable"
        case .focus: "focus"
        case .blur: "blur"
        case .select: "select"
        case .deselect: "deselect"
        case .key(.return): "return"
        case .key: "escape"
        }
    }
}

extension Double {
    /// The nearest number with so many parts of one: nobody can tell a shorter time, or a shorter way.
    fileprivate func rounded(toDecimals parts: Double) -> Double { (self * parts).rounded() / parts }
}

extension CGPoint {
    fileprivate var canonical: String { "(" + x.shortDescription + "," + y.shortDescription + ")" }
}
