import Corpus
import FuzzedRawRequests
import Testing

/// The inputs of the fuzzer, without libFuzzer.
@Suite struct `A corpus of raw requests` {
    // In a process of its own, since an input that fails ends it.
    @Test func `passes the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            let fuzzing = RawRequestFuzzing()
            try Corpus("RawRequests").replay(fuzzing.run)
        }
        #expect(Corpus("RawRequests").takeLastInput() == nil, "the input that ended the process")
    }
}
