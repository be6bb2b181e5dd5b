extension Color {
    /// A color of the app's resources, which is not known, and gray in its place.
    public init(_ name: String) {
        self = .gray
    }

    /// A color of some resources, which is not known, and gray in its place.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }
}
