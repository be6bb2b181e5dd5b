import Graphics
import Testing
import ViewEngine

@Suite struct `An animatable value` {
    /// A value with one animatable part.
    private struct Badge: Animatable {
        var name: String
        var count: Double

        var animatableData: Double {
            get { count }
            set { count = newValue }
        }
    }

    /// A value without animatable data.
    private struct Name: Animatable {
        var name: String
    }

    @Test func `interpolates its animatable data`() {
        var badge = Badge(name: "a", count: 1)
        badge.animatableData.scale(by: 3)
        #expect(badge.count == 3)
        #expect(badge.name == "a")
    }

    @Test func `may have no animatable data`() {
        var name = Name(name: "a")
        name.animatableData = .zero
        #expect(name.name == "a")
        #expect(name.animatableData.magnitudeSquared == 0)
    }

    @Test func `of geometry has its coordinates as vector`() {
        var rect = CGRect.zero
        rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect.animatableData.magnitudeSquared == 30)
        #expect(
            CGPoint(x: 1, y: 2).animatableData + CGSize(width: 3, height: 4).animatableData
                == AnimatablePair(4, 6)
        )
    }

    @Test func `of a unit point has its fractions in 128ths as vector`() {
        var point = UnitPoint.topTrailing
        #expect(point.animatableData == AnimatablePair(128, 0))
        point.animatableData.scale(by: 0.5)
        #expect(point == UnitPoint.top)
    }
}
