// The module that code written for iOS imports as SwiftUI; like Apple's, it re-exports UIKit.
@_exported public import Graphics
@_exported public import Observation
@_exported public import SystemStyles
@_exported public import UIKitEngine
@_exported public import ViewEngine
