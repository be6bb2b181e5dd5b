import Graphics
import StyleBridge
import StyleRuntime
import StyleSyntax
import SystemStyles
import UIKitEngine
import ViewEngine

/// Samples of types, which stand in for values that nobody gives.
struct Samples: CheckPart {
    let checker: Checker

    /// A value of a type, chosen by the words of a name; nil if there is none.
    func sample(of type: StyleType, named name: String, depth: Int = 0) -> (any Operation)? {
        if let value = plainSample(of: type, named: name) { return Sample(type: type, makeValue: value) }
        guard depth < 4 else { return nil }
        switch type.kind {
        case .binding(let wrapped):
            let value = wrapped.isUnknown ? Constant.none : sample(of: wrapped, named: name, depth: depth + 1)
            return value.map(ConstantBinding.init)
        case .tuple(let elements):
            let values = elements.compactMap { element -> (any Operation)? in
                if element.type.isUnknown { return Constant.none }
                return sample(of: element.type, named: element.label ?? name, depth: depth + 1)
            }
            guard values.count == elements.count else { return nil }
            return ValueList(kind: .tuple, elements: values, isCounted: false)
        case .function(let function):
            let result =
                function.result.isUnknown
                ? Constant.none : sample(of: function.result, named: name, depth: depth + 1)
            guard result != nil || function.result == .void else { return nil }
            return ConstantFunction(result: result)
        case .declared(let number): return sample(of: checker.index.types[number], depth: depth)
        default: return nil
        }
    }

    /// The initializers of a type that are tried for a sample.
    private static let mostInitializers = 4

    /// A value of a type of the source: one of its constants, or one that its initializer makes.
    private func sample(of info: TypeInfo, depth: Int) -> (any Operation)? {
        let type = StyleType.declared(info.number)
        if info.isProtocol {
            // Types that hold values of the protocol ask again and again.
            let key = ProtocolSampleKey(type: info.number, depth: depth)
            if let known = checker.protocolSamples[key] { return known }
            let cycles = checker.sampleCycles
            let value = sampleOfConformingType(info, depth: depth) ?? outsideConformer(to: info)
            // A type that is being made has no sample here, and one elsewhere.
            if value != nil || cycles == checker.sampleCycles { checker.protocolSamples[key] = .some(value) }
            return value
        }
        if info.isEnumeration {
            guard let item = info.cases.first else { return nil }
            return sample(of: callables.callable(item, of: info), depth: depth)
        }
        let constants = info.members.globals.values.sorted { $0.number < $1.number }
        for global in constants where !global.isPending {
            let result = checker.attempt { signatures.value(of: global) }
            if result.value.type == type, result.diagnostics.isEmpty { return result.value }
        }
        // Of types that are made of one another, none has a sample that needs its own.
        guard checker.sampledTypes.insert(info.number).inserted else {
            checker.sampleCycles += 1
            return nil
        }
        defer { checker.sampledTypes.remove(info.number) }
        let initializers = sampleInitializers(of: info).sorted {
            ($0.requiredCount, $0.parameters.count) < ($1.requiredCount, $1.parameters.count)
        }
        return initializers.prefix(Self.mostInitializers).lazy.compactMap {
            self.sample(of: $0, depth: depth)
        }
        .first.map { MadeSample(type: info.number, value: $0, isOfProtocol: false) }
    }

    /// The initializers that a sample can be made by: not by one that reads an archive, in whose place the values of the
    /// properties are taken.
    private func sampleInitializers(of info: TypeInfo) -> [Callable] {
        let all = records.initializers(of: .declared(info.number))
        let decoding = info.initializers.indices.filter {
            info.initializers[$0].parameters.contains(where: isDecoder)
        }
        guard !decoding.isEmpty, !info.isClass, !info.isEnumeration else { return all }
        let others = all.indices.filter { !decoding.contains($0) }.map { all[$0] }
        return others + [records.memberwiseInitializer(of: info, includesFocus: false)]
    }

