public import Graphics

// The values that the modifiers of the same names set.
extension EnvironmentValues {
    public var lineLimit: Int? {
        get { textTraits?.lineLimit }
        set { change { $0.lineLimit = newValue } }
    }

    public var minimumScaleFactor: CGFloat {
        get { textTraits?.minimumScaleFactor ?? 1 }
        set { change { $0.minimumScaleFactor = newValue } }
    }

    public var truncationMode: Text.TruncationMode {
        get { textTraits?.truncationMode ?? .tail }
        set { change { $0.truncationMode = newValue } }
    }

    public var lineSpacing: CGFloat {
        get { textTraits?.lineSpacing ?? 0 }
        set { change { $0.lineSpacing = newValue } }
    }

    public var textCase: Text.Case? {
        get { textTraits?.textCase }
        set { change { $0.textCase = newValue } }
    }

    private mutating func change(_ change: (inout TextTraits) -> Void) {
        var traits = textTraits ?? TextTraits()
        change(&traits)
        textTraits = traits
    }
}
