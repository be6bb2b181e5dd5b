import FuzzedProjects

/// The function that libFuzzer calls with each input, on one thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ProjectFuzzing.run(UnsafeBufferPointer(start: bytes, count: count))
    return 0
}
