import StyleRuntime
import StyleSyntax

/// Makes code from checked expressions and functions, and asks for the check of what the code refers to.
///
/// Declarations to which nothing refers are not checked. The code of a function, of a constant, and that which makes a
/// value of a type, is made once, wherever it is used.
final class Emitter {
    private let checker: Checker
    private var functions: [Int: FunctionCode] = [:]
    private var globals: [Int: Code] = [:]
    private var lazyValues: [LazyValueKey: Code] = [:]
    private var records: [Int: Code] = [:]
    private var objects: [Int: Code] = [:]
    /// The code that reads the stored properties of a type by their names, by its number.
    private var storedProperties: [Int: [String: MemberCode]] = [:]
    /// The types whose initial values are being emitted, by number.
    private var openTypes: Set<Int> = []
    private var references = ReferenceGraph()
    /// The declaration whose code is being emitted.
    private var current = ProgramUnit.root(0)
    private var actionMessages: [SourcePlace: [Diagnostic]] = [:]
    private var pendingFunctions: [FunctionInfo] = []
    private var pendingTypes: [TypeInfo] = []
    private var known: Set<ProgramUnit> = []
    /// The keys that code refers to, and the types of whose values there may be some.
    private var keys: [String] = []
    private var types: [TypeInfo] = []
    /// The names of the types outside of the source of whose values some may be values of its protocols.
    private var outsideTypes: [String] = []

    init(_ checker: Checker) {
        self.checker = checker
    }

    // MARK: References

    /// Notes that code calls a function of the source.
    func reference(_ function: FunctionInfo) {
        references.add(.function(function.number), from: current)
        add(function)
    }

    private func add(_ function: FunctionInfo) {
        if known.insert(.function(function.number)).inserted { pendingFunctions.append(function) }
    }

    /// Notes that code calls the functions that types have for a key.
    func referenceDynamic(_ key: String) {
        references.add(.key(key), from: current)
        guard known.insert(.key(key)).inserted else { return }
        keys.append(key)
        for type in types { addFunction(for: key, of: type) }
        for type in outsideTypes { addFunction(for: key, ofOutside: type) }
    }

    private func addFunction(for key: String, of type: TypeInfo) {
        if let number = checker.inheritance.dispatchTable(of: type)[key] {
            add(checker.index.allFunctions[number])
        }
    }

    private func addFunction(for key: String, ofOutside type: String) {
        guard let number = checker.outsideConformances.dispatchTable(of: type)[key] else { return }
        references.add(.function(number), from: .key(key))
        add(checker.index.allFunctions[number])
    }

    /// The code of the functions of the engine that meet a requirement, by the names of the types that have no other.
    func membersOutside(meeting requirement: FunctionInfo) -> [String: CallCode] {
        checker.outsideConformances.members(meeting: requirement).mapValues { $0.target.emit(self) }
    }

    /// Notes the types outside of the source whose values the check has found to be used as values of its protocols.
    private func addUsedOutsideTypes() {
        for type in checker.usedOutsideTypes.subtracting(outsideTypes).sorted() {
            outsideTypes.append(type)
            for key in keys { addFunction(for: key, ofOutside: type) }
        }
    }

    /// Notes that code makes values of a type of the source.
    func reference(_ type: TypeInfo) {
        references.add(.type(type.number), from: current)
        guard known.insert(.type(type.number)).inserted else { return }
        pendingTypes.append(type)
        types.append(type)
        for key in keys { addFunction(for: key, of: type) }
    }

    /// Notes that code makes values of all types of the source in a type.
    func reference(typesIn type: StyleType) {
        for number in type.declaredTypes.sorted() { reference(checker.index.types[number]) }
    }

    /// Emits an action, with the messages about what is not understood in it.
    func emitAction<Result>(at place: SourcePlace, messages: [Diagnostic], body: () -> Result) -> Result {
        references.add(.action(place), from: current)
        actionMessages[place] = messages
        return within(.action(place), body: body)
    }

    /// The notes about the actions of declarations.
    func notes(aboutActionsOf units: Set<ProgramUnit>) -> [Diagnostic] {
        references.actions(of: units).flatMap { actionMessages[$0] ?? [] }
    }

    /// The declarations that a root reaches.
    func units(reachedFrom root: Int) -> Set<ProgramUnit> {
        references.units(reachedFrom: .root(root)) {
            checker.inheritance.dispatchTable(of: checker.index.types[$0])
        }
    }

    /// Emits the code of a declaration, whose references are its own.
    private func within<Result>(_ unit: ProgramUnit, body: () -> Result) -> Result {
        let outer = current
        current = unit
        defer { current = outer }
        return body()
    }

    // MARK: Programs

    /// Emits a root by its number.
    func emit<Result>(root: Int, _ body: () -> Result) -> Result { within(.root(root), body: body) }

    /// Emits everything that the roots reach.
    func emitReferences() {
        while checker.excess == nil {
            if checker.usedOutsideTypes.count > outsideTypes.count { addUsedOutsideTypes() }
            if let info = pendingTypes.popLast() {
                within(.type(info.number)) {
                    checker.declarations.checkType(info)
                    for number in checker.declarations.functionsOfEngine(of: info).sorted() {
                        reference(checker.index.allFunctions[number])
                    }
                    storedProperties[info.number] = checker.storedProperties.readings(of: info).mapValues {
                        $0.emit(self)
                    }
                }
            } else if let info = pendingFunctions.popLast() {
                checker.declarations.checkFunction(info)
                functions[info.number] = within(.function(info.number)) {
                    checker.bodies[info.number]?.emit(self)
                }
            } else {
                break
            }
        }
    }

