import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

/// A button that lays its parts out by closures.
private final class Placing: UIButton {
    var image: (CGRect) -> CGRect? = { _ in nil }
    var title: (CGRect) -> CGRect? = { _ in nil }
    var content: CGRect?
    var backdrop: CGRect?
    var place: (Placing) -> Void = { _ in }

    override func imageRect(forContentRect rect: CGRect) -> CGRect {
        image(rect) ?? super.imageRect(forContentRect: rect)
    }

    override func titleRect(forContentRect rect: CGRect) -> CGRect {
        title(rect) ?? super.titleRect(forContentRect: rect)
    }

    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        content ?? super.contentRect(forBounds: bounds)
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        backdrop ?? super.backgroundRect(forBounds: bounds)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(self)
    }
}

@Suite struct `The rectangles of a button` {
    private func picture(
        width: CGFloat = 100,
        _ change: @escaping (Placing) -> Void
    ) -> DisplayList {
        render(
            UIButtonView {
                let button = Placing()
                button.setTitle("ab", for: .normal)
                button.setImage(UIImage(systemName: "star"), for: .normal)
                button.frame = CGRect(x: 0, y: 0, width: width, height: 40)
                change(button)
                return button
            }
        )
    }

    /// The bounds of the glyphs of a text.
    private func bounds(of text: String, in list: DisplayList) throws -> CGRect {
        try #require(list.runs.first { $0.text == text }).bounds
    }

    private func image(in list: DisplayList) throws -> CGRect {
        try #require(list.runs.first { $0.text != "ab" }).bounds
    }

    @Test func `are where the button draws its parts by default`() throws {
        var frames: (image: CGRect, title: CGRect) = (.zero, .zero)
        let list = picture { button in
            button.place = {
                frames = ($0.imageView?.frame ?? .zero, $0.titleLabel?.frame ?? .zero)
            }
        }
        let title = try bounds(of: "ab", in: list)
        #expect(abs(frames.title.midX - title.midX) < 0.5)
        #expect(abs(frames.title.midY - title.midY) < 0.5)
        #expect(abs(frames.title.width - title.width) < 0.5)
        #expect(frames.image.maxX == frames.title.minX)
        #expect(abs(frames.image.midX - (try image(in: list)).midX) < 0.5)
    }

    @Test func `of an override place the image and the title`() throws {
        let own = picture { _ in }
        let list = picture {
            $0.image = { _ in CGRect(x: 0, y: 0, width: 10, height: 20) }
            $0.title = { CGRect(x: 20, y: 0, width: $0.width - 20, height: $0.height) }
        }
        #expect(list.size == own.size)
        #expect(try image(in: list).midX < 10)
        // A title is at the beginning of its rectangle, and in its middle.
        let title = try bounds(of: "ab", in: list)
        #expect(abs(title.minX - 20) < 0.5)
        #expect(abs(title.midY - 20) < 0.5)
        // The other part stays where it is.
        let one = picture { $0.image = { _ in CGRect(x: 0, y: 0, width: 10, height: 20) } }
        #expect(try bounds(of: "ab", in: one) == bounds(of: "ab", in: own))
    }

    @Test func `of the content move both parts`() throws {
        let own = picture { _ in }
        let list = picture { $0.content = CGRect(x: 20, y: 0, width: 100, height: 40) }
        let (before, after) = (try bounds(of: "ab", in: own), try bounds(of: "ab", in: list))
        #expect(abs(after.minX - before.minX - 20) < 0.5)
        #expect(abs(try image(in: list).midX - image(in: own).midX - 20) < 0.5)
    }

    @Test func `of the background place its image`() throws {
        let list = picture {
            $0.setBackgroundImage(UIImage(systemName: "square.fill"), for: .normal)
            $0.backdrop = CGRect(x: 60, y: 10, width: 20, height: 20)
        }
        let image = try #require(list.runs.first).bounds
        #expect(image.minX > 55 && image.maxX < 85)
    }

    @Test func `have no effect on a button with a configuration`() throws {
        let list = picture {
            $0.configuration = .plain()
            $0.configuration?.title = "ab"
            $0.title = { _ in CGRect(x: 60, y: 0, width: 40, height: 40) }
        }
        #expect(abs(try bounds(of: "ab", in: list).midX - 50) < 1)
    }

    @Test func `that layoutSubviews() sets place the parts, with a configuration too`() throws {
        for configuration in [nil, UIButton.Configuration.plain()] {
            let list = picture { button in
                button.configuration = configuration
                button.configuration?.title = "ab"
                button.place = { $0.titleLabel?.frame.origin.x = 60 }
            }
            #expect(abs(try bounds(of: "ab", in: list).minX - 60) < 0.5)
        }
    }

    @Test func `of a long title truncate it`() throws {
        let list = picture {
            $0.setTitle("abcdefghij", for: .normal)
            $0.title = { _ in CGRect(x: 0, y: 0, width: 40, height: 40) }
        }
        #expect(list.runs.contains { $0.text.contains("…") })
    }
}
