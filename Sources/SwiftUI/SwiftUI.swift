// The module that code written for iOS imports as SwiftUI, which brings UIKit along there, too.
@_exported public import Graphics
@_exported public import SystemStyles
@_exported public import UIKitEngine
@_exported public import ViewEngine
