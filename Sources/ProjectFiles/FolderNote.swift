/// A file or a folder that has not been read, or not all of it.
package struct FolderNote: Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The file has more bytes than a limit.
        case tooLarge(limit: Int)
        /// A link that leads out of the folder, or to nothing.
        case linkOutside
        /// A link to a folder, whose files would be there twice, or without an end.
        case linkToFolder
        /// A pipe, a socket or a device.
        case special
        /// The system refuses to open it; the number is that of the system's error.
        case unreadable(Int32)
        /// The name is not UTF-8.
        case invalidName
        /// More folders around it than a limit.
        case tooDeep(limit: Int)
        /// The limit of files has been reached before it, and the others are not read.
        case tooManyFiles(limit: Int)
        /// Likewise that of bytes.
        case tooManyBytes(limit: Int)
        /// Likewise that of the files and folders that are looked at.
        case tooManyEntries(limit: Int)
    }

    /// The path in the folder.
    package let path: String
    package let reason: Reason

    package init(_ path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    package var description: String {
        let text =
            switch reason {
            case .tooLarge(let limit): "has more than \(limit) bytes, and is not read"
            case .linkOutside: "is a link that leads out of the folder, and is not read"
            case .linkToFolder: "is a link to a folder, and is not followed"
            case .special: "is no regular file, and is not read"
            case .unreadable(let code): "cannot be opened (error \(code))"
            case .invalidName: "has a name that is not UTF-8, and is not read"
            case .tooDeep(let limit): "is in more than \(limit) folders, and is not read"
            case .tooManyFiles(let limit): "and what follows is not read: a folder has at most \(limit) files"
            case .tooManyBytes(let limit): "and what follows is not read: a folder has at most \(limit) bytes"
            case .tooManyEntries(let limit):
                "and what follows is not looked at: at most \(limit) files and folders are"
            }
        return "\(path) \(text)"
    }
}

/// Why a folder cannot be read at all.
package enum FolderError: Error, Hashable, Sendable {
    /// The number is that of the system's error.
    case unreadable(Int32)
    /// Likewise for a package outside of it.
    case unreadablePackage(String, Int32)
}
