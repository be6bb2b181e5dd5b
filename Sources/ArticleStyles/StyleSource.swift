/// The source files of the article styles in UTF-8, as they are compiled here.
package enum StyleSource {
    package static var cancellable: [UInt8] { PackageResources.CancellableButtonStyle_swift }
    package static var customDefault: [UInt8] { PackageResources.CustomDefaultButtonStyle_swift }
    package static var my: [UInt8] { PackageResources.MyButtonStyle_swift }
    package static var myPrimitive: [UInt8] { PackageResources.MyPrimitiveButtonStyle_swift }
    package static var outline: [UInt8] { PackageResources.OutlineButton_swift }
    package static var primitiveScale: [UInt8] { PackageResources.PrimitiveScaleButtonStyle_swift }
    package static var raisedLook: [UInt8] { PackageResources.RoundedAndShadow_swift }
    package static var roundedAndShadow: [UInt8] { PackageResources.RoundedAndShadowButtonStyle_swift }
    package static var roundedAndShadowPro: [UInt8] { PackageResources.RoundedAndShadowProButtonStyle_swift }
    package static var roundedAndShadowView: [UInt8] { PackageResources.RoundedAndShadowViewStyle_swift }
    package static var scale: [UInt8] { PackageResources.ScaleButtonStyle_swift }
    package static var triggerAction: [UInt8] { PackageResources.TriggerActionStyle_swift }
    package static var triggerButton2: [UInt8] { PackageResources.TriggerButton2_swift }
}
