import StyleSyntax

/// A type that the source declares.
final class TypeInfo {
    let number: Int
    let name: String
    let declaration: TypeDeclaration
    let place: SourcePlace
    let outer: TypeInfo?
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

    init(
        number: Int,
        name: String,
        declaration: TypeDeclaration,
        place: SourcePlace,
        outer: TypeInfo?
    ) {
        self.number = number
        self.name = name
        self.declaration = declaration
        self.place = place
        self.outer = outer
    }

    var isEnumeration: Bool { declaration.keyword == .enum }
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
    }

    let index: Int
    let name: String
    let place: SourcePlace
    let isConstant: Bool
    let wrapper: Wrapper?
    let attribute: Attribute?
    let typeID: TypeID?
    let value: ExpressionID?
    let isBuilder: Bool
    let isPrivate: Bool
    /// The observers.
    var didSet: FunctionInfo?
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
    enum Body {
        case statements([StatementID])
        /// A closure or an initial value that is one expression.
        case expression(ExpressionID)
    }

    let number: Int
    let name: String
    let place: SourcePlace
    let owner: TypeInfo?
    /// The type of `self`; nil without one.
    let selfType: StyleType?
    let isStatic: Bool
    let isMutating: Bool
    let isProperty: Bool
    let parameters: [Parameter]
    let resultID: TypeID?
    let genericClause: GenericClause
    let attributes: [Attribute]
    let body: [StatementID]
    var setter: FunctionInfo?
    /// The scope around a local function.
    var outerScope: Scope?
    var generics: [String: StyleType] = [:]
    var result: StyleType?
    var parameterTypes: [StyleType] = []
    var isResolved = false
    var isChecked = false
    var isInitializer = false

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

/// A constant or variable of the file, or a static property.
final class GlobalInfo {
    let number: Int
    let name: String
    let place: SourcePlace
    let owner: TypeInfo?
    let selfType: StyleType?
    let isConstant: Bool
    let typeID: TypeID?
    let value: ExpressionID?
    var typed: Typed?
    var isPending = false

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
}
