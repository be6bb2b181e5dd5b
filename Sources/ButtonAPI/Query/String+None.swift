extension String {
    /// Whether the text says that there is to be nothing, as where the parameter is not given.
    var isNone: Bool { lowercased() == "none" }
}
