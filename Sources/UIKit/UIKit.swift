// The module that code written for iOS imports as UIKit.
@_exported public import Graphics
@_exported public import UIKitEngine

// Foundation for Linux declares these names, too: see the module SwiftUI.
@_exported public import typealias Graphics.CGFloat
@_exported public import struct Graphics.CGPoint
@_exported public import struct Graphics.CGRect
@_exported public import struct Graphics.CGSize
@_exported public import struct UIKitEngine.AttributedString
@_exported public import class UIKitEngine.NSCoder
