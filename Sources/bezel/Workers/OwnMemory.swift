import Glibc
import WorkerProcesses

/// The memory of this process, which it can measure after it is confined.
struct OwnMemory: ~Copyable {
    /// The file of the kernel with the sizes; negative if it could not be opened.
    private let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    /// The limit of data in bytes.
    private let limit: Int

    init() {
        var resources = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &resources)
        limit = Int(clamping: resources.rlim_cur)
    }

    /// Whether more than three eighths of the limit are in use.
    ///
    /// The caches of an idle process take less, and the check of a large source of a project takes half of the limit.
    var isShort: Bool { (ResidentMemory.privateBytes(in: file) ?? 0) / 3 > limit / 8 }

    deinit {
        if file >= 0 { close(file) }
    }
}
