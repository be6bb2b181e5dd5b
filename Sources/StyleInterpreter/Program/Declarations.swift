import StyleRuntime
import StyleSyntax

/// A type that the source declares.
final class TypeInfo {
    let number: Int
    let name: String
    let declaration: TypeDeclaration
    let place: SourcePlace
    /// The type around it, which the index owns, as all types.
    unowned let outer: TypeInfo?
    /// Constraints of the generic parameters by name.
    var generics: [String: StyleType] = [:]
    var protocols: [String] = []
    var rawType: StyleType?
    var fields: [FieldInfo] = []
    var members = MemberTable()
    var nested: [String: TypeInfo] = [:]
    var aliases: [String: TypeID] = [:]
    var cases: [CaseInfo] = []
    var initializers: [FunctionInfo] = []
    /// The class that a class extends; of the source or of the engine.
    var superclass: StyleType?
    /// Observers, by the name of their property; those of overridden properties, too.
    var observers: [String: [(function: FunctionInfo, isBefore: Bool)]] = [:]
    /// The messages about the declaration, its properties and its conformances.
    var messages = DeclarationMessages()
    var isChecked = false
    /// The parts of the source that declare it: its declaration and its extensions.
    var ranges: [SourceRange] = []
    /// Whether a comment of dots is in one of these parts, in place of the rest of the declaration.
    var isPrintedInParts = false
    /// Whether a later declaration of its name takes its place.
    var isReplaced = false
    /// Whether it stands for the body of a preview or for an expression at the top of the source.
    var isEmbedded = false
    /// Whether it stands for an enumeration that the source names without declaring it.
    var isOutside = false
    /// The type or protocol of the engine or the standard library whose extension declares it; nil for other types.
    var extended: String?
    /// The members of the declaration and of its extensions, from which instances are made.
    var parts: [TypePart] = []
    /// The generic type of which it is an instance for certain arguments, which the index owns.
    unowned let generic: TypeInfo?
    /// The arguments of an instance, in the order of the generic parameters; empty for other types.
    let arguments: [StyleType]

    init(
        number: Int,
        name: String,
        declaration: TypeDeclaration,
        place: SourcePlace,
        outer: TypeInfo?,
        generic: TypeInfo? = nil,
        arguments: [StyleType] = []
    ) {
        self.number = number
        self.name = name
        self.declaration = declaration
        self.place = place
        self.outer = outer
        self.generic = generic
        self.arguments = arguments
    }

    var isEnumeration: Bool { declaration.keyword == .enum }
    var isProtocol: Bool { declaration.keyword == .protocol }
    var isClass: Bool { declaration.keyword == .class || declaration.keyword == .actor }
    /// Whether the changes of all properties update the views (`@Observable`).
    var isObservable = false
    /// Whether it is a property wrapper.
    var isPropertyWrapper = false
    /// Whether it is a result builder.
    var isResultBuilder = false
    /// Whether a subscript finds members by their names (`@dynamicMemberLookup`).
    var hasDynamicMembers = false
}

/// The members in one declaration or extension of a type.
struct TypePart {
    let members: [StatementID]
    let surroundings: MemberSurroundings
}

/// The declaration or extension around members; the values are those of a declaration.
struct MemberSurroundings {
    /// Whether it is an extension of a type of the source.
    var isExtension = false
    /// Whether it is an extension whose members only its own file can name.
    var isPrivate = false
    /// Whether it is an extension that has its members for some arguments only.
    var isConstrained = false
    /// The generic parameters that have one type in it: `where Item == String`.
    var sameTypes: [SameType] = []
}

/// A generic parameter that has one type in an extension.
struct SameType {
    let parameter: String
    let type: TypeID
}

/// A stored property.
final class FieldInfo {
    enum Wrapper: String {
        case state = "State"
        case gestureState = "GestureState"
        case binding = "Binding"
        case environment = "Environment"
        case namespace = "Namespace"
        case scaledMetric = "ScaledMetric"
        case focusState = "FocusState"

        /// The wrapper of an attribute by its name; assistive programs have a focus of their own, which is no other here.
        init?(name: String) {
            self.init(rawValue: name == "AccessibilityFocusState" ? Wrapper.focusState.rawValue : name)
        }
    }

    /// The position among the values of an object or a record; those of superclasses come first.
    var index: Int
    let name: String
    let place: SourcePlace
    let isConstant: Bool
    let wrapper: Wrapper?
    let attribute: Attribute?
    let typeID: TypeID?
    let value: ExpressionID?
    let isBuilder: Bool
    let isPrivate: Bool
    /// A property wrapper that is not known, or one that takes its value from elsewhere.
    var externalWrapper: Name?
    /// The attribute of that wrapper.
    var externalAttribute: Attribute?
    /// The wrapper if the source declares it, once somebody has asked.
    var sourceWrapper: KnownSourceWrapper?
    /// The stand-ins in the initial value, once the type was checked.
    var initialStandIns: [StandIn] = []
    /// Whether the initial value is computed when the property is first read.
    var isLazy = false
    /// Whether a change updates the views.
    var isPublished = false
    /// Whether `$` before its name gives bindings to the properties of its object.
    var isProjected = false
    /// Whether the value is an object that is made once in each tree (`@StateObject`).
    var isStateObject = false
    var type: StyleType?

