import SwiftUI

// Styles with composed gestures and with rarer forms of modifiers, which the tests compile and interpret.

enum Hold: Equatable {
    case none, pressing
    case dragging(CGFloat)
}

/// Is pressed for a while, and then dragged.
struct Held: ButtonStyle {
    @GestureState private var hold = Hold.none
    @State private var count: CGFloat = 0

    private var drag: some Gesture {
        LongPressGesture(minimumDuration: 0.1)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($hold) { value, state, _ in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(drag?.translation.width ?? 1)
                default: state = .none
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                count += 2 + abs(drag.translation.width)
            }
    }

    private var offset: CGFloat {
        switch hold {
        case .none: 0
        case .pressing: 3
        case .dragging(let width): width
        }
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(count)
            .background(Color.orange)
            .offset(x: offset)
            .gesture(drag)
    }
}

/// Counts taps, or long presses that are no tap.
struct Chosen: ButtonStyle {
    @GestureState private var isTouched = false
    @State private var taps: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(taps)
            .opacity(isTouched ? 0.5 : 1)
            .gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .exclusively(before: TapGesture())
                    .updating($isTouched) { _, state, _ in state = true }
                    .onEnded { value in
                        switch value {
                        case .first(let isPressed): taps += isPressed ? 5 : 7
                        case .second: taps += 1
                        }
                    }
            )
    }
}

/// Follows the finger and notices that it rests.
struct Followed: ButtonStyle {
    @GestureState private var offset = CGSize.zero
    @GestureState private var isTapped = false
    @State private var isLong = false
    @State private var location: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(location / 10)
            .background(isLong ? Color.red : isTapped ? .yellow : .green)
            .offset(offset)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .simultaneously(with: LongPressGesture(minimumDuration: 0.2))
                    .onChanged { value in if value.second == true { isLong = true } }
                    .updating($offset) { value, state, _ in state = value.first?.translation ?? .zero }
            )
            .simultaneousGesture(SpatialTapGesture().onEnded { location = $0.location.x }, including: .all)
            .simultaneousGesture(TapGesture().updating($isTapped) { _, state, _ in state = true })
            .highPriorityGesture(TapGesture().onEnded { isLong = false }, isEnabled: false)
            .gesture(MagnifyGesture().onChanged { location = $0.magnification }, including: .subviews)
    }
}

/// Has rarer forms of modifiers and views.
struct Rare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            LabeledContent {
                Image(systemName: "star")
            } label: {
                configuration.label
            }
            LabeledContent("Size", value: "L").frame(width: 100)
            NavigationLink(destination: Text("Next")) { Text("Link") }
            NavigationLink("Title", destination: Text("Next"))
            NavigationLink(value: 3) { Text("Value") }
        }
        .lineLimit(1...3)
        .padding(abs(5.0.remainder(dividingBy: 3)) + CGFloat(3).advanced(by: 1))
        .background(Circle().stroke(.red, lineWidth: 2, antialiased: true))
        .overlay(Capsule().stroke(.blue, style: StrokeStyle(lineWidth: 2), antialiased: false))
        .visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 4).scaleEffect(0.9).opacity(0.5).blur(radius: 1)
        }
        .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
        .safeAreaInset(edge: .bottom) { Text("Below") }
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { Text("Beside") }
        .containerRelativeFrame(.horizontal)
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length : length + 4
        }
        .keyboardShortcut("k", modifiers: [.command, .shift])
        .accessibilityAction(named: Text("Again")) {}
        .accessibilityAction(.escape) {}
        .accessibilityAdjustableAction { direction in _ = direction == .increment }
    }
}
