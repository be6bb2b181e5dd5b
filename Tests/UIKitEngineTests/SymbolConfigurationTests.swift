import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `The configuration of a symbol of UIKit` {
    private func font(_ change: (UIButton) -> Void) -> FontDescriptor? {
        let button = UIButton()
        change(button)
        return render(UIButtonView { button }).runs.first?.font
    }

    private func image(_ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
        UIImage(systemName: "heart", withConfiguration: configuration)
    }

    @Test func `sets its size, its weight and its scale`() {
        let plain = font { $0.setImage(image(nil), for: .normal) }
        let bold = font {
            $0.setImage(image(.init(pointSize: 28, weight: .bold)), for: .normal)
        }
        let large = font { $0.setImage(image(.init(scale: .large)), for: .normal) }
        #expect(bold?.size == 28)
        #expect(bold?.weight == 700)
        #expect((large?.size ?? 0) > (plain?.size ?? 0))
    }

    @Test func `is that of the button where the image has none`() {
        func set(_ own: UIImage.SymbolConfiguration?) -> FontDescriptor? {
            font {
                $0.setImage(image(own), for: .normal)
                $0.setPreferredSymbolConfiguration(.init(pointSize: 40, weight: .light), forImageIn: .normal)
            }
        }
        #expect(set(nil)?.size == 40)
        #expect(set(nil)?.weight == 300)
        #expect(set(.init(pointSize: 20))?.size == 20)
        var configuration = UIButton.Configuration.plain()
        configuration.image = image(nil)
        configuration.preferredSymbolConfigurationForImage = .init(pointSize: 33)
        let button = UIButton(configuration: configuration)
        #expect(render(UIButtonView { button }).runs.first?.font.size == 33)
    }

    @Test func `has the values of another one over its own`() {
        let first = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        let both = first.applying(.init(pointSize: 30)).applying(.init(scale: .small))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
        #expect(image(first)?.withConfiguration(both).symbolConfiguration == both)
        #expect(
            image(first)?.applyingSymbolConfiguration(.init(pointSize: 30))?.symbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        )
    }

    @Test func `sets its color`() {
        let button = UIButton()
        button.setImage(image(.init(paletteColors: [.red])), for: .normal)
        let run = render(UIButtonView { button }).runs.first
        #expect(run?.color == UIColor.red.resolve(in: .current))
    }
}
