import CConfinedProcess
import ConfinedProcesses
import Glibc

/// A message on its way to a process, and the answer on its way back; each begins with its length in four bytes.
struct MessageTransfer {
    private let request: [UInt8]
    private var sent = 0
    private var response: [UInt8] = []
    /// Whether something may have arrived since the request was sent: a process takes a while to answer.
    private var mayHaveResponse = false
    /// The length of the response with its header; `nil` until that has arrived.
    private var length: Int?
    private let limit: Int

    /// `limit` is the greatest length of the response in bytes.
    init(_ message: [UInt8], limit: Int) {
        request = MessageHeader.bytes(of: message.count) + message
        self.limit = limit
    }

    /// The state of a transfer.
    enum State {
        /// The response, behind its header.
        case complete([UInt8])
        /// The process has ended, or what it sends is no message.
        case ended
        /// The streams are not ready; `toSend` says whether some of the message is still to be sent.
        case waiting(toSend: Bool)
    }

    /// Sends and receives as much as is possible without waiting, but no more than a number of parts of the response: a
    /// process can send faster than this one receives.
    mutating func advance(input: Int32, output: Int32, parts: Int = .max) -> State {
        var parts = parts
        while true {
            if sent < request.count {
                let count = request[sent...].withUnsafeBytes {
                    confined_process_send(input, $0.baseAddress, $0.count)
                }
                if count > 0 {
                    sent += count
                    continue
                }
                mayHaveResponse = true
                guard errno == EAGAIN || errno == EINTR else { return .ended }
                return .waiting(toSend: true)
            }
            guard mayHaveResponse else {
                mayHaveResponse = true
                return .waiting(toSend: false)
            }
            switch receive(output) {
            case .some(true):
                parts -= 1
                if parts == 0, response.count != length { return .waiting(toSend: false) }
            case .some(false):
                guard let length, response.count == length else { return .waiting(toSend: false) }
                return .complete(response)
            case .none: return .ended
            }
        }
    }

    /// Receives a part of the response; returns whether there was one, and `nil` at the end of the stream.
    private mutating func receive(_ output: Int32) -> Bool? {
        if response.count == length { return false }
        // No more than the response: one that sends further bytes is not asked again.
        let wanted = min(length.map { $0 - response.count } ?? Self.part, Self.part)
        let count =
            response.isEmpty ? receiveFirst(wanted, from: output) : receiveFurther(wanted, from: output)
        if count < 0 { return errno == EAGAIN || errno == EINTR ? false : nil }
        guard count > 0 else { return nil }
        if length == nil, response.count >= MessageHeader.count {
            let size = MessageHeader.length(of: response)
            guard size <= limit else { return nil }
            length = MessageHeader.count + size
            response.reserveCapacity(min(MessageHeader.count + size, 1 << 22))
        }
        guard response.count <= length ?? .max else { return nil }
        return true
    }

    /// Receives the first part of the response, which mostly is all of it, where it stays.
    private mutating func receiveFirst(_ wanted: Int, from output: Int32) -> Int {
        var received = 0
        response = Array(unsafeUninitializedCapacity: wanted) { buffer, count in
            received = confined_process_receive(output, buffer.baseAddress, wanted)
            count = max(0, received)
        }
        return received
    }

    private mutating func receiveFurther(_ wanted: Int, from output: Int32) -> Int {
        withUnsafeTemporaryAllocation(byteCount: wanted, alignment: 1) { part in
            let count = confined_process_receive(output, part.baseAddress, part.count)
            if count > 0 { response += UnsafeRawBufferPointer(rebasing: part[..<count]) }
            return count
        }
    }

    /// The bytes that are received at once, at most.
    private static let part = 1 << 16
}
