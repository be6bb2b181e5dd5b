import Foundation
import Testing

/// Compares a text with a file in `Snapshots`.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the files again, and a file that is missing is written in any case.
func expectSnapshot(_ text: String, named name: String, location: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent(name)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    guard let recorded, ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        if recorded == nil {
            Issue.record("\(name) was missing; it is recorded now", sourceLocation: location)
        }
        return
    }
    guard text != recorded else { return }
    let failed = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try text.write(to: failed, atomically: true, encoding: .utf8)
    Issue.record("\(name) differs from \(failed.path)", sourceLocation: location)
}
