// What an app imports by the name of UIKit.
@_exported public import ButtonStyles
@_exported public import Graphics
