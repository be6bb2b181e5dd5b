/// A protocol of the engine or of the standard library by which a value may be known.
///
/// As with `EngineType`, the cases are all there are. The protocols that a source declares are types of it.
package enum EngineProtocol: String, CaseIterable {
    /// That of a generic parameter without a constraint.
    case unconstrained = ""

    // MARK: The standard library and Combine

    case anyObject = "AnyObject"
    case bidirectionalCollection = "BidirectionalCollection"
    case binaryFloatingPoint = "BinaryFloatingPoint"
    case binaryInteger = "BinaryInteger"
    case caseIterable = "CaseIterable"
    case codable = "Codable"
    case collection = "Collection"
    case comparable = "Comparable"
    case customStringConvertible = "CustomStringConvertible"
    case equatable = "Equatable"
    case error = "Error"
    case floatingPoint = "FloatingPoint"
    case hashable = "Hashable"
    case identifiable = "Identifiable"
    case mutableCollection = "MutableCollection"
    case numeric = "Numeric"
    case observableObject = "ObservableObject"
    case optionSet = "OptionSet"
    case randomAccessCollection = "RandomAccessCollection"
    case rawRepresentable = "RawRepresentable"
    case sendable = "Sendable"
    case sequence = "Sequence"
    case signedNumeric = "SignedNumeric"
    case strideable = "Strideable"
    case stringProtocol = "StringProtocol"

    // MARK: SwiftUI

    case animatable = "Animatable"
    case animatableModifier = "AnimatableModifier"
    case buttonStyle = "ButtonStyle"
    case containerValueKey = "ContainerValueKey"
    case disclosureGroupStyle = "DisclosureGroupStyle"
    case dynamicProperty = "DynamicProperty"
    case environmentKey = "EnvironmentKey"
    case gaugeStyle = "GaugeStyle"
    case geometryEffect = "GeometryEffect"
    case gesture = "Gesture"
    case groupBoxStyle = "GroupBoxStyle"
    case insettableShape = "InsettableShape"
    case keyframes = "Keyframes"
    case keyframeTrackContent = "KeyframeTrackContent"
    case labelStyle = "LabelStyle"
    case layout = "Layout"
    case layoutValueKey = "LayoutValueKey"
    case menuStyle = "MenuStyle"
    case multiViewRoot = "MultiViewRoot"
    case nsViewControllerRepresentable = "NSViewControllerRepresentable"
    case nsViewRepresentable = "NSViewRepresentable"
    case pickerStyle = "PickerStyle"
    case preferenceKey = "PreferenceKey"
    case previewProvider = "PreviewProvider"
    case primitiveButtonStyle = "PrimitiveButtonStyle"
    case progressViewStyle = "ProgressViewStyle"
    case shape = "Shape"
    case shapeStyle = "ShapeStyle"
    case tabViewStyle = "TabViewStyle"
    case tableColumnContent = "TableColumnContent"
    case textFieldStyle = "TextFieldStyle"
    case timelineSchedule = "TimelineSchedule"
    case toggleStyle = "ToggleStyle"
    case transition = "Transition"
    case unaryViewRoot = "UnaryViewRoot"
    case uiViewControllerRepresentable = "UIViewControllerRepresentable"
    case uiViewRepresentable = "UIViewRepresentable"
    case vectorArithmetic = "VectorArithmetic"
    case view = "View"
    case viewModifier = "ViewModifier"
    /// The protocol of the root of a `_VariadicView.Tree`.
    case viewRoot = "ViewRoot"

    // MARK: Classes of UIKit, as the constraint of their subclasses

    case uiControl = "UIControl"
    case uiView = "UIView"
    case uiViewController = "UIViewController"

    // MARK: Ranges whose bounds are of a type that a call settles

    case closedRange = "ClosedRange"
    case range = "Range"
}

extension EngineProtocol {
    /// The protocols of views of AppKit and UIKit in SwiftUI.
    package static let representables: [EngineProtocol] = [
        .nsViewRepresentable, .uiViewRepresentable, .nsViewControllerRepresentable,
        .uiViewControllerRepresentable,
    ]

    /// The name of Apple's protocol, as a source and a message write it.
    package var name: String { rawValue }

    /// The protocol of a name, which may be any text; nil if there is none.
    package init?(named name: String) {
        guard let known = Self.byName[name] else { return nil }
        self = known
    }

    /// The cases by their names: `init(rawValue:)` would compare a name with that of each.
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
