/// What a button shows that has a role and no label (iOS 26).
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        if let name = role.systemImage { Image(systemName: name) }
    }
}

extension ButtonRole {
    /// The symbol that stands for the role where nothing else is said; `nil` if none does.
    public var systemImage: String? {
        switch self {
        case .close: "xmark"
        case .confirm: "checkmark"
        default: nil
        }
    }
}
