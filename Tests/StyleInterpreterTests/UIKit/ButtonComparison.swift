import Graphics
import StyleInterpreter
import StyleRuntime
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The states of a button of UIKit that are compared.
private let buttonStates: [Situation] = [
    Situation(description: "normal") { _ in },
    Situation(description: "dark") { $0.colorScheme = .dark },
    Situation(description: "disabled") { $0.isEnabled = false },
    Situation(description: "selected") { $0.isSelected = true },
    Situation(description: "selected, disabled") {
        $0.isSelected = true
        $0.isEnabled = false
    },
    Situation(description: "focused") { $0.isFocused = true },
    Situation(description: "tinted") { $0.tint = .purple },
    Situation(description: "right to left") { $0.layoutDirection = .rightToLeft },
    Situation(description: "large text") { $0.dynamicTypeSize = .accessibility1 },
]

/// A configuration with the title and the image of the tests.
func comparedConfiguration(_ style: UIButton.Configuration = .plain()) -> UIButton.Configuration {
    var configuration = style
    configuration.title = "Press me"
    configuration.image = UIImage(systemName: "star")
    return configuration
}

/// Compares a button of a source with a compiled one, in all states and moments of interactions.
func expectEqualButtons(
    _ style: InterpretedStyle,
    arguments: [String: StyleArgument] = [:],
    _ compiled: @escaping (UIAction) -> UIButton
) throws {
    var pictures = SVGComparison(until: 10)
    for state in buttonStates {
        for (name, touches) in comparedTouches {
            let made = try style.makeStyle(arguments: arguments)
            let button = try #require(made.button)
            let action = { UIAction { _ in logAction("trigger") } }
            let interpreted = record(
                button.view(configuration: comparedConfiguration(), primaryAction: action()) {
                    $0.title = "Press me"
                },
                touches,
                until: 10,
                state.change
            )
            let expected = record(
                AnyView(UIButtonView { compiled(action()) }),
                touches,
                until: 10,
                state.change
            )
            let comment: Comment = "\(state), \(name)"
            #expect(made.failure == nil, comment)
            #expect(interpreted.actions == expected.actions, comment)
            #expect(interpreted.updateTimes == expected.updateTimes, comment)
            for time in comparedMoments {
                #expect(interpreted.displayList(at: time) == expected.displayList(at: time), comment)
            }
            let difference = pictures.firstDifference(interpreted, expected, at: comparedMoments)
            #expect(difference == nil, comment)
            if state.description == buttonStates[0].description {
                let isEqual = pictures.isEqualAnimated(interpreted, expected)
                #expect(isEqual, comment)
            }
        }
    }
}
