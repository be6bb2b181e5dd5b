/// A face of the system font, or one of a project.
public struct FontDescriptor: Hashable, Sendable {
    /// In points.
    public var size: CGFloat
    /// OpenType's `wght`: 400 is regular, 600 semibold.
    public var weight: Int
    public var isItalic: Bool
    /// The face of a font of a project; `nil` for the system font.
    package var face: FaceReference?

    public init(size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
