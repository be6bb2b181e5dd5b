import Glibc
import WorkerProcesses

/// The memory of this process, which it can measure after it is confined.
struct OwnMemory: ~Copyable {
    /// The file of the kernel with the sizes; negative if it could not be opened.
    private let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    /// The size in bytes above which it is short.
    private let limit: Int

    /// Creates the memory of a process that is kept with a number of bytes.
    ///
    /// It is short above three fifths of them, and of five eighths of the limit of data: the caches of an idle process take
    /// less, and the check of a large source of a project takes half of the limit.
    init(kept: Int) {
        var resources = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &resources)
        limit = min(kept, Int(clamping: resources.rlim_cur) / 8 * 5) / 5 * 3
    }

    var isShort: Bool { (ResidentMemory.privateBytes(in: file) ?? 0) > limit }

    deinit {
        if file >= 0 { close(file) }
    }
}
