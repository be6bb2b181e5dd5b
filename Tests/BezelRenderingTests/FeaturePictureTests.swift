import BezelRendering
import Graphics
import SwiftUI
import TestSupport
import Testing

/// Pictures of what styles are made of, for a person to look at.
@Suite struct `A picture of` {
    private let renderer = SVGImageRenderer(shaper: FixedWidthShaper())

    private func expectPicture<Content: View>(of view: Content, named name: String) {
        let image = renderer.image(of: view.padding(10))
        expectSnapshot(String(decoding: image, as: UTF8.self) + "\n", named: name + ".svg")
    }

    private let colors: [Color] = [.red, .yellow, .blue]

    @Test func `gradients in shapes, strokes and text`() {
        let line = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        let view = VStack(spacing: 10) {
            HStack(spacing: 10) {
                RoundedRectangle(cornerRadius: 10).fill(line)
                Circle().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 25))
                Rectangle().fill(EllipticalGradient(colors: colors))
                Circle().fill(AngularGradient(colors: colors + [.red], center: .center))
                Rectangle().fill(Color.blue.gradient)
            }
            HStack(spacing: 10) {
                Capsule().strokeBorder(line, lineWidth: 6)
                Circle().stroke(AngularGradient(colors: colors, center: .center), lineWidth: 6)
                Text("Text").font(.largeTitle).foregroundStyle(line)
                Rectangle()
                    .fill(
                        LinearGradient(
                            colors: [.red, .clear, .blue],
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                    )
            }
        }
        .frame(width: 340, height: 120)
        expectPicture(of: view, named: "gradients")
    }

    @Test func `blurs and masks`() {
        let line = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        let view = HStack(spacing: 20) {
            Circle().fill(.red).blur(radius: 6)
            Color.blue.mask { Text("Mask").font(.largeTitle) }
            Color.green.mask(line)
            Color.orange.mask { Circle().strokeBorder(lineWidth: 8) }
        }
        .frame(width: 340, height: 60)
        expectPicture(of: view, named: "blurs-and-masks")
    }
}
