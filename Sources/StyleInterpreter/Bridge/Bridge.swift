import ViewEngine

/// The parts of the engine, and of the standard library, that a source may name.
///
/// The table has one entry for each function; none is implemented here a second time.
struct Bridge: Sendable {
    static let standard = Bridge()

    /// The protocols to which each type conforms, nearest first.
    private(set) var conformances: [String: [String]] = [:]
    /// Other names of types, such as `CGFloat` for `Double`.
    private(set) var typeNames: [String: StyleType] = [:]
    private(set) var functions: [String: [Entry]] = [:]
    private(set) var initializers: [String: [Entry]] = [:]
    /// Static members by type or protocol and name.
    private(set) var statics: [String: [String: [Entry]]] = [:]
    /// Members by type or protocol and name.
    private(set) var members: [String: [String: [Entry]]] = [:]
    private(set) var setters: [String: [String: Entry]] = [:]
    /// The cases of enumerations, for `switch`.
    private(set) var cases: [String: Set<String>] = [:]
    /// The values of the cases of enumerations, by type and name, for patterns.
    private(set) var payloads: [String: [String: Payload]] = [:]
    /// Environment values by name: they are read in the scope of a body.
    private(set) var environment: [String: Entry] = [:]
    /// Modifiers that set an environment value, by its name.
    private(set) var environmentSetters: [String: Entry] = [:]
    /// The names of the protocols.
    private(set) var protocols: [String: [String]] = [:]

    private init() {
        addProtocols()
        addStandardLibrary()
        addGeometry()
        addColors()
        addFonts()
        addShapes()
        addViews()
        addText()
        addModifiers()
        addLayoutModifiers()
        addEnvironment()
        addGestures()
        addAnimations()
        addButtons()
        addStyles()
        addStrings()
        addGlass()
        addAccessibility()
        addFocus()
        addTasks()
        addContainers()
        addImages()
        addTextLines()
        addCurves()
        addMoreGradients()
        addMorePaths()
        addMoreShapeStyles()
        addLayers()
        addScreen()
        addLabelStyles()
        addRanges()
        addSequences()
        addCollections()
        addRandomNumbers()
        addMathematics()
        addOptionSets()
        addDrawnShapes()
        addQuietModifiers()
        addQueues()
        addMoments()
        addInteractions()
        addMoreContainers()
        addGrids()
        addCanvas()
        addSymbolEffects()
        addBuiltIns()
        addUIKit()
    }

    // MARK: Making the table

    mutating func add(protocol name: String, refining parents: [String] = []) {
        protocols[name] = parents
    }

    mutating func add(type name: String, _ protocols: String..., alias: String...) {
        conformances[name] = protocols
        typeNames[name] = .engine(name)
        for other in alias { typeNames[other] = .engine(name) }
    }

    mutating func add<Type: EngineValue>(_ type: Type.Type, _ protocols: String..., alias: String...) {
        conformances[type.typeName] = protocols
        typeNames[type.typeName] = .engine(type.typeName)
        for other in alias { typeNames[other] = .engine(type.typeName) }
    }

    mutating func add(alias name: String, of type: StyleType) {
        typeNames[name] = type
    }

    mutating func initializer<each Parameter: Bridged, Result: Bridged>(
        _ labels: ParameterLabel...,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        let entry = Entry.function("init", labels, call)
        if case .engine(let name) = entry.result.unwrapped { initializers[name, default: []].append(entry) }
    }

    /// Initializers under the name of a type that has no values of its own.
    mutating func initializers(of type: String, _ entries: [Entry]) {
        initializers[type, default: []] += entries
    }

    /// The cases of an enumeration.
    mutating func cases<Enumeration: EngineValue & CaseIterable & Sendable>(_ type: Enumeration.Type) {
        for value in Enumeration.allCases {
            let name = String(describing: value)
            statics[type.typeName, default: [:]][name, default: []].append(
                .function(name, [], isProperty: true) { value }
            )
            cases[type.typeName, default: []].insert(name)
        }
    }

    /// An initializer of a view whose type has parameters.
    mutating func viewInitializer<each Parameter: Bridged, Result>(
        _ type: String,
        _ labels: ParameterLabel...,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        initializers[type, default: []].append(
            .view("init", labels, result: .engine(type), call)
        )
    }

