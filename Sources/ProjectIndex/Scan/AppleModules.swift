/// The modules of Apple's in `canImport(…)`, by the systems that have them.
package enum AppleModules {
    /// Whether apps for iOS can import a module.
    package static func isOnIOS(_ name: String) -> Bool { iOS.contains(name) || both.contains(name) }

    static let macOS = set("AppKit Cocoa ScriptingBridge Carbon InstallerPlugins ServiceManagement")
    static let iOS = set(
        """
        UIKit ActivityKit CarPlay ClassKit CoreNFC CoreTelephony HealthKit HealthKitUI MessageUI Messages
        BackgroundTasks AddressBook ARKit RoomPlan ProximityReader WatchConnectivity MobileCoreServices
        AssetsLibrary ManagedSettings FamilyControls DeviceActivity ControlCenter ExternalAccessory
        """
    )
    static let both = set(
        """
        SwiftUI Foundation Combine CoreGraphics QuartzCore Observation os Swift Darwin ObjectiveC Dispatch
        SwiftUICore DeveloperToolsSupport UniformTypeIdentifiers CoreFoundation CoreText CoreImage CoreData
        CoreLocation CoreMotion CoreBluetooth CoreHaptics CoreMedia CoreML CoreVideo CoreAudio CoreMIDI CoreSpotlight
        SwiftData Charts MapKit WidgetKit StoreKit AVFoundation AVKit AudioToolbox Accelerate Accounts
        AdServices AdSupport AppIntents AppTrackingTransparency AuthenticationServices BackgroundAssets
        CallKit CloudKit Contacts ContactsUI CryptoKit CryptoTokenKit DeviceCheck EventKit EventKitUI
        FileProvider FinanceKit FoundationModels GameController GameKit GameplayKit GroupActivities
        ImageIO IOSurface Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication
        MediaPlayer Metal MetalKit MetalPerformanceShaders MultipeerConnectivity NaturalLanguage Network
        NetworkExtension NotificationCenter OSLog PDFKit PassKit PencilKit PhotosUI Photos PushKit QuickLook
        QuickLookThumbnailing RealityKit RegexBuilder ReplayKit SafariServices SceneKit ScreenTime Security
        SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit Symbols SymbolKit Synchronization
        SystemConfiguration Testing TipKit Translation UserNotifications UserNotificationsUI VideoToolbox
        Vision VisionKit WeatherKit WebKit XCTest simd CommonCrypto Compression Distributed
        """
    )

    private static func set(_ names: String) -> Set<Substring> {
        Set(names.split(whereSeparator: \.isWhitespace))
    }
}

extension Set<Substring> {
    func contains(_ name: String) -> Bool { contains(Substring(name)) }
}
