package import Graphics
package import ViewEngine

/// The way in which a view that is shown by itself is resolved; a button of a style has the defaults.
package struct ViewSpecification: Hashable, Sendable {
    /// The controls inside that states and events are about; the first one if `nil`.
    package var controls: ControlSelection.Target?
    package var device = PreviewDeviceModel.iPhone
    /// The height that is proposed, in points; that of the device if `nil`.
    package var height: CGFloat?
    /// Whether the view has its ideal size.
    package var isIdeal = false

    package init() {}
}

/// The devices that a view can be shown on.
package enum PreviewDeviceModel: String, Hashable, Sendable, CaseIterable {
    case iPhoneSE, iPhone, iPhoneProMax, iPad

    /// The screen in portrait.
    ///
    /// The sizes are those of an iPhone SE (third generation), an iPhone 16, an iPhone 16 Pro Max and an iPad Air of 11
    /// inches.
    package var screen: PreviewScreen {
        switch self {
        case .iPhoneSE: screen(width: 375, height: 667, top: 20, bottom: 0)
        case .iPhone: screen(width: 393, height: 852, top: 59, bottom: 34)
        case .iPhoneProMax: screen(width: 440, height: 956, top: 62, bottom: 34)
        case .iPad: screen(width: 820, height: 1180, top: 24, bottom: 20)
        }
    }

    private func screen(width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) -> PreviewScreen {
        PreviewScreen(
            size: CGSize(width: width, height: height),
            insets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        )
    }
}
