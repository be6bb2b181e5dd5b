import SwiftUI

// Styles that follow keyframes: they are compiled, and interpreted from this file.

struct BounceValues {
    var scale = 1.0
    var offset = CGSize.zero
    var angle: Angle = .zero
    var anchor = UnitPoint.center
    var frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    var glow: Glow = Glow(radius: 0, strength: 1)
}

struct Glow: Animatable {
    var radius: CGFloat
    var strength: Double

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(radius, strength) }
        set { (radius, strength) = (newValue.first, newValue.second) }
    }
}

struct Bouncing: ButtonStyle {
    var height: CGFloat = 12

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(.blue, in: Capsule())
            .keyframeAnimator(initialValue: BounceValues(), trigger: configuration.isPressed) {
                content,
                value in
                content
                    .scaleEffect(value.scale, anchor: value.anchor)
                    .offset(value.offset)
                    .rotationEffect(value.angle)
                    .shadow(radius: value.glow.radius)
                    .opacity(value.glow.strength)
                    .overlay(alignment: .topLeading) {
                        Color.red
                            .frame(width: value.frame.width, height: value.frame.height)
                            .offset(x: value.frame.minX, y: value.frame.minY)
                    }
            } keyframes: { values in
                let half = height / 2
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeIn)
                    SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\BounceValues.offset.height) {
                    CubicKeyframe(-height, duration: 0.25)
                    CubicKeyframe(half, duration: 0.25)
                    CubicKeyframe(0, duration: 0.2, endVelocity: -20)
                }
                KeyframeTrack(\.angle) {
                    for index in 1...3 {
                        LinearKeyframe(.degrees(index.isMultiple(of: 2) ? 10 : -10), duration: 0.1)
                    }
                    if height > 10 {
                        MoveKeyframe(.degrees(90))
                    } else {
                        MoveKeyframe(.zero)
                    }
                    SpringKeyframe(.zero)
                }
                KeyframeTrack(\.anchor) {
                    LinearKeyframe(.bottom, duration: 0.3)
                    LinearKeyframe(.center, duration: 0.3)
                }
                KeyframeTrack(\.frame) {
                    LinearKeyframe(CGRect(x: 4, y: 2, width: 20, height: 8), duration: 0.4)
                }
                KeyframeTrack(\.glow) {
                    CubicKeyframe(Glow(radius: 8, strength: 0.5), duration: 0.3)
                    CubicKeyframe(Glow(radius: 0, strength: values.scale), duration: 0.3)
                }
            }
    }
}

struct Beating: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
                .keyframeAnimator(initialValue: 1.0) { content, scale in
                    content.scaleEffect(scale)
                } keyframes: { _ in
                    KeyframeTrack {
                        SpringKeyframe(1.3, duration: 0.25)
                        CubicKeyframe(1.0, duration: 0.5)
                    }
                }
            KeyframeAnimator(initialValue: CGFloat(4), repeating: configuration.isPressed) { width in
                Color.red.frame(width: width, height: 4)
            } keyframes: { width in
                LinearKeyframe(width * 4, duration: 0.5)
                LinearKeyframe(2, duration: 0.25)
            }
            KeyframeAnimator(initialValue: CGPoint(x: 0, y: 0), trigger: configuration.isPressed) { point in
                Circle().frame(width: 4, height: 4).offset(x: point.x, y: point.y)
            } keyframes: { _ in
                KeyframeTrack(\.x) { LinearKeyframe(8, duration: 0.3) }
                KeyframeTrack(\.y) { CubicKeyframe(8, duration: 0.3, startVelocity: 40) }
            }
        }
    }
}
