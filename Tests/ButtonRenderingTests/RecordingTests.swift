import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

@testable import ButtonRendering

@Suite struct `A recorded button` {
    private static let events: [InteractionEvent] = [.down(0.1), .move(0.3, x: 200), .move(0.5), .up(0.7)]

    private func recording(
        of entry: CatalogEntry,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) -> RecordedView {
        var request = ButtonRequest(style: entry)
        request.interaction.events = Self.events
        change(&request)
        return ButtonRenderer(shaper: FixedWidthShaper()).recordedView(of: request)
    }

    @Test(arguments: Catalog.standard.entries, DemoLabel.allCases)
    func `draws a moment as its timeline has it`(entry: CatalogEntry, label: DemoLabel) {
        let recorded = recording(of: entry) { $0.button.label.demo = label }
        let timeline = recorded.timeline
        for step in 0...20 {
            let time = recorded.duration * Double(step) / 20
            let exact = recorded.picture(at: time).content
            let told = timeline.displayList(at: time).visible
            #expect(told.resembles(exact), "\(entry) at \(time)")
        }
    }

    @Test(arguments: Catalog.standard.entries)
    func `rests in the picture of its state`(entry: CatalogEntry) {
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        let before = recording(of: entry).picture(at: 0).content
        #expect(before == renderer.picture(of: ButtonRequest(style: entry)).content)
        #expect(recording(of: entry).picture(at: .infinity).content == before)
        // Glass of UIKit shows a touch, but not that an app sets `isHighlighted`.
        guard entry.framework != .uiKit || !entry.name.lowercased().contains("glass") else { return }
        var pressed = ButtonRequest(style: entry)
        pressed.button.state = .pressed
        let held = recording(of: entry) {
            $0.interaction.events = [.down(0)]
            // Shorter than any long press.
            $0.interaction.duration = 2
        }
        #expect(held.picture(at: .infinity).content == renderer.picture(of: pressed).content)
    }
}

@Suite struct `An interaction that never comes to rest` {
    private struct Pulsing: ButtonStyle {
        let animation: Animation

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .opacity(configuration.isPressed ? 0.5 : 1)
                .animation(animation, value: configuration.isPressed)
        }
    }

    private func recording(
        _ duration: Double? = nil,
        _ animation: Animation = .linear(duration: 1).repeatForever(),
        _ events: [InteractionEvent] = [.down(1)]
    ) throws -> RecordedView {
        var request = ButtonRequest(style: entry(drawing: Pulsing(animation: animation)))
        request.interaction.events = events
        request.interaction.duration = duration
        return ButtonRenderer(shaper: FixedWidthShaper()).recordedView(of: request)
    }

    @Test func `is cut, and says so`() throws {
        let endless = try recording()
        // There and back takes two seconds, and starts after one.
        #expect(endless.duration == 4)
        #expect(!endless.endsAtRest)
        // No pause: it would be seen as a jump.
        #expect(endless.pictureDuration(repeats: true) == 4)
        let cut = try recording(3)
        #expect(cut.duration == 3)
        #expect(!cut.endsAtRest)
    }

    @Test func `is cut as well if it ends some day`() throws {
        let animations: [Animation] = [
            .linear(duration: 1).repeatCount(.max), .linear(duration: 86_400), .spring.speed(1e-300),
        ]
        for animation in animations {
            let recorded = try recording(nil, animation)
            #expect(recorded.duration == 11)
            #expect(!recorded.endsAtRest)
            #expect(recorded.timeline.duration == 11)
        }
    }

    @Test func `is shown after its last event`() throws {
        let recorded = try recording(nil, .linear(duration: 1).repeatForever(), [.down(0), .up(12)])
        #expect(recorded.duration == 14)
    }

    @Test func `goes there and back until it is cut`() throws {
        let recorded = try recording(5)
        for (time, opacity) in [(1.5, 0.75), (2, 0.5), (2.5, 0.75), (3.5, 0.75), (4, 0.5)] {
            let content = recorded.picture(at: time).content
            guard case .group(.opacity(let shown), _) = content.items[0].drawing else {
                Issue.record("no group at \(time)")
                continue
            }
            #expect((shown - opacity).magnitude < 1e-9)
        }
        // At rest a repeating animation is at the end of its first leg.
        guard case .group(.opacity(0.5), _) = recorded.picture(at: .infinity).content.items[0].drawing
        else {
            Issue.record("not at the end of the first leg")
            return
        }
    }
}

