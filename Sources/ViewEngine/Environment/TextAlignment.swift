import Graphics

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

extension TextAlignment {
    /// The fraction of the space beside a line that is to its left.
    func leadingShare(in direction: LayoutDirection) -> CGFloat {
        switch (self, direction) {
        case (.center, _): 0.5
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
        }
    }
}
