import CMimalloc

/// The settings of the allocator, mimalloc.
enum Allocator {
    /// Makes the allocator return memory to the system as soon as nothing in it is used.
    ///
    /// By default mimalloc waits for a moment in which a load goes on, and retains a tenth more. It must be called
    /// before there are other threads.
    static func returnFreeMemory() {
        mi_option_set(mi_option_decommit_delay, 0)
    }
}
