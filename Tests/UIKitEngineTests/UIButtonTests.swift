import AppleDesign
import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `A UIKit button` {
    @Test func `has several states at once`() {
        let button = UIButton(configuration: .plain())
        #expect(button.state == .normal)
        button.isHighlighted = true
        button.isSelected = true
        button.isEnabled = false
        #expect(button.state == [.highlighted, .selected, .disabled])
        button.isEnabled = true
        button.isHighlighted = false
        #expect(button.state == .selected)
    }

    @Test func `updates once for all changes and not for its own`() {
        final class Counting: UIButton {
            var states: [UIControl.State] = []

            override func updateConfiguration() {
                states.append(state)
                super.updateConfiguration()
                configuration?.title = "\(states.count)"
            }
        }
        let button = Counting(configuration: .plain())
        button.isHighlighted = true
        button.isSelected = true
        button.updateConfigurationIfNeeded()
        button.updateConfigurationIfNeeded()
        button.isSelected = true
        button.updateConfigurationIfNeeded()
        #expect(button.states == [[.highlighted, .selected]])
        button.isSelected = false
        button.updateConfigurationIfNeeded()
        #expect(button.states.last == .highlighted)
        button.configuration?.subtitle = "Changed"
        button.updateConfigurationIfNeeded()
        #expect(button.states.count == 3)
        #expect(button.configuration?.title == "3")
    }

    @Test func `calls its update handler after each update`() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        button.updateConfigurationIfNeeded()
        #expect(button.configuration?.title == "Off")
        button.isSelected = true
        button.updateConfigurationIfNeeded()
        #expect(button.configuration?.title == "On")
    }

    @Test func `does not adapt its configuration without automatic updates`() {
        let button = UIButton(configuration: .plain())
        button.automaticallyUpdatesConfiguration = false
        button.isSelected = true
        button.updateConfigurationIfNeeded()
        let fills = [button.configuration, button.drawnConfiguration]
            .map { $0?.background.backgroundColor?.resolve(in: .current) }
        #expect(fills == [.clear, .clear])
    }

    @Test func `can update a configuration any number of times`() {
        let button = UIButton(configuration: .plain())
        for isSelected in [true, false, true, false] {
            button.isSelected = isSelected
            button.updateConfigurationIfNeeded()
        }
        let fill = button.configuration?.background.backgroundColor?.resolve(in: .current)
        #expect(fill == .clear)
    }

    @Test func `is released with its view`() throws {
        weak var button: UIButton?
        do {
            let host = host(
                UIButtonView {
                    let made = UIButton(configuration: .filled(), primaryAction: UIAction { _ in })
                    button = made
                    return made
                }
            )
            host.touchDown(at: .center)
            #expect(button?.isHighlighted == true)
        }
        #expect(button == nil)
    }
}

@Suite struct `A UIKit view` {
    /// Draws a button after a change by the app.
    private func picture(_ change: @escaping (UIButton) -> Void) -> DisplayList {
        let view = UIButtonView {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "ab"
            configuration.image = UIImage(systemName: "star")
            let button = UIButton(configuration: configuration)
            change(button)
            return button
        }
        let environment = EnvironmentValues(palette: .iOS18)
        return ViewHost(rootView: view, environment: environment, shaper: FixedWidthShaper()).displayList()
    }

    @Test func `can have its own tint`() {
        #expect(picture { $0.tintColor = .systemRed }.fillColors == [ResolvedColor(0xFF3B30)])
    }

