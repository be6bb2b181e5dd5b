import Glibc
import Metrics
import Testing

@testable import bezel

@Suite struct `The status of the process` {
    private let fields =
        "R 1 2 3 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 8 0 123456 90000384 4321 18446744073709551615 1 1"

    @Test(arguments: ["bezel", "a) R 9 9 (b", ""])
    func `is read whatever the name of the program is`(name: String) throws {
        let status = try #require(ProcessStatus("42 (\(name)) \(fields)"))
        #expect(status.cpuTicks == 300)
        #expect(status.startTicks == 123_456)
        #expect(status.virtualBytes == 90_000_384)
        #expect(status.residentPages == 4321)
    }

    @Test(arguments: ["", "42", "42 (bezel) R 1 2 3"])
    func `is not read if a field is missing`(text: String) {
        #expect(ProcessStatus(text) == nil)
    }

    @Test func `is that of this process`() throws {
        let values = Dictionary(
            uniqueKeysWithValues: ProcessMetrics.families.map { ($0.name, $0.samples[0].value) }
        )
        #expect(try #require(values["process_resident_memory_bytes"]) > 1_000_000)
        #expect(try #require(values["process_virtual_memory_bytes"]) > 1_000_000)
        #expect(try #require(values["process_cpu_seconds_total"]) >= 0)
        #expect(try #require(values["process_max_fds"]) >= 3)
        let open = try #require(values["process_open_fds"])
        #expect(open >= 3 && open < 1000)
        let age = Double(time(nil)) - (try #require(values["process_start_time_seconds"]))
        #expect(age > -2 && age < 3600)
    }
}