@Suite struct `A pressed button that grows` {
    private struct Growing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(configuration.isPressed ? 4 : 0)
                .animation(.default, value: configuration.isPressed)
        }
    }

    @Test func `fits its words, whichever it was resolved with`() throws {
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        var request = ButtonRequest(style: entry(drawing: Growing()))
        request.button.state = .pressed
        _ = renderer.picture(of: request)
        request.title = "A much longer title"
        let again = renderer.picture(of: request).content
        #expect(again == ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content)
        #expect(again.runs.map(\.text) == ["A much longer title"])
    }
}

/// An entry for a style that is not in the catalog.
private func entry<Style: ButtonStyle & Sendable>(drawing style: Style) -> CatalogEntry {
    .swiftUI("\(Style.self)", summary: "", since: "") { _ in style }
}

extension DisplayList {
    /// Whether both look the same, but for what a timeline may be off by.
    fileprivate func resembles(_ other: DisplayList) -> Bool {
        size == other.size
            && (items.resemble(other.items)
                || items.withoutPaleEffects.resemble(other.items.withoutPaleEffects))
    }
}

extension [DisplayItem] {
    fileprivate func resemble(_ other: [DisplayItem]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.resembles($1) }
    }

    /// The items without groups that a picture which is off by a little may lack.
    fileprivate var withoutPaleEffects: [DisplayItem] {
        flatMap { item in
            guard case .group(let effect, let items) = item.drawing else { return [item] }
            let inside = items.withoutPaleEffects
            return switch effect {
            case .opacity(let opacity) where opacity > 0.994: inside
            case .transform(let transform) where (transform.a - 1).magnitude < 0.006: inside
            default: [.group(effect, items: inside, id: item.id)]
            }
        }
    }
}

extension DisplayItem {
    /// Whether the item is not so faint that one picture may have it and the other not.
    fileprivate var isDistinct: Bool {
        switch drawing {
        case .fill(_, let color): color.opacity > 1.01 / 255
        case .stroke, .glyphs: true
        case .group(_, let items): items.contains(where: \.isDistinct)
        }
    }

    fileprivate func resembles(_ other: DisplayItem) -> Bool {
        switch (drawing, other.drawing) {
        case (.fill(let first, let color), .fill(let second, let otherColor)):
            return first.boundingRect.resembles(second.boundingRect) && color.resembles(otherColor)
        case (.stroke(let first, _, let color), .stroke(let second, _, let otherColor)):
            return first.boundingRect.resembles(second.boundingRect) && color.resembles(otherColor)
        case (.glyphs(let first), .glyphs(let second)):
            return first.bounds.resembles(second.bounds) && first.color.resembles(second.color)
        case (.group(let first, let items), .group(let second, let otherItems)):
            let (items, otherItems) = (items.filter(\.isDistinct), otherItems.filter(\.isDistinct))
            guard items.count == otherItems.count, first.resembles(second) else { return false }
            return zip(items, otherItems).allSatisfy { $0.resembles($1) }
        default: return false
        }
    }
}

extension DisplayEffect {
    fileprivate func resembles(_ other: DisplayEffect) -> Bool {
        switch (self, other) {
        case (.opacity(let first), .opacity(let second)): (first - second).magnitude < 0.006
        case (.transform(let first), .transform(let second)): (first.a - second.a).magnitude < 0.006
        case (.shadow(let first), .shadow(let second)): (first.radius - second.radius).magnitude < 0.1
        case (.gradient(let first), .gradient(let second)):
            zip(first.geometry.numbers, second.geometry.numbers).allSatisfy { ($0 - $1).magnitude < 0.1 }
        case (.clip, .clip), (.compositing, .compositing): true
        case (.blendMode(let first), .blendMode(let second)): first == second
        default: false
        }
    }
}

extension CGRect {
    fileprivate func resembles(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
            .allSatisfy { $0.magnitude < 0.1 }
    }
}

extension ResolvedColor {
    fileprivate func resembles(_ other: ResolvedColor) -> Bool {
        [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity]
            .allSatisfy { $0.magnitude < 1.01 / 255 }
    }
}
