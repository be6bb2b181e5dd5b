/// Paths inside of a tree of files.
package enum RelativePath {
    /// The greatest length of a path that a file states, in bytes: that of Linux for a name with its folders is 4,096.
    package static let byteLimit = 1_024

    /// A path in a folder, without the parts `.` and `..`; `nil` if it leads out of the tree, is absolute, or is too long.
    package static func joined(_ folder: String, to path: String) -> String? {
        guard !path.hasPrefix("/"), folder.utf8.count + path.utf8.count <= byteLimit else { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") {
            switch part {
            case ".": break
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a path is relative, and none of its parts is empty, `.` or `..`, or has a backslash or a control.
    package static func isPlain(_ path: String) -> Bool {
        guard !path.isEmpty, !path.unicodeScalars.contains(where: { $0.isUnusualInPath }) else {
            return false
        }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".."
        }
    }

    /// The first path that an earlier one differs from in case only, or not at all, and the earlier one.
    package static func collision(in paths: some Sequence<String>) -> (path: String, earlier: String)? {
        var known: [String: String] = [:]
        for path in paths {
            if let earlier = known.updateValue(path, forKey: path.lowercased()) { return (path, earlier) }
        }
        return nil
    }

    /// The folder of a file or of a folder; that of a path with one part is empty.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Whether a path is that of a folder, or of a file in it; the empty folder has all.
    package static func contains(_ folder: String, path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}

extension Unicode.Scalar {
    /// Whether the character is a backslash or a control.
    fileprivate var isUnusualInPath: Bool { self == "\\" || properties.generalCategory == .control }
}
