package import StyleRuntime
import ViewEngine

/// The parts of the engine, and of the standard library, that a source may name.
///
/// The table has one entry for each function; none is implemented here a second time.
package struct Bridge: Sendable {
    package static let standard = Bridge()

    /// The protocols to which each type conforms, nearest first.
    package private(set) var conformances: [String: [String]] = [:]
    /// Other names of types, such as `CGFloat` for `Double`.
    package private(set) var typeNames: [String: StyleType] = [:]
    package private(set) var functions: [String: [Entry]] = [:]
    package private(set) var initializers: [String: [Entry]] = [:]
    /// Static members by type or protocol and name.
    package private(set) var statics: [String: [String: [Entry]]] = [:]
    /// Members by type or protocol and name.
    package private(set) var members: [String: [String: [Entry]]] = [:]
    package private(set) var setters: [String: [String: Entry]] = [:]
    /// The cases of enumerations, for `switch`.
    package private(set) var cases: [String: Set<String>] = [:]
    /// The values of the cases of enumerations, by type and name, for patterns.
    package private(set) var payloads: [String: [String: Payload]] = [:]
    /// Environment values by name: they are read in the scope of a body.
    package private(set) var environment: [String: Entry] = [:]
    /// Modifiers that set an environment value, by its name.
    package private(set) var environmentSetters: [String: Entry] = [:]
    /// The protocols that each protocol refines, by name.
    package private(set) var protocols: [String: [String]] = [:]

    private init() {
        addProtocols()
        addGeneratedRows()
        addStandardLibrary()
        addGeometry()
        addColors()
        addShapes()
        addAnimatablePairs()
        addViews()
        addText()
        addModifiers()
        addPreferences()
        addEnvironment()
        addGestures()
        addAnimations()
        addButtons()
        addStyles()
        addStrings()
        addAccessibility()
        addFocus()
        addKeyboardShortcuts()
        addTasks()
        addNumberFormats()
        addNumberFormatters()
        addNumberObjects()
        addContainers()
        addTextLines()
        addGradients()
        addRanges()
        addSequences()
        addStringPositions()
        addCollections()
        addSets()
        addRandomNumbers()
        addMathematics()
        addDeclaredOptionSets()
        addDrawnShapes()
        addQuietModifiers()
        addQueues()
        addNotifications()
        addMoments()
        addTimelineSchedules()
        addFoundation()
        addEditModes()
        addKeyframes()
        addGeometryChanges()
        addMenus()
        addToggles()
        addPreviews()
        addLayouts()
        addTextFields()
        addPickers()
        addGroupings()
        addSubviewCollections()
        addCanvas()
        addVisualEffects()
        addKeys()
        addLocales()
        addLocalizedStrings()
        addBuiltIns()
        addUIKit()
    }

    // MARK: Making the table

    // The generic functions are not specialized; see `Entry`.

    mutating func add(protocol constraint: EngineProtocol, refining parents: [EngineProtocol] = []) {
        protocols[constraint.name] = parents.map(\.name)
    }

    mutating func add(type: EngineType, _ protocols: String..., alias: String...) {
        conformances[type.name] = protocols
        typeNames[type.name] = .engine(type)
        for other in alias { typeNames[other] = .engine(type) }
    }

    @inline(never)
    mutating func add(_ type: any EngineValue.Type, _ protocols: String..., alias: String...) {
        conformances[type.typeName] = protocols
        typeNames[type.typeName] = .engine(type.engineType)
        for other in alias { typeNames[other] = .engine(type.engineType) }
    }

    mutating func add(alias name: String, of type: StyleType) {
        typeNames[name] = type
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func initializer<each Parameter: Bridged, Result: Bridged>(
        _ labels: ParameterLabel...,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        add(initializer: .function("init", labels, call))
    }

    /// Initializers under the name of a type that has no values of its own.
    package mutating func initializers(of type: String, _ entries: [Entry]) {
        initializers[type, default: []] += entries
    }

    /// The cases of an enumeration, by their names in the order of `allCases`.
    ///
    /// The names are given because reflection takes milliseconds for all enumerations, when a process starts.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func cases<Enumeration: EngineValue & CaseIterable & Sendable>(
        _ type: Enumeration.Type,
        names: String...
    ) {
        let all = Array(Enumeration.allCases)
        for (name, value) in zip(names, all) {
            add(static: .function(name, [], isProperty: true) { value }, of: type.typeName)
            add(case: name, of: type.typeName)
        }
        add(static: .function("allCases", [], isProperty: true) { all }, of: type.typeName)
    }

    /// An initializer of a view whose type has parameters.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func viewInitializer<each Parameter: Bridged, Result>(
        _ type: EngineType,
        labels: ParameterLabel...,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        add(initializer: .view("init", labels, result: .engine(type), call))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func function<each Parameter: Bridged, Result: Bridged>(
        _ name: String,
        labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        add(function: .function(name, labels, result: result, call))
    }

    /// A static function.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func factory<each Parameter: Bridged, Result: Bridged>(
        _ name: String,
        of type: String,
        labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        add(static: .function(name, labels, result: result, call), of: type)
    }

    /// Static properties, or cases without values.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func constants<Constant: Bridged & Sendable>(
        of type: String,
        _ values: KeyValuePairs<String, Constant>,
        areAllCases: Bool = false
    ) {
        for (name, value) in values {
            add(static: .function(name, [], isProperty: true) { value }, of: type)
            if areAllCases { add(case: name, of: type) }
        }
    }

    /// Static properties that are views, shapes or styles.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func constants<Constant: Sendable>(
        of type: String,
        typed result: StyleType,
        _ values: KeyValuePairs<String, Constant>
    ) {
        for (name, value) in values {
            add(static: .view(name, [], isProperty: true, result: result) { value }, of: type)
        }
    }

    /// A static property that is a view, a shape or a style.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func constant<Constant>(
        _ name: String,
        of type: String,
        typed result: StyleType,
        _ value: @escaping @Sendable () -> Constant
    ) {
        add(static: .view(name, [], isProperty: true, result: result, value), of: type)
    }

    /// A static function that makes a view, a shape or a style.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func viewFactory<each Parameter: Bridged, Result>(
        _ name: String,
        of type: String,
        labels: ParameterLabel...,
        result: StyleType,
        call: @escaping @Sendable (repeat each Parameter) -> Result
    ) {
        add(static: .view(name, labels, result: result, call), of: type)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<Base: Bridged, each Parameter: Bridged, Result: Bridged>(
        _ name: String,
        of type: String,
        labels: ParameterLabel...,
        result: StyleType? = nil,
        call: @escaping @Sendable (Base, repeat each Parameter) -> Result
    ) {
        add(member: .function(name, labels, hasReceiver: true, result: result, call), of: type)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func mutatingMethod<Base: Bridged, each Parameter: Bridged>(
        _ name: String,
        of type: String,
        labels: ParameterLabel...,
        call: @escaping @Sendable (inout Base, repeat each Parameter) -> Void
    ) {
        add(member: .mutating(name, labels, call), of: type)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Base: Bridged, Result: Bridged>(
        _ name: String,
        of type: String,
        get: @escaping @Sendable (Base) -> Result
    ) {
        add(member: .function(name, [], hasReceiver: true, isProperty: true, get), of: type)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Base: Bridged, Result: Bridged>(
        _ name: String,
        of type: String,
        get: @escaping @Sendable (Base) -> Result,
        set: @escaping @Sendable (inout Base, Result) -> Void
    ) {
        property(name, of: type, get: get)
        add(setter: .mutating(name, ["_"], set), of: type)
    }

    /// A property that the engine has under a key path.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Base: Bridged, Result: Bridged>(
        _ name: String,
        of type: String,
        at path: any WritableKeyPath<Base, Result> & Sendable
    ) {
        property(
            name,
            of: type,
            get: { (base: Base) in base[keyPath: path] },
            set: { (base: inout Base, value: Result) in base[keyPath: path] = value }
        )
    }

    /// A property that is a view.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func viewProperty<Base: Bridged, Result>(
        _ name: String,
        of type: String,
        result: StyleType = .view,
        get: @escaping @Sendable (Base) -> Result
    ) {
        add(member: .view(name, [], hasReceiver: true, isProperty: true, result: result, get), of: type)
    }

    /// A modifier of views.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func modifier<each Parameter: Bridged, Result>(
        _ name: String,
        labels: ParameterLabel...,
        call: @escaping @Sendable (AnyView, repeat each Parameter) -> Result
    ) {
        add(member: .view(name, labels, hasReceiver: true, call), of: "View")
    }

    /// A method that makes a view, a shape or a gesture.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func viewMethod<Base: Bridged, each Parameter: Bridged, Result>(
        _ name: String,
        of type: String,
        labels: ParameterLabel...,
        result: StyleType = .view,
        call: @escaping @Sendable (Base, repeat each Parameter) -> Result
    ) {
        add(member: .view(name, labels, hasReceiver: true, result: result, call), of: type)
    }

    /// A static property whose value depends on where it is read.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func computedConstant<Constant: Bridged>(
        _ name: String,
        of type: String,
        get: @escaping @Sendable () -> Constant
    ) {
        add(static: Entry.function(name, [], isProperty: true, get).volatile, of: type)
    }

    /// The values of a case of an enumeration; `values` returns nil for other cases.
    mutating func addPayload(
        of type: String,
        case name: String,
        types: [StyleType],
        values: @escaping @Sendable (Value) -> [Value]?
    ) {
        payloads[type, default: [:]][name] = Payload(types: types, values: values)
        add(case: name, of: type)
    }

    // MARK: Entries that are made by hand

    @inline(never)
    mutating func add(function entry: Entry) {
        functions[entry.name, default: []].append(entry)
    }

    @inline(never)
    mutating func add(member entry: Entry, of type: String) {
        members[type, default: [:]][entry.name, default: []].append(entry)
    }

    @inline(never)
    mutating func add(static entry: Entry, of type: String) {
        statics[type, default: [:]][entry.name, default: []].append(entry)
    }

    @inline(never)
    mutating func add(setter entry: Entry, of type: String) {
        setters[type, default: [:]][entry.name] = entry
    }

    /// An initializer of the type of its result.
    @inline(never)
    mutating func add(initializer entry: Entry) {
        guard case .engine(let type) = entry.result.unwrapped.kind else { return }
        initializers[type.name, default: []].append(entry)
    }

    @inline(never)
    private mutating func add(case name: String, of type: String) {
        cases[type, default: []].insert(name)
    }

    @inline(never)
    mutating func add(environmentValue entry: Entry) {
        environment[entry.name] = entry
    }

    @inline(never)
    private mutating func add(environmentSetter entry: Entry) {
        environmentSetters[entry.name] = entry
    }

    /// A value of the environment that a source reads.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func environmentValue<Stored: Bridged>(
        _ name: String,
        at path: any KeyPath<EnvironmentValues, Stored> & Sendable
    ) {
        add(environmentValue: .function(name, [], isProperty: true) { Environment(path).wrappedValue })
        // A style of the source is given the values.
        property(name, of: EnvironmentValues.typeName) { (values: EnvironmentValues) in values[keyPath: path]
        }
    }

    /// A value of the environment that a source reads, and sets by `.environment(\.name, value)`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func environmentValue<Stored: Bridged>(
        _ name: String,
        at path: any WritableKeyPath<EnvironmentValues, Stored> & Sendable
    ) {
        add(environmentValue: .function(name, [], isProperty: true) { Environment(path).wrappedValue })
        property(name, of: EnvironmentValues.typeName) { (values: EnvironmentValues) in values[keyPath: path]
        }
        add(
            environmentSetter: .view(name, ["_"], hasReceiver: true) { (view: AnyView, value: Stored) in
                view.environment(path, value)
            }
        )
    }
}
