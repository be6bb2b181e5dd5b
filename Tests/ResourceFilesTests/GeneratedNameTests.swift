import ResourceFiles
import Testing

@Suite struct `A generated name` {
    // The names of images in files that Xcode generated.
    @Test(arguments: [
        ("arrow_basic_e", "arrowBasicE"), ("BGColorOne", "bgColorOne"), ("UIColour", "uiColour"),
        ("CFConfezione", "cfConfezione"), ("BackIOSPrimary", "backIOSPrimary"),
        ("AccountActionEStatements", "accountActionEStatements"),
        ("Launch_screen_colour", "launchScreenColour"),
        ("welcomeVCimage", "welcomeVCimage"), ("Blue Theme", "blueTheme"), ("alex n friend", "alexNFriend"),
        ("fetus-heart-splash", "fetusHeartSplash"), ("product picture (1)", "productPicture1"),
        ("logo.png", "logoPng"), ("orbita+", "orbita"), ("icon_ID ", "iconID"), ("blueEF", "blueEF"),
    ])
    func `has words in lower camel case`(name: String, member: String) {
        #expect(GeneratedName.member(name) == member)
    }

    @Test(arguments: [
        ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("AL-0", "AL_0"), ("IMG02", "IMG_02"),
        ("A220-300", "A_220_300"),
        ("B737-200ADV", "B_737_200_ADV"), ("B737MAX8", "B_737_MAX_8"), ("E175E2", "E_175_E_2"),
        ("FFE05D", "FFE_05_D"), ("CLR_LABEL_TEXT_WHITE", "CLR_LABEL_TEXT_WHITE"),
    ])
    func `keeps capitals if there is nothing else`(name: String, member: String) {
        #expect(GeneratedName.member(name) == member)
    }

    @Test(arguments: [
        ("1", "_1"), ("121212", "_121212"), ("16_9", "_16_9"), ("292C38", "_292_C_38"), ("10e", "_10E"),
        ("2x2", "_2X2"), ("40k-border", "_40KBorder"), ("A319neo", "a319Neo"), ("A330neo-900", "a330Neo900"),
        ("v03-metric", "v03Metric"), ("ac_fm_10_1", "acFm101"), ("sy_head_10@2x", "syHead102X"),
        ("c50000", "c50000"), ("CristoPose2 (1)", "cristoPose21"), ("MuseumMap-8k", "museumMap8K"),
    ])
    func `divides digits from letters`(name: String, member: String) {
        #expect(GeneratedName.member(name) == member)
    }

    @Test(arguments: [
        ("AccentColor", "color", "accent"), ("btn_color", "color", "btn"), ("bgColor", "color", "bg"),
        ("btn_color_disable", "color", "btnColorDisable"), ("white_color_85", "color", "whiteColor85"),
        ("CLR_LAUNCH_SCREEN_COLOR", "color", "CLR_LAUNCH_SCREEN"), ("colorSurface", "color", "colorSurface"),
        ("Color", "color", "color"), ("Launch_screen_colour", "color", "launchScreenColour"),
        ("giftColor", "image", "giftColor"), ("Initial-Image", "image", "initial"),
        ("Image", "image", "image"),
        ("Image1", "image", "image1"), ("welcomeVCimage", "image", "welcomeVCimage"),
        ("adult_products_image", "image", "adultProducts"), ("NoraColorIcon", "color", "noraColorIcon"),
    ])
    func `leaves out a last word that is its kind`(name: String, kind: String, member: String) {
        #expect(GeneratedName.member(name, droppingLast: kind) == member)
    }

    @Test(arguments: [
        ("iconPreviews", "IconPreviews"), ("Signal", "Signal"), ("GameUI", "GameUI"),
        ("icons_small", "IconsSmall"),
        ("UI", "UI"), ("2x", "_2X"),
    ])
    func `is that of a type`(name: String, type: String) {
        #expect(GeneratedName.type(name) == type)
    }

    @Test(arguments: ["", "+", "かぐや", "青豚", "  "])
    func `is none without letters and digits of ASCII`(name: String) {
        #expect(GeneratedName.member(name) == nil)
        #expect(GeneratedName.type(name) == nil)
    }
}
