import Graphics
import Testing
import ViewEngine

@Suite struct `An animatable value` {
    /// A value of which only one part can move.
    private struct Badge: Animatable {
        var name: String
        var count: Double

        var animatableData: Double {
            get { count }
            set { count = newValue }
        }
    }

    /// A value of which no part can move.
    private struct Name: Animatable {
        var name: String
    }

    @Test func `moves in the part that it names`() {
        var badge = Badge(name: "a", count: 1)
        badge.animatableData.scale(by: 3)
        #expect(badge.count == 3)
        #expect(badge.name == "a")
    }

    @Test func `need not move at all`() {
        var name = Name(name: "a")
        name.animatableData = .zero
        #expect(name.name == "a")
        #expect(name.animatableData.magnitudeSquared == 0)
    }

    @Test func `of geometry is its numbers`() {
        var rect = CGRect.zero
        rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect.animatableData.magnitudeSquared == 30)
        #expect(
            CGPoint(x: 1, y: 2).animatableData + CGSize(width: 3, height: 4).animatableData
                == AnimatablePair(4, 6)
        )
    }

    @Test func `of a unit point counts in 128ths`() {
        var point = UnitPoint.topTrailing
        #expect(point.animatableData == AnimatablePair(128, 0))
        point.animatableData.scale(by: 0.5)
        #expect(point == UnitPoint.top)
    }
}