    @Test func `can override traits`() {
        let dark = picture {
            $0.tintColor = .systemRed
            $0.traitOverrides.userInterfaceStyle = .dark
        }
        #expect(dark.fillColors == [ResolvedColor(0xFF453A)])
        let unchanged = picture { _ in }
        #expect(picture { $0.traitOverrides.preferredContentSizeCategory = .large }.size == unchanged.size)
        let large = picture { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
        #expect(large.size.height > unchanged.size.height)
        let mirrored = picture { $0.traitOverrides.layoutDirection = .rightToLeft }
        #expect(unchanged.runs[0].origin.x < unchanged.runs[1].origin.x)
        #expect(mirrored.runs[0].origin.x > mirrored.runs[1].origin.x)
    }

    @Test func `has the width of an active constraint`() {
        let button = UIButton(configuration: .filled())
        let constraint = button.widthAnchor.constraint(equalToConstant: 120)
        #expect(button.constrainedWidth == nil)
        constraint.isActive = true
        #expect(button.constrainedWidth == 120)
    }

    @Test func `has a content size category for each Dynamic Type size`() {
        #expect(UIContentSizeCategory(.xxLarge) == .extraExtraLarge)
        #expect(UIContentSizeCategory(.accessibility1) == .accessibilityMedium)
        for size in DynamicTypeSize.allCases { #expect(UIContentSizeCategory(size).size == size) }
    }
}

extension `A UIKit button` {
    /// Toggles its selection on each primary action.
    private final class Toggle: UIButton {
        override func performPrimaryAction() {
            isSelected.toggle()
            super.performPrimaryAction()
        }
    }

    @Test func `keeps a state that it sets itself`() {
        let recording = record(
            UIButtonView { Toggle(configuration: .plain()) },
            [.down(1), .up(1.1), .down(3), .up(3.1)]
        )
        #expect(recording.displayList(at: 0.5).fills.isEmpty)
        #expect(recording.displayList(at: 2.5).fills.count == 1)
        #expect(recording.displayList(at: 5).fills.isEmpty)
    }

    @Test func `keeps a state that was set before it appeared until an event changes it`() {
        let recording = record(
            UIButtonView {
                let button = UIButton(configuration: .plain())
                button.isSelected = true
                return button
            },
            [InteractionEvent(.select, at: 1), InteractionEvent(.deselect, at: 2)]
        )
        #expect(recording.displayList(at: 0).fills.count == 1)
        #expect(recording.displayList(at: 1.5).fills.count == 1)
        #expect(recording.displayList(at: 3).fills.isEmpty)
    }
}

@Suite struct `A UIKit color` {
    @Test(arguments: [
        ResolvedColor(0x007AFF), ResolvedColor(0xFF3B30), ResolvedColor(0x34C759), ResolvedColor(0xFFFFFF),
        ResolvedColor(0x000000), ResolvedColor(0x808080, opacity: 0.5), ResolvedColor(0xFFCC00),
    ])
    func `is unchanged by conversion to hue and back`(color: ResolvedColor) {
        var (hue, saturation, brightness, alpha) = (0.0, 0.0, 0.0, 0.0)
        #expect(UIColor(color).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
            .resolve(in: .current)
        #expect((again.red - color.red).magnitude < 1e-9)
        #expect((again.green - color.green).magnitude < 1e-9)
        #expect((again.blue - color.blue).magnitude < 1e-9)
        #expect(again.opacity == color.opacity)
    }

    @Test func `replaces its alpha`() {
        let pale = UIColor.systemBlue.withAlphaComponent(0.3).withAlphaComponent(0.3)
        #expect(pale.resolve(in: .current).opacity == 0.3)
    }

    @Test func `stays dynamic in SwiftUI if the system defines it`() {
        #expect(Color(uiColor: .systemGray5) == Color(.gray5))
        #expect(Color(uiColor: .label) == .primary)
    }

    @Test func `resolves by traits`() {
        var traits = UITraitCollection.current
        traits.userInterfaceStyle = .dark
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemGray5 }
        #expect(color.resolvedColor(with: traits).resolve(in: .current) == ResolvedColor(0xFFFFFF))
        #expect(UIColor.systemGray5.resolve(in: traits) == ResolvedColor(0x2C2C2E))
        traits.accessibilityContrast = .high
        #expect(UIColor.systemGray5.resolve(in: traits) == ResolvedColor(0x363638))
    }
}
