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

    @Test func `shadows of styles`() {
        let gray = Color(white: 0.9)
        let line = LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
        let inner = ShadowStyle.inner(color: .black.opacity(0.5), radius: 4, x: 2, y: 2)
        let view = HStack(spacing: 20) {
            Circle().fill(gray.shadow(inner))
            RoundedRectangle(cornerRadius: 12)
                .fill(gray.shadow(inner).shadow(.inner(color: .white, radius: 3, x: -3, y: -3)))
            Capsule().fill(line.shadow(.drop(color: .black.opacity(0.4), radius: 4, y: 3)))
            Rectangle().fill(.blue.shadow(.drop(radius: 3)).shadow(.inner(radius: 5)))
        }
        .frame(width: 340, height: 60)
        expectPicture(of: view, named: "shadows-of-styles")
    }

    @Test func `dashes, moved shapes and shapes drawn twice`() {
        let dashes = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8], dashPhase: 3)
        let view = HStack(spacing: 20) {
            Circle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            RoundedRectangle(cornerRadius: 10).stroke(.red, style: dashes)
            Capsule().scale(x: 1, y: 0.5).fill(.green)
            Rectangle().scale(0.6).rotation(.degrees(30)).fill(.orange)
            Circle().offset(x: 6, y: 6).fill(.purple)
            Circle().fill(.yellow).strokeBorder(.black, lineWidth: 3)
        }
        .frame(width: 380, height: 50)
        expectPicture(of: view, named: "dashes-and-moved-shapes")
    }

    @Test func `paths of UIKit and transforms`() {
        struct Tab: Shape {
            func path(in rect: CGRect) -> Path {
                let corners = UIBezierPath(
                    roundedRect: rect,
                    byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 16, height: 16)
                )
                return Path(corners.cgPath)
            }
        }
        let view = HStack(spacing: 30) {
            Tab().fill(.teal)
            Color.pink.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0))
            Color(uiColor: .red.blended(withFraction: 0.5, of: .blue) ?? .clear)
                .overlay { Circle().frame(width: 10, height: 10).position(x: 8, y: 8) }
            Image(uiImage: UIImage(systemName: "star") ?? UIImage(named: "star")!)
                .foregroundStyle(.white, .red)
        }
        .frame(width: 340, height: 50)
        expectPicture(of: view, named: "paths-of-uikit-and-transforms")
    }
}
