import Foundation

/// Draws all samples into numbered files of a folder, which has the list of drawings.
///
/// - Returns: The error as text, which is not freed; `nil` if there was none.
@_cdecl("drawSamples")
@MainActor public func drawSamples(_ path: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    let folder = URL(fileURLWithPath: String(cString: path))
    do {
        let list = try Data(contentsOf: folder.appendingPathComponent("drawings.json"))
        let drawings = try JSONDecoder().decode([Drawing].self, from: list)
        for (number, (drawing, sample)) in zip(drawings, samples).enumerated() {
            let picture = sample(Device(drawing: drawing))
            try Data(picture).write(to: folder.appendingPathComponent("\(number).svg"))
        }
        return nil
    } catch {
        return strdup("\(error)")
    }
}
