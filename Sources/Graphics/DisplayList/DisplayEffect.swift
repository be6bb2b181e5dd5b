/// What a group does to everything inside it, taken as one picture.
public enum DisplayEffect: Equatable, Sendable {
    /// 0…1.
    case opacity(Double)
    case transform(CGAffineTransform)
    case shadow(Shadow)
    case blendMode(BlendMode)
    case clip(ResolvedShape)
    /// Flattens the group before an effect around it applies, as SwiftUI's `compositingGroup()`.
    case compositing

    /// Whether the group looks as if it were not there.
    var isIdentity: Bool {
        switch self {
        case .opacity(let opacity): opacity >= 1
        case .transform(let transform): transform == .identity
        case .shadow(let shadow): shadow.color.opacity <= 0
        case .blendMode(let mode): mode == .normal
        case .clip, .compositing: false
        }
    }

    /// Whether nothing of the group is to be seen.
    var hidesAll: Bool {
        switch self {
        case .opacity(let opacity): opacity <= 0
        case .transform(let transform): transform.a * transform.d == transform.b * transform.c
        case .shadow, .blendMode, .clip, .compositing: false
        }
    }
}
