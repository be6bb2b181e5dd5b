import ButtonAPI
import Glibc

/// The files of a folder, read once: those of the preview page.
///
/// They are its regular files and those of its folders, and links to regular files in it. Hidden files, whose names
/// begin with a point, are not part of it.
struct PublicFolder {
    /// A file or folder that is not served, although it is not hidden.
    struct Omission: Hashable {
        /// The path below the folder, as `/script/page.js`.
        let path: String
        let reason: Reason

        enum Reason: Error, Hashable {
            /// A link to a folder: it could lead back to one that contains it.
            case linkToFolder
            /// A link that leads to nothing, out of the folder, or to a hidden file.
            case linkOutside
            /// Neither a file nor a folder: a socket, a pipe or a device.
            case special
            /// The name is not valid UTF-8, so that no path can have it.
            case invalidName
            /// The system does not let the program read it, for the reason in the error number.
            case unreadable(Int32)
        }
    }

    /// In the order of their paths.
    let files: [StaticFile]
    /// In the order of their paths.
    let omissions: [Omission]

    /// Reads a folder; there are no files if it does not exist.
    init(
        reading folder: String,
        limits: PublicFolderLimits = PublicFolderLimits()
    ) throws(PublicFolderError) {
        var reader = PublicFolderReader(folder: folder, limits: limits)
        try reader.read()
        files = reader.files.sorted { $0.path < $1.path }
        omissions = reader.omissions.sorted { $0.path < $1.path }
    }
}

extension PublicFolder.Omission: CustomStringConvertible {
    var description: String {
        // A name may contain a line feed.
        let path = String(path.unicodeScalars.map { $0.value < 0x20 ? "?" : Character($0) })
        return switch reason {
        case .linkToFolder: "\(path) is a link to a folder"
        case .linkOutside: "\(path) is a link that leads to no visible file of the folder"
        case .special: "\(path) is neither a file nor a folder"
        case .invalidName: "\(path) has a name that is not valid UTF-8"
        case .unreadable(let code): "\(path) cannot be read: \(String(cString: strerror(code)))"
        }
    }
}