    mutating func function<each Parameter: Bridged, Result: Bridged>(
        _ name: String,
        _ labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        functions[name, default: []].append(.function(name, labels, result: result, call))
    }

    /// A static function.
    mutating func factory<each Parameter: Bridged, Result: Bridged>(
        _ type: String,
        _ name: String,
        _ labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        statics[type, default: [:]][name, default: []].append(.function(name, labels, result: result, call))
    }

    /// Static properties, or cases without values.
    mutating func constants<Constant: Bridged & Sendable>(
        _ type: String,
        _ values: KeyValuePairs<String, Constant>,
        areAllCases: Bool = false
    ) {
        for (name, value) in values {
            statics[type, default: [:]][name, default: []].append(
                .function(name, [], isProperty: true) { value }
            )
        }
        if areAllCases { cases[type] = Set(values.map(\.key)) }
    }

    /// Static properties that are views, shapes or styles.
    mutating func constants<Constant: Sendable>(
        _ type: String,
        typed result: StyleType,
        _ values: KeyValuePairs<String, Constant>
    ) {
        for (name, value) in values {
            statics[type, default: [:]][name, default: []].append(
                .view(name, [], isProperty: true, result: result) { value }
            )
        }
    }

    /// A static property that is a view, a shape or a style.
    mutating func constant<Constant>(
        _ type: String,
        _ name: String,
        typed result: StyleType,
        _ value: @escaping @Sendable () -> Constant
    ) {
        statics[type, default: [:]][name, default: []].append(
            .view(name, [], isProperty: true, result: result, value)
        )
    }

    mutating func method<Base: Bridged, each Parameter: Bridged, Result: Bridged>(
        _ type: String,
        _ name: String,
        _ labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (Base, repeat each Parameter) -> Result
    ) {
        members[type, default: [:]][name, default: []].append(
            .function(name, labels, hasReceiver: true, result: result, call)
        )
    }

    mutating func mutatingMethod<Base: Bridged, each Parameter: Bridged>(
        _ type: String,
        _ name: String,
        _ labels: ParameterLabel...,
        call: @escaping @Sendable (inout Base, repeat each Parameter) -> Void
    ) {
        members[type, default: [:]][name, default: []].append(.mutating(name, labels, call))
    }

    mutating func property<Base: Bridged, Result: Bridged>(
        _ type: String,
        _ name: String,
        get: @escaping @Sendable (Base) -> Result
    ) {
        members[type, default: [:]][name, default: []].append(
            .function(name, [], hasReceiver: true, isProperty: true, get)
        )
    }

    mutating func property<Base: Bridged, Result: Bridged>(
        _ type: String,
        _ name: String,
        get: @escaping @Sendable (Base) -> Result,
        set: @escaping @Sendable (inout Base, Result) -> Void
    ) {
        property(type, name, get: get)
        setters[type, default: [:]][name] = .mutating(name, ["_"], set)
    }

    /// A property that the engine has under a key path.
    mutating func property<Base: Bridged, Result: Bridged>(
        _ type: String,
        _ name: String,
        _ path: any WritableKeyPath<Base, Result> & Sendable
    ) {
        property(
            type,
            name,
            get: { (base: Base) in base[keyPath: path] },
            set: { (base: inout Base, value: Result) in base[keyPath: path] = value }
        )
    }

    /// A property that is a view.
    mutating func viewProperty<Base: Bridged, Result>(
        _ type: String,
        _ name: String,
        result: StyleType = .view,
        get: @escaping @Sendable (Base) -> Result
    ) {
        members[type, default: [:]][name, default: []].append(
            .view(name, [], hasReceiver: true, isProperty: true, result: result, get)
        )
    }

    /// A modifier of views.
    mutating func modifier<each Parameter: Bridged, Result>(
        _ name: String,
        _ labels: ParameterLabel...,
        call: @escaping @Sendable (AnyView, repeat each Parameter) -> Result
    ) {
        members["View", default: [:]][name, default: []].append(
            .view(name, labels, hasReceiver: true, call)
        )
    }

