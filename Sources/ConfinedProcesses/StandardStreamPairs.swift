import CConfinedProcess
import Glibc

/// The standard streams of a process that is to be started: two pipes, and nowhere for errors.
struct StandardStreamPairs {
    /// The end of this process, and that of the other one.
    private(set) var input: [Int32] = [-1, -1]
    private(set) var output: [Int32] = [-1, -1]
    let errors: Int32

    /// `nil` if there are no more descriptors; the input can also be a socket, which transfers descriptors.
    init?(inputIsSocket: Bool = false) {
        errors = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors >= 0,
            (inputIsSocket ? confined_process_socket_pair(&input) : confined_process_pipe(&input, 1)) == 0,
            confined_process_pipe(&output, 0) == 0
        else {
            closeEndsOfProcess()
            closeEndsOfParent()
            return nil
        }
    }

    /// Closes what only the started process uses.
    func closeEndsOfProcess() {
        for descriptor in [input[1], output[1], errors] where descriptor >= 0 { close(descriptor) }
    }

    /// Closes what only this process uses.
    func closeEndsOfParent() {
        for descriptor in [input[0], output[0]] where descriptor >= 0 { close(descriptor) }
    }
}
