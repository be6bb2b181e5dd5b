/// The reason why a public folder is not served at all.
enum PublicFolderError: Error, Hashable {
    /// There are more folders in one another than the limit.
    case tooDeep(limit: Int)
    /// There are more files and folders than the limit.
    case tooManyEntries(limit: Int)
    /// The files have more bytes than the limit.
    case tooManyBytes(limit: Int)

    /// The words for the error, behind the path of the folder.
    var problem: String {
        switch self {
        case .tooDeep(let limit): "has more than \(limit) folders in one another"
        case .tooManyEntries(let limit): "has more than \(limit) files and folders"
        case .tooManyBytes(let limit): "has files of more than \(limit >> 20) MiB"
        }
    }
}