    init(
        index: Int,
        name: String,
        place: SourcePlace,
        isConstant: Bool,
        wrapper: Wrapper?,
        attribute: Attribute?,
        typeID: TypeID?,
        value: ExpressionID?,
        isBuilder: Bool,
        isPrivate: Bool
    ) {
        self.index = index
        self.name = name
        self.place = place
        self.isConstant = isConstant
        self.wrapper = wrapper
        self.attribute = attribute
        self.typeID = typeID
        self.value = value
        self.isBuilder = isBuilder
        self.isPrivate = isPrivate
    }
}

/// A case of an enumeration.
struct CaseInfo {
    let number: Int
    let name: String
    let parameters: [Parameter]
    let rawValue: Value.Enumeration.RawValue?
}

/// A function, an initializer, or the getter or setter of a computed property.
final class FunctionInfo {
    let number: Int
    let name: String
    let place: SourcePlace
    /// The type that it is a member of, which the index owns.
    unowned let owner: TypeInfo?
    /// The type of `self`; nil without one.
    let selfType: StyleType?
    let isStatic: Bool
    let isMutating: Bool
    let isProperty: Bool
    let parameters: [Parameter]
    let resultID: TypeID?
    let genericClause: GenericClause
    let attributes: [Attribute]
    /// The statements; an article that prints a function in parts adds to them.
    private(set) var body: [StatementID]
    var setter: FunctionInfo?
    /// Whether it overrides something that no picture needs, so that its body may contain anything.
    var isNeverCalled = false
    /// The scope around a local function.
    var outerScope: Scope?
    var generics: [String: StyleType] = [:]
    var result: StyleType?
    var parameterTypes: [StyleType] = []
    var isResolved = false
    var isChecked = false
    var messages = DeclarationMessages()
    var isInitializer = false
    /// Whether an initializer can return nil.
    var isFailable = false
    /// The local variable that it returns at its end; nil for a function of the source.
    var returnedLocal: String?
    /// Whether it is a requirement of a protocol, without a body.
    var isRequirement = false
    /// Whether an initializer calls another one of its class.
    var isConvenience = false
    /// The property that an observer observes, with the name of the other value: `oldValue` or `newValue`.
    var observed: (property: String, valueName: String)?
    /// Whether it sets a property.
    var isSetter = false
    /// Whether a setter leaves its value as it is, and changes what the value refers to.
    var isNonmutating = false
    /// Whether it is in an extension of its type.
    var isInExtension = false
    /// The type or protocol of the engine or the standard library whose extension it is in.
    var extended: String?
    /// The generic parameters of its type that have one type in its extension.
    var sameTypes: [SameType] = []
    /// The function of which it is an instance for certain types.
    var generic: FunctionInfo?
    /// The types of an instance, by the names of the generic parameters.
    var bindings: [String: StyleType] = [:]
    var isOverride = false
    /// Whether only its own file can name it.
    var isPrivate = false

    init(
        number: Int,
        name: String,
        place: SourcePlace,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool,
        isMutating: Bool,
        isProperty: Bool,
        parameters: [Parameter],
        resultID: TypeID?,
        genericClause: GenericClause,
        attributes: [Attribute],
        body: [StatementID]
    ) {
        self.number = number
        self.name = name
        self.place = place
        self.owner = owner
        self.selfType = selfType
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isProperty = isProperty
        self.parameters = parameters
        self.resultID = resultID
        self.genericClause = genericClause
        self.attributes = attributes
        self.body = body
    }
}

extension FunctionInfo {
    /// Adds the statements of the next part of the function.
    func append(_ part: FunctionInfo) { body += part.body }

    /// The name by which an override or an implementation of a requirement is found.
    var dispatchKey: String {
        if isSetter { return "\(name)=" }
        if isProperty { return name }
        return "\(name)(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
    }
}

/// A constant or variable of the file, or a static property.
final class GlobalInfo {
    let number: Int
    let name: String
    let place: SourcePlace
    /// The type that it is a member of, which the index owns.
    unowned let owner: TypeInfo?
    let selfType: StyleType?
    let isConstant: Bool
    let typeID: TypeID?
    let value: ExpressionID?
    /// Whether only its own file can name it.
    var isPrivate = false
    /// Whether it has the macro `@Entry`.
    var isEntry = false
    var isPending = false
    var messages = DeclarationMessages()

    init(
        number: Int,
        name: String,
        place: SourcePlace,
        owner: TypeInfo?,
        selfType: StyleType?,
        isConstant: Bool,
        typeID: TypeID?,
        value: ExpressionID?
    ) {
        self.number = number
        self.name = name
        self.place = place
        self.owner = owner
        self.selfType = selfType
        self.isConstant = isConstant
        self.typeID = typeID
        self.value = value
    }
}

/// The members of a type, with those of its extensions.
struct MemberTable {
    var functions: [String: [FunctionInfo]] = [:]
    var staticFunctions: [String: [FunctionInfo]] = [:]
    var globals: [String: GlobalInfo] = [:]
    var types: [String: TypeInfo] = [:]
    var aliases: [String: TypeID] = [:]
}
