import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A property of the environment` {
    private struct Width: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.isEnabled) private var isEnabled
        private var width: CGFloat = 0

        init() {
            width = sizeClass == .compact && isEnabled ? 10 : 20
        }

        var body: some View {
            Color.red.frame(width: width, height: isEnabled ? 10 : 20)
        }
    }

    @Test func `has its default value in an initializer, outside of bodies`() {
        let view = Width()
        #expect(render(view).size == CGSize(width: 10, height: 10))
        #expect(render(view.disabled(true)).size == CGSize(width: 10, height: 20))
    }
}
