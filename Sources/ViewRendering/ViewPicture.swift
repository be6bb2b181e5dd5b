package import Graphics

/// A resolved view, and the part of the plane that its picture shows.
package struct ViewPicture {
    package let content: DisplayList
    package let viewBox: CGRect
    package let background: ResolvedColor?

    package init(content: DisplayList, viewBox: CGRect, background: ResolvedColor? = nil) {
        self.content = content
        self.viewBox = viewBox
        self.background = background
    }
}