    private func isDecoder(_ parameter: Parameter) -> Bool {
        var type = parameter.type
        while case .any(let inner) = program[type].kind { type = inner }
        return program.typeName(type) == "Decoder"
    }

    private func sampleOfConformingType(_ info: TypeInfo, depth: Int) -> (any Operation)? {
        for other in checker.index.types
        where !other.isProtocol && other.generic == nil
            && inheritance.inherits(other.number, from: info.number)
        {
            if let value = sample(of: other, depth: depth + 1) {
                return MadeSample(type: info.number, value: value, isOfProtocol: true)
            }
        }
        return nil
    }

    /// A value of a type outside of the source that conforms to a protocol of the source; `nil` if the engine asks it for
    /// something.
    private func outsideConformer(to info: TypeInfo) -> (any Operation)? {
        let own = Set(inheritance.sourceProtocols(of: info).map(\.name))
        guard Set(info.protocols).subtracting(own).isSubset(of: Self.protocolsWithoutRequirements) else {
            return nil
        }
        return ConformerSample(type: info.number)
    }

    private static let protocolsWithoutRequirements: Set = ["AnyObject", "NSObjectProtocol", "Sendable"]

    /// The body of a requirement for values of types outside of the source: it returns a sample.
    func bodyOutsideOfSource(of requirement: FunctionInfo) -> FunctionBody {
        let result = requirement.result ?? .void
        let isKnown = checker.replacesExternalNames && !result.hasVariable && !result.isUnknown
        let value = isKnown ? sample(of: result, named: requirement.name) : nil
        return FunctionBody(
            parameterCount: 0,
            defaults: [],
            body: value ?? Failing(failure: Failure(.noImplementation))
        )
    }

    /// The result of a function with samples as its arguments.
    private func sample(of callable: Callable, depth: Int) -> (any Operation)? {
        var arguments: [any Operation] = []
        for parameter in callable.parameters {
            if parameter.hasDefault {
                let makeValue = parameter.defaultValue
                arguments.append(
                    makeValue.map { Sample(type: parameter.type, makeValue: $0) } ?? Constant.absent
                        as any Operation
                )
            } else if parameter.type.isUnknown {
                // Something stands in for it where it is used.
                arguments.append(Constant.none)
            } else if let value = sample(of: parameter.type, named: parameter.label ?? "", depth: depth + 1) {
                arguments.append(value)
            } else {
                return nil
            }
        }
        return Reading(name: callable.name, target: callable.target, arguments: arguments)
    }

