import Foundation

/// Draws all samples into numbered files of a folder, which is the only argument and has the list of drawings.
@main struct App {
    @MainActor static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let list = try Data(contentsOf: folder.appendingPathComponent("drawings.json"))
        let drawings = try JSONDecoder().decode([Drawing].self, from: list)
        for (number, (drawing, sample)) in zip(drawings, samples).enumerated() {
            let picture = sample(Device(drawing: drawing))
            try Data(picture).write(to: folder.appendingPathComponent("\(number).svg"))
        }
    }
}
