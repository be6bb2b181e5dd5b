/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// An iPhone.
public struct UIDevice: Sendable {
    public static let current = UIDevice()

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let model = "iPhone"
    public let systemName = "iOS"
}
