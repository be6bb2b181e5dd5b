import CLinux

/// The processors of the machine.
package enum Processors {
    /// The number of processors on which the process may run, at least 1.
    package static var available: Int { max(1, Int(linux_available_processors())) }
}
