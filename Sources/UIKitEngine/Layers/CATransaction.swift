/// A group of changes of layers, which take effect at once here.
public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setDisableActions(_ isDisabled: Bool) {}
    /// Has no effect: layers that belong to no view change at once.
    public static func setAnimationDuration(_ duration: Double) {}
}
