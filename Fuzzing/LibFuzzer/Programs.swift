import FuzzedPrograms
import FuzzedSources

/// The function that libFuzzer calls with each input, on one thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ProgramFuzzing.run(UnsafeBufferPointer(start: bytes, count: count), outputs: .all)
    return 0
}
