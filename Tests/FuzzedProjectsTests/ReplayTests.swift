import Corpus
import Foundation
import FuzzedProjects
import Testing

/// The inputs of the fuzzer, without libFuzzer: one test after the other, since both note the last input.
@Suite(.serialized) struct `A corpus of projects` {
    // In a process of its own, since an input that fails ends it.
    @Test func `passes the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            try Corpus("Projects").replay { ProjectFuzzing.run($0) }
        }
        #expect(Corpus("Projects").takeLastInput() == nil, "the input that ended the process")
    }

    @Test func `passes them with random errors`() async {
        await #expect(processExitsWith: .success) {
            let corpus = Corpus("Projects")
            var bytes = RandomBytes(seed: 37)
            var inputs: [[UInt8]] = []
            try corpus.replay { inputs.append(Array($0)) }
            for round in 0..<40 {
                for (number, input) in inputs.enumerated() {
                    let mutated = bytes.mutated(input)
                    try corpus.replay(mutated, named: "\(number), mutated in round \(round)") {
                        ProjectFuzzing.run($0)
                    }
                }
            }
            try corpus.endReplay()
        }
        #expect(Corpus("Projects").takeLastInput() == nil, "the input that ended the process")
    }
}
