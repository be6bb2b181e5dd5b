/// The limits of a public folder, whose files are all in memory while the program serves them.
///
/// They keep a folder that is named by mistake, such as `/`, from filling the memory.
struct PublicFolderLimits {
    /// The number of folders in one another, the public folder itself not counted.
    var depth = 16
    /// The number of files and folders, hidden ones not counted.
    var entries = 4096
    /// The size of all files in bytes.
    var bytes = 64 << 20
}
