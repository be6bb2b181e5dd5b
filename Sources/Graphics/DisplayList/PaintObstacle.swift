/// A reason for which the color at a point of a picture is not known.
package enum PaintObstacle: String, Hashable, Sendable {
    case glass, material, blendMode, blur, shadow, mask, image, text
}
