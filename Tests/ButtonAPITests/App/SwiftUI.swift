// What an app imports by the name of SwiftUI.
@_exported public import ButtonStyles
@_exported public import Graphics
@_exported public import StyleEngine