    /// A method that makes a view, a shape or a gesture.
    mutating func viewMethod<Base: Bridged, each Parameter: Bridged, Result>(
        _ type: String,
        _ name: String,
        _ labels: ParameterLabel...,
        result: StyleType = .view,
        call: @escaping @Sendable (Base, repeat each Parameter) -> Result
    ) {
        members[type, default: [:]][name, default: []].append(
            .view(name, labels, hasReceiver: true, result: result, call)
        )
    }

    /// A static property whose value depends on where it is read.
    mutating func computedConstant<Constant: Bridged>(
        _ type: String,
        _ name: String,
        get: @escaping @Sendable () -> Constant
    ) {
        statics[type, default: [:]][name, default: []].append(.function(name, [], isProperty: true, get))
    }

    /// The values of a case of an enumeration; `values` returns nil for other cases.
    mutating func addPayload(
        of type: String,
        _ name: String,
        _ types: [StyleType],
        values: @escaping @Sendable (Value) -> [Value]?
    ) {
        payloads[type, default: [:]][name] = Payload(types: types, values: values)
        cases[type, default: []].insert(name)
    }

    // MARK: Entries that are made by hand

    mutating func add(function entry: Entry) {
        functions[entry.name, default: []].append(entry)
    }

    mutating func add(member entry: Entry, of type: String) {
        members[type, default: [:]][entry.name, default: []].append(entry)
    }

    mutating func add(static entry: Entry, of type: String) {
        statics[type, default: [:]][entry.name, default: []].append(entry)
    }

    mutating func add(setter entry: Entry, of type: String) {
        setters[type, default: [:]][entry.name] = entry
    }

    mutating func environmentValue<Stored: Bridged>(
        _ name: String,
        get: @escaping @Sendable () -> Stored
    ) {
        environment[name] = .function(name, [], isProperty: true, get)
    }

    mutating func environmentSetter<Stored: Bridged, Result>(
        _ name: String,
        set: @escaping @Sendable (AnyView, Stored) -> Result
    ) {
        environmentSetters[name] = .view(name, ["_"], hasReceiver: true, set)
    }

    // MARK: Reading the table

    /// Whether a type conforms to a protocol.
    func conforms(_ name: String, to protocolName: String) -> Bool {
        protocolName.isEmpty || (conformances[name] ?? []).contains { refines($0, protocolName) }
    }

    /// Whether a protocol is another one or refines it.
    func refines(_ name: String, _ other: String) -> Bool {
        name == other || other.isEmpty || (protocols[name] ?? []).contains { refines($0, other) }
    }

    /// The names under which the members of a type are found: its own, and those of its protocols.
    func memberOwners(of name: String) -> [String] {
        var owners = [name]
        var pending = conformances[name] ?? protocols[name] ?? []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !owners.contains(next) else { continue }
            owners.append(next)
            pending += protocols[next] ?? []
        }
        return owners
    }

    /// The name of a type in messages.
    func name(of type: StyleType, declared: (Int) -> String = { _ in "a type of the source" }) -> String {
        func name(_ type: StyleType) -> String { self.name(of: type, declared: declared) }
        return switch type {
        case .engine(let name): name
        case .declared(let number): declared(number)
        case .any("", _): "Any"
        case .any(let name, let arguments) where arguments.isEmpty: "some \(name)"
        case .any(let protocolName, let arguments):
            "some \(protocolName)<\(arguments.map(name).joined(separator: ", "))>"
        case .optional(let type): "\(name(type))?"
        case .array(let type): "[\(name(type))]"
        case .dictionary(let key, let value): "[\(name(key)): \(name(value))]"
        case .range: "Range<Int>"
        case .closedRange: "ClosedRange<Int>"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }.joined(separator: ", ")))"
        case .function(let function):
            "(\(function.parameters.map { ($0.isInout ? "inout " : "") + name($0.type) }.joined(separator: ", "))) -> \(name(function.result))"
        case .metatype(let type): "\(name(type)).Type"
        case .binding(let type): "Binding<\(name(type))>"
        case .gestureState(let type): "GestureState<\(name(type))>"
        case .keyPath: "KeyPath"
        case .variable: "T"
        case .unknown: "_"
        }
    }
}
