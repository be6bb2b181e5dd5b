/// Modifiers of SwiftUI that no picture of a button shows, and that a source cannot call as a function of the engine.
///
/// They are no names of the project, so nothing stands in for them.
package enum UndrawnModifiers {
    static let names = ofEngine.union(others)

    /// Those that the engine has for code that is compiled, where they have no effect either.
    package static let ofEngine: Set<String> = [
        "accessibilityFocused", "alert", "allowedDynamicRange", "autocorrectionDisabled",
        "confirmationDialog", "containerValue", "contextMenu",
        "coordinateSpace", "defaultFocus", "defersSystemGestures", "disableAutocorrection", "draggable",
        "focusScope", "focusSection", "fullScreenCover", "glassBackgroundEffect",
        "interactiveDismissDisabled", "invalidatableContent", "navigationBarBackButtonHidden",
        "onExitCommand", "onMoveCommand",
        "onOpenURL", "onPlayPauseCommand", "onSubmit", "persistentSystemOverlays", "popover",
        "prefersDefaultFocus", "previewDevice", "refreshable", "scrollClipDisabled",
        "scrollContentBackground", "scrollDisabled",
        "scrollIndicators", "scrollTransition", "sheet", "springLoadingBehavior", "statusBarHidden",
        "submitLabel",
        "swipeActions", "textSelection", "toolbar", "toolbarBackground",
    ]

    /// Those that the engine does not have.
    package static let others: Set<String> = [
        // Transitions between views of glass, and the glass of visionOS.
        "glassEffectID", "glassEffectTransition", "glassEffectUnion",
        "datePickerStyle", "indexViewStyle", "horizontalRadioGroupLayout",
        // Lists, forms, scrolling, navigation and windows.
        "listRowSpacing", "listSectionSeparator", "listStyle", "formStyle", "navigationBarTitleDisplayMode",
        "navigationDestination", "navigationTitle", "presentationBackground", "presentationCornerRadius",
        "presentationDetents", "presentationDragIndicator", "scrollBounceBehavior",
        "scrollDismissesKeyboard", "scrollPosition", "scrollTarget", "scrollTargetBehavior",
        "scrollTargetLayout", "searchable", "popoverTip", "inspector", "inspectorColumnWidth",
        "defaultScrollAnchor", "fileExporter", "fileImporter", "fileMover", "photosPicker",
        "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationViewStyle",
        "navigationBarTitle", "navigationSubtitle", "navigationTransition", "navigationDocument",
        "navigationLinkIndicatorVisibility", "onDelete", "onInsert", "onMove",

        "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
        "onScrollVisibilityChange", "presentationBackgroundInteraction", "presentationCompactAdaptation",
        "presentationContentInteraction", "presentationSizing", "scrollEdgeEffectHidden",
        "scrollEdgeEffectStyle", "scrollIndicatorsFlash", "scrollInputBehavior", "searchCompletion",
        "searchFocused", "searchPresentationToolbarBehavior", "searchScopes", "searchSuggestions",
        "searchToolbarBehavior", "tabBarMinimizeBehavior", "tabViewCustomization",
        "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole", "toolbarTitleDisplayMode",
        "toolbarTitleMenu", "toolbarVisibility", "windowResizeBehavior", "windowMinimizeBehavior",
        "windowDismissBehavior", "windowFullScreenBehavior",
        // Input other than by touches.
        "autocapitalization", "digitalCrownRotation", "dropDestination", "focusedObject",
        "focusedSceneObject", "focusedSceneValue", "focusedValue", "handGestureShortcut", "itemProvider",
        "copyable", "cuttable", "pasteDestination", "findDisabled", "findNavigator", "replaceDisabled",
        "handlesExternalEvents", "hoverEffectGroup", "onCutCommand", "onModifierKeysChanged", "submitScope",
        "textInputCompletion", "textInputSuggestions", "typesettingLanguage", "quickLookPreview",
        "appStoreOverlay", "modelContainer", "defaultAppStorage", "renameAction",
        "keyboardType", "onCommand", "onContinueUserActivity", "onCopyCommand", "onDeleteCommand", "onDrag",
        "onDrop", "onPasteCommand", "onPencilDoubleTap", "onPencilSqueeze", "textContentType",
        "textInputAutocapitalization", "touchBar", "userActivity", "writingToolsBehavior",
        // Accessibility.
        "accessibilityChartDescriptor", "accessibilityCustomContent", "accessibilityDragPoint",
        "accessibilityDropPoint", "accessibilityLabeledPair", "accessibilityLinkedGroup",
        "accessibilityQuickAction", "accessibilityRotor", "accessibilityRotorEntry",
        "accessibilityScrollAction", "accessibilityTextContentType", "accessibilityZoomAction",
        "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
        "speechSpellsOutCharacters",
        // Previews, widgets and tools.
        "previewContext", "widgetAccentable", "widgetURL",
    ]
}
