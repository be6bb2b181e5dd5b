/// The words that have a meaning for the reader of declarations; the raw value is the number in every `NameTable`.
enum Word: Int32, CaseIterable {
    // Words that are never names, unless they follow a point or stand in backticks.
    case `struct`, `class`, `enum`, `protocol`, `extension`, `func`, `var`, `let`, `typealias`
    case `associatedtype`, `init`, `deinit`, `subscript`, `case`, `import`
    case `public`, `internal`, `fileprivate`, `private`, `static`
    case `if`, `else`, `guard`, `for`, `while`, `repeat`, `switch`, `do`, `catch`, `return`, `throw`, `throws`
    case `rethrows`, `try`, `in`, `is`, `as`, `where`, `self`, `super`, `true`, `false`, `nil`, `default`
    case `defer`, `break`, `continue`, `fallthrough`, `inout`, any, some, await, async
    // Words that can be names.
    case actor, macro, `operator`
    case open, package, final, override, mutating, nonmutating, lazy, weak, unowned, convenience, required
    case optional, dynamic, indirect, nonisolated, isolated, distributed, prefix, postfix, infix, consuming
    case borrowing

    /// Whether a word without a point or backticks is no name.
    static func isKeyword(_ number: Int32) -> Bool { number < Word.actor.rawValue }

    /// Whether a word can be a name, too.
    static func isContextual(_ number: Int32) -> Bool {
        number >= Word.actor.rawValue && number <= Word.borrowing.rawValue
    }

    /// Whether a word is a modifier that can be a name, too.
    static func isContextualModifier(_ number: Int32) -> Bool {
        number >= Word.open.rawValue && number <= Word.borrowing.rawValue
    }

    /// Whether a keyword stands before the name of a declaration.
    static func beginsNamed(_ number: Int32) -> Bool {
        number >= 0 && number <= Word.associatedtype.rawValue && number != Word.extension.rawValue
    }

    /// Whether a keyword begins a declaration, or is a modifier of one.
    static func beginsDeclaration(_ number: Int32) -> Bool {
        number >= 0 && number <= Word.static.rawValue
    }

    /// Whether a keyword is a modifier, such as `private`.
    static func isModifier(_ number: Int32) -> Bool {
        number >= Word.public.rawValue && number <= Word.static.rawValue
    }
}
