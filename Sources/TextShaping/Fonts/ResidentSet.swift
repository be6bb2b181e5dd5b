import Glibc

/// The memory of the process that is resident, as the kernel counts it.
enum ResidentSet {
    /// The bytes of files; `nil` if the kernel does not tell.
    static var fileBytes: Int? {
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            guard count > 0 else { return nil }
            return number(inField: 2, of: buffer.prefix(count)).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
        }
    }

    /// The number in a field of a line, by its index, where blanks separate fields.
    static func number(inField index: Int, of line: some Sequence<UInt8>) -> Int? {
        var field = 0
        var number: Int?
        for byte in line {
            switch byte {
            case UInt8(ascii: " "):
                if field == index { return number }
                field += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where field == index:
                let digit = Int(byte - UInt8(ascii: "0"))
                let (product, overflow) = (number ?? 0).multipliedReportingOverflow(by: 10)
                guard !overflow else { return nil }
                number = product + digit
            default: continue
            }
        }
        return nil
    }
}
