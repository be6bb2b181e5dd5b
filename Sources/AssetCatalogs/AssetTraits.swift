/// The circumstances that choose one of the entries of a color or of an image.
package struct AssetTraits: Hashable, Sendable {
    package var idiom = AssetIdiom.iphone
    package var luminosity = AssetLuminosity.light
    package var contrast = AssetContrast.normal
    /// The pixels in a point.
    package var scale = 3
    package var direction = LanguageDirection.leftToRight
    /// The language of the app and its parents, as BCP 47 tags, the nearest first.
    package var languages: [String] = []

    package init() {}
}

/// The kinds of devices, by their names in a catalog.
package enum AssetIdiom: String, Hashable, Sendable {
    case universal, iphone, ipad, mac, tv, watch, car, vision
}

/// The values of the appearance `luminosity`.
package enum AssetLuminosity: String, Hashable, Sendable {
    case light, dark
}

/// The values of the appearance `contrast`.
package enum AssetContrast: String, Hashable, Sendable {
    case normal, high
}

/// The values of `display-gamut`.
package enum DisplayGamut: String, Hashable, Sendable {
    case sRGB
    case displayP3 = "display-P3"
}

/// The values of `language-direction`.
package enum LanguageDirection: String, Hashable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
}
