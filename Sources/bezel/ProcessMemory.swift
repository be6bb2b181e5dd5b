import CLinux
import CMimalloc

/// The settings that bound the memory of the process beside its caches.
enum ProcessMemory {
    /// Sets how memory is returned to the system; it is called before there are other threads.
    static func configure() {
        linux_disable_huge_pages()
        // In milliseconds: mimalloc's default, 25, retains 5 MiB more. At 0, each large buffer costs page faults.
        mi_option_set(mi_option_decommit_delay, 1)
        mi_option_set(mi_option_segment_decommit_delay, 1)
    }
}
