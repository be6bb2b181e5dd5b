import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `What surrounds a view` {
    @Test func `limits the size of controls to a range`() {
        struct Reader: View {
            @Environment(\.controlSize) private var size
            var body: some View {
                Color.red.frame(width: CGFloat(ControlSize.allCases.firstIndex(of: size) ?? 0) + 1, height: 1)
            }
        }
        func index<Content: View>(_ view: Content) -> CGFloat? { render(view).fills.first?.width }
        #expect(index(Reader().controlSize(...ControlSize.small).controlSize(.large)) == 2)
        #expect(index(Reader().controlSize(ControlSize.large...).controlSize(.mini)) == 4)
        #expect(index(Reader().controlSize(.mini ... .large).controlSize(.regular)) == 3)
        #expect(ControlSize.mini < .small && ControlSize.extraLarge > .large)
    }

    @Test func `is a part of the proposed space`() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
            .frame(width: 130, height: 20)
        #expect(render(view).fills.first?.width == 60)
        let half = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .frame(width: 130, height: 20)
        #expect(render(half).fills.first?.width == 65)
    }

    @Test func `replaces the background of the screen`() {
        let view = Color.red.frame(width: 10, height: 10).background(.background)
        #expect(render(view).fillColors.first == .test(.background))
        #expect(render(view.backgroundStyle(.blue)).fillColors.first == .test(.blue))
        #expect(render(view.backgroundStyle(.background)).fillColors.first == .test(.background))
    }

    @Test func `counts as large text from the first accessibility size on`() {
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test func `turns by the sum of two angles`() {
        var angle = Angle.degrees(30) + .degrees(60) * 2 - .degrees(20) / 2
        #expect(abs(angle.degrees - 140) < 1e-9)
        angle += .degrees(1)
        angle -= .degrees(2)
        #expect(abs((-angle).degrees + 139) < 1e-9)
    }

    @Test func `is undone by the inverse of a transform`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let identity = transform.concatenating(transform.inverted())
        #expect(abs(identity.a - 1) < 1e-12 && abs(identity.d - 1) < 1e-12 && abs(identity.b) < 1e-12)
        #expect(abs(identity.tx) < 1e-12 && abs(identity.ty) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }
}
