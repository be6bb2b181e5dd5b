import CustomStyles

/// The limits of the processes that check and draw sources of users' own.
package struct WorkerLimits: Sendable {
    /// The private memory of a process in bytes, which `RLIMIT_DATA` bounds, and which is measured while it works.
    package var memory = 192 << 20
    /// The private memory in bytes with which a process is kept for another check; with more it is replaced, since what sources
    /// leave behind cannot be told from what they need.
    package var keptMemory = 120 << 20
    /// The number of descriptors: the three standard ones, and some with which libraries and fonts are opened before the
    /// process is confined.
    package var descriptors = 64
    /// The time that a process may take until it is ready, in milliseconds.
    package var startMilliseconds = 20_000
    /// The processor time of the check of a source, in milliseconds.
    package var checkMilliseconds = 2_000
    /// The same of a program of several files, of which there can be hundreds.
    package var programMilliseconds = 2_000
    /// The processor time of a drawing, as a multiple of its price.
    package var priceFactor = 4
    /// The processor time that every drawing may take, in milliseconds.
    package var drawingMilliseconds = 250
    /// The time in which a job must be done whose process has no processor, in milliseconds.
    package var waitMilliseconds = 15_000
    /// The time that a job waits for a process, in milliseconds.
    package var queueMilliseconds = 5_000
    /// The size of a response in bytes: the longest file of pixels.
    package var responseBytes = 64 << 20
    /// The interval in milliseconds at which the time and the memory of a process are measured, and at which is asked whether
    /// its client still waits.
    package var interval = 50

    package init() {}

    /// The limits for a command, beside whose user nobody waits: a drawing has eight times as long, the check of a program of
    /// several files four times, and a process that is given no processor, on a machine that does much else, is waited for.
    package static var ofCommand: WorkerLimits {
        var limits = WorkerLimits()
        limits.drawingMilliseconds = 2_000
        limits.programMilliseconds = 8_000
        limits.startMilliseconds = 120_000
        limits.waitMilliseconds = 120_000
        limits.queueMilliseconds = 120_000
        return limits
    }

    /// The limits of the processes that draw a served project.
    ///
    /// They forget its sources sooner, so that they and the service, which has the whole project, take no more than 300 MiB.
    /// The check of a program has twice as long.
    package static var ofProject: WorkerLimits {
        var limits = WorkerLimits()
        limits.keptMemory = 56 << 20
        limits.programMilliseconds = 4_000
        return limits
    }

    /// The processor time that a request may take, in milliseconds; `price` is that of a drawing in microseconds.
    func milliseconds(for request: WorkerRequest, price: Int) -> Int {
        switch request {
        case .check(let source): source.programs.count > 1 ? programMilliseconds : checkMilliseconds
        case .folder: checkMilliseconds
        case .draw: max(drawingMilliseconds, priceFactor * price / 1000)
        }
    }
}
