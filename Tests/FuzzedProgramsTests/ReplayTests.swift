import Corpus
import FuzzedPrograms
import Testing

/// The inputs of the fuzzer, without libFuzzer.
@Suite struct `A corpus of generated programs` {
    // In a process of its own, since an input that fails ends it.
    @Test func `passes the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            try Corpus("Programs").replay { input in _ = ProgramFuzzing.run(input) }
        }
        #expect(Corpus("Programs").takeLastInput() == nil, "the input that ended the process")
    }
}
