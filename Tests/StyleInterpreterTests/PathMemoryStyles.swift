import SwiftUI

// Styles whose shapes read what changes: they are compiled, and interpreted from this file.

final class WaveModel {
    var height: CGFloat = 4
}

enum WaveSettings {
    nonisolated(unsafe) static var height: CGFloat = 4
    nonisolated(unsafe) static let model = WaveModel()
    static let inset: CGFloat = 2
}

struct GlobalBar: Shape {
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: WaveSettings.inset, y: 0, width: rect.width, height: WaveSettings.height))
    }
}

struct SharedModelBar: Shape {
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width, height: WaveSettings.model.height))
    }
}

struct ClockBar: Shape {
    func path(in rect: CGRect) -> Path {
        let time = Date().timeIntervalSinceReferenceDate
        return Path(CGRect(x: 0, y: 0, width: rect.width, height: time - time.rounded(.down)))
    }
}

struct Changing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        WaveSettings.height = configuration.isPressed ? 12 : 4
        WaveSettings.model.height = configuration.isPressed ? 14 : 6
        return VStack {
            configuration.label
            GlobalBar().fill(.red).frame(width: 20, height: 20)
            SharedModelBar().fill(.green).frame(width: 20, height: 20)
            ClockBar().fill(.blue).frame(width: 20, height: 20)
            GlobalBar().fill(.red).frame(width: 20, height: 20)
        }
    }
}
