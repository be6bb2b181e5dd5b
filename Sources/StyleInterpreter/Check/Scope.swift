import StyleRuntime
import StyleSyntax

/// The names of a function or a closure while it is checked.
final class Scope {
    /// A local name.
    struct Local {
        let slot: Int
        let type: StyleType
        let isVariable: Bool
        var external: External?
        /// Whether its type is written with `!`.
        var isImplicitlyUnwrapped = false
        /// Whether `$` before its name gives bindings to the properties of its object (`@Bindable`).
        var isProjected = false
        /// Whether it is the value of the binding in its slot: `item` beside the parameter `$item`.
        var isBound = false
        /// A local function or computed variable, which the index owns; it refers to the scope around it.
        unowned var function: FunctionInfo?
    }

    let parent: Scope?
    /// The type whose member is checked, and what `self` is; nil in functions of the file.
    let owner: TypeInfo?
    let selfType: StyleType?
    let isStatic: Bool
    /// Generic parameters by name.
    let generics: [String: StyleType]
    /// The number of the context, for results that depend on the types of the parameters of a closure.
    let context: Int
    var result: StyleType?
    /// The number of the function whose body is checked.
    var function: Int?
    /// Whether it is the body of an initializer, which sets constants and wrappers.
    var isInitializer = false
    /// The property whose observer is checked; the observer does not observe what it sets itself.
    var observedProperty: String?
    /// Whether names of the innermost block keep their slots when they are declared again: those of a case with several
    /// patterns, of which each declares the same names.
    var keepsSlots = false
    /// The type of the rows of the table whose columns the builder makes.
    private var ownTableRow: StyleType?
    private var blocks: [[String: Local]] = [[:]]
    private(set) var slotCount = 0

    init(
        parent: Scope? = nil,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool,
        generics: [String: StyleType],
        context: Int
    ) {
        self.parent = parent
        self.owner = owner
        self.selfType = selfType
        self.isStatic = isStatic
        self.generics = generics
        self.context = context
    }

    /// The type of the rows of the table around.
    var tableRow: StyleType? {
        get { ownTableRow ?? parent?.tableRow }
        set { ownTableRow = newValue }
    }

    /// Removes all names.
    func removeAll() { blocks = [[:]] }

    func open() { blocks.append([:]) }

    func close() { blocks.removeLast() }

    func declare(
        _ name: String,
        as type: StyleType,
        isVariable: Bool = false,
        isImplicitlyUnwrapped: Bool = false,
        external: External? = nil
    ) -> Int {
        let declared = keepsSlots ? blocks[blocks.count - 1][name]?.slot : nil
        let slot = declared ?? reserve()
        blocks[blocks.count - 1][name] = Local(
            slot: slot,
            type: type,
            isVariable: isVariable,
            external: external,
            isImplicitlyUnwrapped: isImplicitlyUnwrapped
        )
        return slot
    }

    /// Makes the last declared name of a function one of that function.
    func setFunction(_ info: FunctionInfo) {
        guard let local = blocks[blocks.count - 1][info.name] else { return }
        blocks[blocks.count - 1][info.name] = Local(
            slot: local.slot,
            type: local.type,
            isVariable: false,
            function: info
        )
    }

    /// Makes `$` before the last declared name give bindings to the properties of its object.
    func setProjected(_ name: String) {
        blocks[blocks.count - 1][name]?.isProjected = true
    }

    /// Declares a parameter of a closure; `$item` is a binding, and `item` its value.
    func declareParameter(_ name: String, as type: StyleType, isVariable: Bool, external: External?) {
        let slot = declare(name, as: type, isVariable: isVariable, external: external)
        guard name.hasPrefix("$") else { return }
        var value = Local(slot: slot, type: type, isVariable: true, external: external)
        if case .binding(let wrapped) = type.kind {
            value = Local(slot: slot, type: wrapped, isVariable: true, isBound: true)
        }
        blocks[blocks.count - 1][String(name.dropFirst())] = value
    }

    func reserve() -> Int {
        slotCount += 1
        return slotCount - 1
    }

    /// Finds a local name, and how many closures further out it is.
    func find(_ name: String) -> (local: Local, level: Int)? {
        var scope: Scope? = self
        var level = 0
        while let current = scope {
            for block in current.blocks.reversed() {
                if let local = block[name] { return (local, level) }
            }
            scope = current.parent
            level += 1
        }
        return nil
    }

    /// The names that can be seen, for suggestions.
    var names: [String] {
        blocks.flatMap(\.keys) + (parent?.names ?? [])
    }

    var root: Scope { parent?.root ?? self }
}
