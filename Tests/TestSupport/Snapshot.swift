import Foundation
package import Testing

/// The path of a file of the project, by its path from the root.
package func projectFile(_ path: String) -> String {
    URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .appendingPathComponent("../../\(path)")
        .standardized.path
}

/// Compares a text with a file in the folder `Snapshots` beside the test.
///
/// With `RECORD_SNAPSHOTS=all` in the environment it writes the file instead and fails, so that a
/// recording is never mistaken for a pass.
package func expectSnapshot(
    _ text: String,
    named name: String,
    testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let file = URL(fileURLWithPath: testFile)
        .deletingLastPathComponent()
        .appendingPathComponent("Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "all" {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
        return
    }
    guard let snapshot = try? Data(contentsOf: file) else {
        Issue.record(
            "there is no snapshot \(name); make snapshots records it",
            sourceLocation: sourceLocation
        )
        return
    }
    if Data(text.utf8) != snapshot {
        Attachment.record(text, named: name.replacingOccurrences(of: "/", with: "-"))
    }
    #expect(text == String(decoding: snapshot, as: UTF8.self), "\(name)", sourceLocation: sourceLocation)
}
