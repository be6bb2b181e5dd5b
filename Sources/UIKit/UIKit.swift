// The module that code written for iOS imports as UIKit.
@_exported public import Graphics
@_exported public import UIKitEngine
