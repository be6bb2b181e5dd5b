import CustomStyles

/// A folder of sources that a service draws while they are edited.
struct ServedFolder {
    let path: String
    /// The option or the variable that names it, for messages.
    let option: String
    /// Whether it is a project, in which a name that several files have needs its file; with the older option, the first
    /// of several styles is meant.
    let isProject: Bool

    var repeatedName: StyleFolder.RepeatedName { isProject ? .none : .first }
}
