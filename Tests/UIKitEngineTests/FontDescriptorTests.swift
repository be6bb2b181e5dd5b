import Graphics
import Testing
import ViewEngine

@testable import UIKitEngine

@Suite struct `A font of UIKit` {
    private func bold(_ font: UIFont) -> UIFont? {
        font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    }

    @Test func `is bold by a trait`() {
        #expect(UIFont.boldSystemFont(ofSize: 17).font == .system(size: 17).bold())
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold).font == .system(size: 17, weight: .bold))
        #expect(bold(.preferredFont(forTextStyle: .body))?.font == .body.bold())
        #expect(bold(.systemFont(ofSize: 30, weight: .light))?.font == .system(size: 30).bold())
        #expect(bold(.systemFont(ofSize: 30, weight: .heavy))?.font == .system(size: 30, weight: .heavy))
    }

    @Test func `has the traits that its descriptor has`() throws {
        let descriptor = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
        #expect(descriptor.symbolicTraits == .traitBold)
        let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        let neither = try #require(both.withSymbolicTraits([]))
        #expect(UIFont(descriptor: neither, size: 0) == .init(.system(size: 17, weight: nil)))
    }

    @Test func `has the size and the design of its descriptor unless it has its own`() throws {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title3)
        #expect(UIFont(descriptor: descriptor, size: 0) == .preferredFont(forTextStyle: .title3))
        #expect(UIFont(descriptor: descriptor, size: 12).font == .system(size: 12))
        #expect(UIFont(descriptor: descriptor.withSize(12), size: 0).font == .system(size: 12))
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20) == .boldSystemFont(ofSize: 20))
        let rounded = try #require(descriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).font == .system(.title3, design: .rounded))
    }
}
