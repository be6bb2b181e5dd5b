import Graphics

/// A part of the content of a button that has a view of its own.
enum ButtonPart: Hashable {
    case image, title
}

/// The frames that overrides, constraints or a source give parts of a button, in its coordinates; `nil` for the places in
/// which the button lays them out itself.
struct PartFrames: Equatable {
    var image, title, background: CGRect?

    subscript(part: ButtonPart) -> CGRect? {
        get {
            switch part {
            case .image: image
            case .title: title
            }
        }
        set {
            switch part {
            case .image: image = newValue
            case .title: title = newValue
            }
        }
    }
}
