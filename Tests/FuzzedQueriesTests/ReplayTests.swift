import Corpus
import FuzzedQueries
import Testing

/// The inputs of the fuzzer, without libFuzzer.
@Suite struct `A corpus of requests` {
    // In a process of its own, since an input that fails ends it.
    @Test func `passes the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            let fuzzing = QueryFuzzing()
            try Corpus("Queries").replay { _ = fuzzing.run($0) }
        }
        #expect(Corpus("Queries").takeLastInput() == nil, "the input that ended the process")
    }
}
