/// The values that a view gives to VoiceOver, which no picture shows.
struct AccessibilityValues {
    var label, hint, value, identifier: String?
    var traits = UIAccessibilityTraits.none
    var isElement = false
    var elementsHidden = false
    var isModal = false
    var showsLargeContent = false
    var languageCode: String?
}

extension UIView {
    public var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    public var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    public var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    public var accessibilityIdentifier: String? {
        get { accessibilityValues.identifier }
        set { accessibilityValues.identifier = newValue }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits }
        set { accessibilityValues.traits = newValue }
    }

    public var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement }
        set { accessibilityValues.isElement = newValue }
    }

    public var accessibilityElementsHidden: Bool {
        get { accessibilityValues.elementsHidden }
        set { accessibilityValues.elementsHidden = newValue }
    }

    public var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    public var accessibilityLanguage: String? {
        get { accessibilityValues.languageCode }
        set { accessibilityValues.languageCode = newValue }
    }

    public var showsLargeContentViewer: Bool {
        get { accessibilityValues.showsLargeContent }
        set { accessibilityValues.showsLargeContent = newValue }
    }
}

/// The behavior of a view for VoiceOver.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
