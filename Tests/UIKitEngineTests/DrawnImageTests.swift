import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `An image of UIKit that a closure draws` {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func image(_ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
    }

    private func picture(_ change: @escaping (UIButton) -> Void) -> DisplayList {
        render(
            UIButtonView {
                let button = UIButton()
                button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                change(button)
                return button
            }
        )
    }

    @Test func `has its own size and its own colors`() {
        let list = picture { $0.setImage(image(), for: .normal) }
        #expect(list.fillColors == [ResolvedColor(0xFF0000)])
        // The left half of a square of 10 points in the middle.
        #expect(list.fills == [CGRect(x: 15, y: 5, width: 5, height: 10)])
    }

    @Test func `is stretched to a background`() {
        let list = picture { $0.setBackgroundImage(image(), for: .normal) }
        #expect(list.fills == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }

    @Test(
        arguments: [
            // The edge of the fill is in the middle, in the part at the left or at the right.
            (UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), 20.0),
            (UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 2), 5),
            (UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 6), 35),
            (UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0), 20),
            // Parts that are larger than the image, and those that are none.
            (UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100), 5),
            (UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1), 20),
        ] as [(UIEdgeInsets, CGFloat)]
    )
    func `is stretched to a background between its edges`(insets: UIEdgeInsets, width: CGFloat) {
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let list = picture {
                let image = image().resizableImage(withCapInsets: insets, resizingMode: mode)
                #expect(image.capInsets == insets)
                #expect(image.resizingMode == mode)
                $0.setBackgroundImage(image, for: .normal)
            }
            #expect(list.fills == [CGRect(x: 0, y: 0, width: width, height: 20)])
        }
    }

    @Test func `is stretched at one point beside its caps`() {
        let image = image().stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 4))
        #expect(image.resizingMode == .stretch)
        #expect(UIImage().capInsets == .zero)
        #expect(UIImage().resizingMode == .tile)
    }

    @Test func `has the tint if it is a template`() {
        let list = picture {
            $0.tintColor = .black
            $0.setImage(image().withRenderingMode(.alwaysTemplate), for: .normal)
        }
        #expect(list.fillColors == [ResolvedColor(0x000000)])
    }

    @Test func `is drawn step by step where a program runs`() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        let image = ImageContexts.run {
            UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
            red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
            return image
        }
        let list = picture { $0.setImage(image.flatMap(\.cgImage).map(UIImage.init(cgImage:)), for: .normal) }
        #expect(list.fills == [CGRect(x: 18, y: 8, width: 4, height: 4)])
    }
}
