import Corpus
import FuzzedSources
import Testing

/// The inputs of the fuzzer, without libFuzzer.
@Suite struct `A corpus of pasted sources` {
    // In a process of its own, since an input that fails ends it.
    @Test func `passes the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            try Corpus("Sources").replay { SourceFuzzing.run($0) }
        }
        #expect(Corpus("Sources").takeLastInput() == nil, "the input that ended the process")
    }
}