    /// The program with the code of all functions that the roots reach.
    func makeProgram() -> CheckedProgram {
        let missing: FunctionCode = { _, _ throws(Failure) in throw Failure(.sourceHasErrors) }
        let types = checker.index.types.map {
            checker.declarations.checkedType($0, stored: storedProperties[$0.number] ?? [:])
        }
        let outsideDispatch = Dictionary(
            uniqueKeysWithValues: outsideTypes.map { ($0, checker.outsideConformances.dispatchTable(of: $0)) }
        )
        let all = checker.index.allFunctions
        return CheckedProgram(
            functions: all.map { functions[$0.number] ?? missing },
            places: all.map(\.place),
            types: types,
            outsideDispatch: outsideDispatch,
            objects: objects,
            library: checker.resources
        )
    }

    // MARK: Values

    /// The code that reads a constant or variable of the file, or a static property.
    func code(of global: GlobalInfo, initial: Typed) -> Code {
        let number = global.number
        references.add(.global(number), from: current)
        if let code = globals[number] { return code }
        let initialCode = within(.global(number)) { initial.emit(self) }
        let code: Code = { frame throws(Failure) in
            try frame.execution.global(number) { (frame) throws(Failure) in try initialCode(frame) }
        }
        globals[number] = code
        return code
    }

    /// The code of the initial value of a lazy property; its frame has the object in its first slot.
    func lazyCode(of property: LazyValueKey, initial: Typed) -> Code {
        references.add(.lazyValue(property), from: current)
        if let code = lazyValues[property] { return code }
        let code = within(.lazyValue(property)) { initial.emit(self) }
        lazyValues[property] = code
        return code
    }

    /// The code that makes a structure with the initial values of its properties.
    func recordCode(of info: TypeInfo) -> Code {
        let number = info.number
        reference(info)
        if let code = records[number] { return code }
        guard openTypes.insert(number).inserted else {
            checker.declarations.reportEndlessType(info)
            return Failing.sourceHasErrors.emit(self)
        }
        defer { openTypes.remove(number) }
        let initials = within(.type(number)) {
            checker.records.initialValues(of: info).map { initial in
                (
                    wrapper: initial.wrapper, place: initial.place, makesObject: initial.makesObject,
                    code: initial.value?.emit(self)
                )
            }
        }
        let code: Code = { frame throws(Failure) in
            try frame.execution.step()
            frame.execution.record?.add(.type(number))
            var fields: [Value] = []
            for (wrapper, place, makesObject, code) in initials {
                if makesObject, let code {
                    fields.append(Value.stateObject(code, in: Frame(frame.execution), at: place))
                } else {
                    let value = try code?(Frame(frame.execution)) ?? .absent
                    fields.append(value.wrapped(in: wrapper, at: place))
                }
            }
            return .record(.init(type: number, fields: fields, execution: frame.execution))
        }
        records[number] = code
        return code
    }

    /// The code that makes an object of a class with the initial values of its properties.
    func objectCode(of info: TypeInfo) -> Code {
        let number = info.number
        reference(info)
        if let code = objects[number] { return code }
        guard openTypes.insert(number).inserted else {
            // An initial value may be an object of the same class, which ends only if some of them have another one.
            return { frame throws(Failure) in
                let execution = frame.execution
                guard let make = execution.program.objects[number] else {
                    throw Failure(.sourceHasErrors)
                }
                return try execution.nested { () throws(Failure) in try make(frame) }
            }
        }
        defer { openTypes.remove(number) }
        let codes = within(.type(number)) {
            checker.classMembers.initialObjectValues(of: info).map { $0?.emit(self) }
        }
        let places = checker.inheritance.lineage(of: number).reversed().flatMap { $0.fields.map(\.place) }
        let engineClass = checker.inheritance.engineClass(of: info)
        let code: Code = { frame throws(Failure) in
            let execution = frame.execution
            try execution.step()
            execution.record?.add(.type(number))
            let content = ObjectContent(type: number, fields: [], execution: execution)
            for (code, place) in zip(codes, places) {
                guard let record = execution.record, code != nil else {
                    content.fields.append(try code?(Frame(execution)) ?? .absent)
                    continue
                }
                // The code that makes the value counts when the property is read.
                let before = record.takeAll()
                defer { record.add(before) }
                content.fields.append(try code?(Frame(execution)) ?? .absent)
                content.unread[content.fields.count - 1] = record.takeAll().union([.property(place)])
            }
            let object: any SourceObject =
                switch engineClass {
                case .uiButton: InterpretedButton(content, layer: content.madeLayer())
                case .uiView: InterpretedPlatformView(content, layer: content.madeLayer())
                case .uiViewController: InterpretedController(content)
                default: PlainObject(content)
                }
            try execution.register(object)
            return .object(object)
        }
        objects[number] = code
        return code
    }
}