    /// An empty view, an empty menu, a text or an action without effect, of a type of UIKit; nil for other types.
    private static func platformSample(of type: EngineType, named name: String) -> SampleValue? {
        if type == AttributedStringReference.engineType, let text = NameWords(name).sample(of: .string) {
            return attributed(text)
        }
        return switch type {
        case .uiFontDescriptor: { UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).bridged }
        case .selector: { SelectorReference.none.bridged }
        case .uiView: { UIView().value }
        case .uiLabel: { UILabel().value }
        case .uiImageView: { UIImageView().value }
        case .uiStackView: { UIStackView().value }
        case .uiActivityIndicatorView: { UIActivityIndicatorView().value }
        case .uiButton: { UIButton().value }
        case .uiViewController: { ControllerReference(UIViewController()).bridged }
        case .uiMenu: { MenuReference(menu: UIMenu()).bridged }
        default: nil
        }
    }

    private static func attributed(_ text: @escaping SampleValue) -> SampleValue {
        {
            guard case .string(let string) = text() else { return .absent }
            return AttributedStringReference(NSAttributedString(string: string)).bridged
        }
    }

    /// The result of the initializer of a type of the engine that needs least, with samples as its arguments.
    private func initializedSample(of type: EngineType, depth: Int) -> SampleValue? {
        guard depth < 2 else { return nil }
        let initializers = (bridge.initializers[type.name] ?? []).filter { $0.result == .engine(type) }
        for entry in initializers.sorted(by: { $0.parameters.count < $1.parameters.count }) {
            let samples = entry.parameters.compactMap { parameter in
                parameter.defaultValue
                    ?? plainSample(of: parameter.type, named: parameter.label ?? "", depth: depth + 1)
            }
            guard samples.count == entry.parameters.count else { continue }
            return {
                var arguments = samples.map { $0() }
                return (try? entry.call(&arguments)) ?? .none
            }
        }
        return nil
    }

    /// A value of a type whose values need no running program; nil if there is none.
    func plainSample(of type: StyleType, named name: String, depth: Int = 0) -> SampleValue? {
        switch type.kind {
        case .optional, .any(.viewModifier, _): return { .none }
        case .array(let element):
            // Two elements show what an array of colors or of numbers is for.
            let samples = [1, 2].compactMap { plainSample(of: element, named: "\(name) \($0)") }
            return { .array(samples.map { $0() }) }
        case .dictionary: return { .dictionary([:]) }
        case .range, .closedRange: return { .range(0..<1) }
        case .tuple(let elements) where elements.isEmpty: return { .void }
        case .engine(.attributedString): return { .engine(AttributedString("")) }
        case .engine(let engine):
            return NameWords(name).sample(of: engine) ?? Self.platformSample(of: engine, named: name)
                ?? initializedSample(of: engine, depth: depth)
        case .any(.shapeStyle, _): return NameWords(name).sample(of: .color)
        case .any(.stringProtocol, _): return NameWords(name).sample(of: .string)
        case .any(.sequence, _), .any(.collection, _), .any(.randomAccessCollection, _):
            return { .array([]) }
        case .any(.view, _): return { .engine(EmptyView()) }
        case .any(.shape, _), .any(.insettableShape, _):
            return { .engine(NameWords(name).shape) }
        case .any(.gesture, _): return { .engine(TapGesture()) }
        case .any(.labelStyle, _): return { .engine(TitleAndIconLabelStyle()) }
        case .any(.toggleStyle, _): return { .engine(DefaultToggleStyle()) }
        case .any(.textFieldStyle, _): return { .engine(PlainTextFieldStyle()) }
        case .any(.pickerStyle, _): return { .engine(DefaultPickerStyle()) }
        case .any(.gaugeStyle, _): return { .engine(DefaultGaugeStyle()) }
        case .any(.groupBoxStyle, _): return { .engine(DefaultGroupBoxStyle()) }
        case .any(.disclosureGroupStyle, _): return { .engine(AutomaticDisclosureGroupStyle()) }
        case .any(.tabViewStyle, _): return { .engine(DefaultTabViewStyle()) }
        case .any(.menuStyle, _): return { .engine(DefaultMenuStyle()) }
        case .any(.progressViewStyle, _): return { .engine(DefaultProgressViewStyle()) }
        case .any(.buttonStyle, _): return { .engine(LabelOnlyButtonStyle()) }
        case .any(.primitiveButtonStyle, _): return { .engine(DefaultButtonStyle()) }
        case .any(.unconstrained, _), .any(.equatable, _), .any(.hashable, _), .variable:
            return { .boolean(false) }
        case .declared(let number):
            let info = checker.index.types[number]
            guard let item = info.cases.first(where: \.parameters.isEmpty) else { return nil }
            return {
                .enumeration(
                    .init(
                        type: number,
                        number: item.number,
                        name: item.name,
                        values: [],
                        rawValue: item.rawValue
                    )
                )
            }
        default: return nil
        }
    }
}

