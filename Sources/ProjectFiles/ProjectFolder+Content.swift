import ResourceFiles

extension ProjectFolder {
    /// The bytes of a regular file of the folder that is named but not read, such as an image; `nil` if it is larger than
    /// a limit, or has gone.
    package static func bytes(of path: String, in folder: String, limit: Int) -> [UInt8]? {
        SavedFile(reading: path, in: folder, limit: limit)?.bytes
    }
}
