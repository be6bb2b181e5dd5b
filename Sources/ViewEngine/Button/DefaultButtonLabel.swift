/// The label of a button that is created with a role only (iOS 26).
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        if let name = role.systemImage, let label = role.spokenLabel {
            Image(systemName: name).accessibilityLabel(Text(label)).systemAppearance(.labelOfRole)
        }
    }
}

extension ButtonRole {
    /// The words that an assistive program says for that symbol; `nil` if there is none.
    fileprivate var spokenLabel: String? {
        switch self {
        case .close: "Close"
        case .confirm: "Done"
        default: nil
        }
    }

    /// The symbol of a button that has this role and no label; `nil` if there is none.
    package var systemImage: String? {
        switch self {
        case .close: "xmark"
        case .confirm: "checkmark"
        default: nil
        }
    }
}
