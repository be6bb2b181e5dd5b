// The module that code written for iOS imports as SwiftUI; like Apple's, it re-exports UIKit.
@_exported public import Graphics
@_exported public import Observation
@_exported public import SystemStyles
@_exported public import UIKitEngine
@_exported public import ViewEngine

// The functions of libm, which Apple's SwiftUI exports with Foundation.
@_exported public import func CMath.acos
@_exported public import func CMath.asin
@_exported public import func CMath.atan
@_exported public import func CMath.atan2
@_exported public import func CMath.cbrt
@_exported public import func CMath.ceil
@_exported public import func CMath.cos
@_exported public import func CMath.exp
@_exported public import func CMath.fabs
@_exported public import func CMath.floor
@_exported public import func CMath.fmod
@_exported public import func CMath.hypot
@_exported public import func CMath.log
@_exported public import func CMath.log10
@_exported public import func CMath.log2
@_exported public import func CMath.pow
@_exported public import func CMath.round
@_exported public import func CMath.sin
@_exported public import func CMath.sqrt
@_exported public import func CMath.tan
@_exported public import func CMath.tanh
// Foundation for Linux declares these names, too. A name that is exported by itself takes precedence over one of a whole
// module, so a file may import Foundation beside this module.
@_exported public import typealias Graphics.CGFloat
@_exported public import struct Graphics.CGPoint
@_exported public import struct Graphics.CGRect
@_exported public import struct Graphics.CGSize
@_exported public import struct UIKitEngine.AttributedString
@_exported public import class UIKitEngine.NSCoder
@_exported public import struct ViewEngine.Bundle
@_exported public import struct ViewEngine.CharacterSet
@_exported public import struct ViewEngine.Date
@_exported public import struct ViewEngine.DispatchQueue
@_exported public import struct ViewEngine.DispatchTime
@_exported public import enum ViewEngine.DispatchTimeInterval
@_exported public import struct ViewEngine.RunLoop
@_exported public import class ViewEngine.Scanner
@_exported public import typealias ViewEngine.TimeInterval
@_exported public import enum ViewEngine.Timer
@_exported public import struct ViewEngine.URL
@_exported public import struct ViewEngine.UUID
