package import Graphics

extension Shape {
    /// The outline of a view with the frame.
    ///
    /// The shape itself is asked for a rectangle that begins at zero, as in SwiftUI, so that a source whose
    /// `path(in:)` reads the size of its rectangle only is drawn where its view is.
    package func outline(in frame: CGRect) -> ResolvedShape {
        geometry(in: CGRect(origin: .zero, size: frame.size))
            .offset(by: CGSize(width: frame.minX, height: frame.minY))
    }
}
