import Observation
import SwiftUI

/// A model of a style: only changes of its published property update the views.
final class PressModel: ObservableObject, @unchecked Sendable {
    @Published var presses = 0
    var silent = 0

    func press() {
        silent += 1
        presses += 1
    }
}

struct OwningModel: ButtonStyle {
    @StateObject private var model = PressModel()

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(CGFloat(model.presses * 4))
            .background(model.silent > 1 ? Color.red : .blue)
            .onChange(of: configuration.isPressed) { _, isPressed in
                if isPressed { model.press() }
            }
    }
}

struct MakingModel: ButtonStyle {
    @StateObject private var model: PressModel

    init(presses: Int = 3) {
        let model = PressModel()
        model.presses = presses
        _model = StateObject(wrappedValue: model)
    }

    func makeBody(configuration: Configuration) -> some View {
        Row(model: model)
            .background { configuration.label }
            .onChange(of: configuration.isPressed) { _, _ in model.presses -= 1 }
    }

    private struct Row: View {
        @ObservedObject var model: PressModel

        var body: some View {
            Color.green.frame(width: CGFloat(model.presses) * 10, height: 12)
        }
    }
}

@Observable final class CountModel {
    var count = 1
    @ObservationIgnored var ignored = 0
}

struct ObservingModel: ButtonStyle {
    @State private var model = CountModel()

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: CGFloat(20 * model.count))
            .border(.red, width: CGFloat(model.ignored))
            .onChange(of: configuration.isPressed) { _, isPressed in
                model.ignored += 1
                if isPressed { model.count += 1 }
            }
    }
}

struct LateModel: ButtonStyle {
    @StateObject private var model: PressModel

    init(step: Int = 2) {
        _model = StateObject(wrappedValue: PressModel())
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(CGFloat(model.presses))
            .onChange(of: configuration.isPressed) { _, _ in model.press() }
    }
}

/// A shape that stays the same while its object changes.
struct ModelBar: Shape {
    let model: PressModel

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: 5 + CGFloat(model.presses) * 5, height: rect.height))
    }
}

struct ShapedByModel: ButtonStyle {
    @StateObject private var model = PressModel()

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background { ModelBar(model: model).fill(.green) }
            .onChange(of: configuration.isPressed) { _, _ in model.press() }
    }
}