/// A style that draws the label alone.
private struct LabelOnlyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension NameWords {
    /// A value of a type of the engine; nil if there is none.
    func sample(of type: EngineType) -> SampleValue? {
        let (color, font, number) = (color, font, number)
        switch type {
        case .bool:
            let isLikely = areLikely
            return { .boolean(isLikely) }
        case .int:
            let whole = Int(exactly: number.rounded(.towardZero)) ?? .max
            return { .integer(whole) }
        case .double: return { .number(number) }
        case .string:
            let text = text
            return { .string(text) }
        case .text:
            let text = text
            return { .engine(Text(text)) }
        case .url: return { URL(string: "https://example.com").map { .engine($0) } ?? .none }
        case .localizedStringKey:
            let text = text
            return { .engine(LocalizedStringKey(text)) }
        case .color: return { .engine(color) }
        case .uiColor: return { .engine(UIColor(color)) }
        case .cgColor: return { .engine(UIColor(color).cgColor) }
        case .font: return { .engine(font) }
        case .uiFont:
            let font = uiFont
            return { .engine(font) }
        case .edgeInsets:
            return { .engine(EdgeInsets(top: number, leading: number, bottom: number, trailing: number)) }
        case .cgSize: return { .engine(CGSize(width: number, height: number)) }
        case .image: return { .engine(Image(systemName: "photo")) }
        case .gradient: return { .engine(Gradient(colors: [color, color])) }
        case .linearGradient:
            return { .engine(LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom)) }
        case .radialGradient:
            return {
                .engine(
                    RadialGradient(colors: [color, color], center: .center, startRadius: 0, endRadius: 1)
                )
            }
        case .angularGradient: return { .engine(AngularGradient(colors: [color, color], center: .center)) }
        case .notificationCenterPublisher: return { .engine(NotificationPublisher()) }
        case .timerTimerPublisher:
            // Of a publisher that is not known, nothing comes while a picture is drawn.
            return { .engine(Timer.publish(every: 0, on: .main, in: .common)) }
        case .notificationName: return { .engine(NotificationName("")) }
        case .blendMode: return { .engine(BlendMode.normal) }
        case .namespaceID: return { .engine(Namespace(file: "style", line: 0, column: 0).wrappedValue) }
        default: return Self.configuration(of: type) ?? Bridge.standard.sample(of: type)
        }
    }

    /// The configuration of a style, for a view that shows one without its control; nil for other types.
    private static func configuration(of type: EngineType) -> SampleValue? {
        switch type {
        case .buttonStyleConfiguration: { .engine(ButtonStyleConfiguration.sample(title: "Button")) }
        case .primitiveButtonStyleConfiguration:
            { .engine(PrimitiveButtonStyleConfiguration.sample(title: "Button")) }
        case .labelStyleConfiguration: { .engine(LabelStyleConfiguration.sample(title: "Label")) }
        case .menuStyleConfiguration: { .engine(MenuStyleConfiguration.sample(title: "Menu")) }
        case .toggleStyleConfiguration: { .engine(ToggleStyleConfiguration.sample(title: "Toggle")) }
        case .gaugeStyleConfiguration: { .engine(GaugeStyleConfiguration.sample(title: "Gauge")) }
        case .groupBoxStyleConfiguration: { .engine(GroupBoxStyleConfiguration.sample(title: "Group")) }
        case .disclosureGroupStyleConfiguration:
            { .engine(DisclosureGroupStyleConfiguration.sample(title: "Group")) }
        case .progressViewStyleConfiguration:
            { .engine(ProgressViewStyleConfiguration.sample(title: "Progress")) }
        default: nil
        }
    }
}

extension Bridge {
    /// The usual constant of a type, or the result of its initializer without arguments.
    fileprivate func sample(of type: EngineType) -> SampleValue? {
        let constants = (statics[type.name] ?? [:]).compactMapValues { entries in
            entries.first { $0.isProperty && $0.result == .engine(type) }
        }
        let usual = [
            "default", "automatic", "regular", "normal", "medium", "standard", "center", "light", "none",
        ]
        let name = usual.first { constants[$0] != nil } ?? constants.keys.min()
        let entry =
            initializers[type.name]?.first { $0.parameters.isEmpty } ?? name.flatMap { constants[$0] }
        guard let entry else { return nil }
        return {
            var none: [Value] = []
            return (try? entry.call(&none)) ?? .none
        }
    }
}

/// A protocol of the source, and how deep in other values a sample of it is.
struct ProtocolSampleKey: Hashable {
    let type: Int
    let depth: Int
}
