import Glibc
import ProjectFiles

extension FolderError {
    /// The words for a person.
    func message(about path: String) -> String {
        switch self {
        case .unreadable(let code): "cannot read \(path): \(String(cString: strerror(code)))"
        case .unreadablePackage(let package, let code):
            "cannot read the package \(package): \(String(cString: strerror(code)))"
        }
    }
}
