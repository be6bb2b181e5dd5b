extension CheckMessage {
    /// The message in the words of the Swift compiler, where it has some: one line without a full stop.
    var text: String {
        switch self {
        case .unknownName(let name): "cannot find '\(name)' in scope"
        case .unknownType(let name): "cannot find type '\(name)' in scope"
        case .unknownAttribute(let name): "unknown attribute '\(name)'"
        case .noMember(let type, let name): "value of type '\(type)' has no member '\(name)'"
        case .noStaticMember(let type, let name): "type '\(type)' has no member '\(name)'"
        case .noSettableMember(let type, let name):
            "value of type '\(type)' has no member '\(name)' that can be set"
        case .noMemberType(let name, let type): "'\(name)' is not a member type of '\(type)'"
        case .noSubscript(let type): "value of type '\(type)' has no subscripts"
        case .optionalMember(let type, let name):
            "value of optional type '\(type)' must be unwrapped to refer to member '\(name)'"
        case .memberWithoutBase(let name): "cannot infer contextual base in reference to member '\(name)'"
        case .pressOfPrimitiveStyle:
            "value of type 'PrimitiveButtonStyleConfiguration' has no member 'isPressed'"
        case .noStandIn(let name, let type):
            "cannot find '\(name)' in the source, and there is no stand-in for a value of type '\(type)'"
        case .assetColor(let name): "the color '\(name)' of an asset catalog is not in the source"

        case .circularReference: "circular reference"
        case .circularAlias(let name): "type alias '\(name)' references itself"
        case .noInitialValue(let name): "'\(name)' needs an initial value"
        case .noTypeAnnotation: "type annotation missing in pattern"
        case .constantNames: "a constant of the file needs one name"
        case .rawValueTooGreat(let type): "a raw value of '\(type)' is too great for an 'Int'"
        case .endlessType(let type):
            "value type '\(type)' cannot have a stored property that recursively contains it"
        case .environmentKeyPath: "'@Environment' needs a key path such as '\\.isEnabled'"
        case .localDeclaration: "this declaration is not supported inside of a function"

        case .noConformance(let type, let name, _): "type '\(type)' does not conform to protocol '\(name)'"
        case .noKeyframes(let type): "type '\(type)' does not conform to protocol 'Animatable'"
        case .inheritsFromItself(let type): "'\(type)' inherits from itself"
        case .tooManySuperclasses(let type, let limit):
            "'\(type)' inherits from more than \(limit) classes"
        case .tooManyProtocols(let type, let limit): "'\(type)' conforms to more than \(limit) protocols"
        case .noOverride(let kind): "\(kind) does not override any \(kind) from its superclass"
        case .undrawnSubclass(let name): "a subclass of '\(name)' cannot be drawn"
        case .platformView: "a view of AppKit or UIKit is not supported in a pasted style"
        case .superWithoutSuperclass: "'super' members cannot be referenced in a type without a superclass"

        case .conversion(let type, let expected):
            "cannot convert value of type '\(type)' to expected type '\(expected)'"
        case .optionalConversion(let type, let unwrapped):
            "value of optional type '\(type)' must be unwrapped to a value of type '\(unwrapped)'"
        case .closureConversion(let expected):
            "cannot convert value of type '() -> ()' to expected type '\(expected)'"
        case .closureParameters(let type, let expected, let used):
            "contextual closure type '\(type)' expects \(expected) argument\(expected == 1 ? "" : "s"), but \(used) were used in closure body"
        case .integerOverflow(let value): "integer literal '\(value)' overflows when stored into 'Int'"
        case .nilConversion(let expected): "'nil' is not compatible with expected type '\(expected)'"
        case .nilWithoutType: "'nil' requires a contextual type"
        case .emptyLiteralWithoutType: "empty collection literal requires an explicit type"
        case .ternaryTypes(let first, let second):
            "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
        case .typeTooLarge(let limit): "the type of this expression has more than \(limit) parts"

        case .uncallable: "cannot call this expression"
        case .callOfValue(let type): "cannot call value of non-function type '\(type)'"
        case .noInitializer(let name):
            "'\(name)' cannot be constructed because it has no accessible initializers"
        case .noOverload(let name, _): "no exact matches in call to '\(name)'"
        case .extraArgument(let name, _): "extra argument in call to '\(name)'"
        case .missingArgument(let label, let position):
            "missing argument for parameter \(label.map { "'\($0)'" } ?? "#\(position)") in call"
        case .argumentLabels(let given, let expected):
            "incorrect argument labels in call (have '\(Self.list(of: given))', expected '\(Self.list(of: expected))')"
        case .mutationOfConstant(let name): "cannot use mutating member '\(name)' on an immutable value"
        case .subscriptArguments: "a subscript needs an argument"
        case .colorLiteralArguments: "a color literal needs red, green, blue and alpha"
        case .selectorArguments: "'#selector' takes the name of one method"
        case .selectorTarget:
            "argument of '#selector' does not refer to an '@objc' method, property, or initializer"
        case .actionWithEvent: "an action with an event is not supported in a pasted style"

        case .operator(let sign): "operator '\(sign)' is not supported in a pasted style"
        case .unknownOperator(let sign): "unknown infix operator '\(sign)'"
        case .unaryOperator(let sign, let type):
            "unary operator '\(sign)' cannot be applied to an operand of type '\(type)'"
        case .binaryOperator(let sign, let type):
            "binary operator '\(sign)' cannot be applied to operands of type '\(type)'"
        case .mixedOperands(let sign, let first, let second):
            "binary operator '\(sign)' cannot be applied to operands of type '\(first)' and '\(second)'"
        case .noOperatorFunction(let sign): "no exact matches in reference to operator function '\(sign)'"
        case .matchOfNoRange: "operator '~=' is supported for ranges only in a pasted style"

        case .constantValue(let name): "cannot assign to value: '\(name)' is a 'let' constant"
        case .readOnlyValue(let name): "cannot assign to value: '\(name)' is not a variable"
        case .constantProperty(let name): "cannot assign to property: '\(name)' is a 'let' constant"
        case .readOnlyProperty(let name, let type):
            "cannot assign to property: '\(name)' of '\(type)' is not a variable"
        case .subscriptAssignment: "cannot assign through this subscript"
        case .expressionAssignment: "cannot assign to this expression"

        case .bindingOfValue(let type):
            "initializer for conditional binding must have Optional type, not '\(type)'"
        case .noSequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
        case .tuplePatternLength(let type): "tuple pattern has the wrong length for tuple type '\(type)'"
        case .incompleteSwitch: "switch must be exhaustive"
        case .ifValueWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
        case .statementWithoutValue: "this statement is not a value"
        case .branchWithoutValue: "this branch has no value"
        case .controlFlowInBuilder(let builder):
            "closure containing control flow statement cannot be used with result builder '\(builder)'"
        case .trackProperty: "the property of a 'KeyframeTrack' is a key path"

        case .unsupported(let what): "\(what) is not supported in a pasted style"
        case .macro(let name): "macro '#\(name)' is not supported in a pasted style"
        case .keyInterpolation(let label):
            "an interpolation with '\(label):' is not supported in a pasted style"
        case .stringInterpolation(let label):
            "an interpolation with '\(label):' is not supported in a string of a pasted style"
        case .tooComplex: "the source is too complex to check"
        case .tooManyStandIns(let names, let limit):
            "the source names \(names.count) things that it does not declare, more than \(limit): "
                + names.joined(separator: ", ")

        case .topLevelStatement: "statements at the top level do not run"
        case .neverCalled(let name):
            "Bezel does not support overrides of '\(name)'; it is never called"
        case .overrideNotUnderstood(let name, let message): "'\(name)' is never called: \(message)"

        case .noStyle: "nothing in the source can be drawn"
        case .leftOut(let name, let line):
            "lines of '\(name)' are left out at line \(line), so it cannot be drawn"
        case .replaced(let name, let line):
            "'\(name)' is declared again at line \(line); the last declaration counts"
        }
    }

    /// The solution of the problem, if the facts tell it: one line without a full stop.
    var remedy: String? {
        switch self {
        case .optionalMember: "chain the optional using '?'"
        case .pressOfPrimitiveStyle:
            "a PrimitiveButtonStyle follows the press itself: make it a ButtonStyle, or add a gesture"
        case .noStandIn: "paste its declaration, too"
        case .assetColor: "paste its values, such as 'Color(red: 1, green: 0.5, blue: 0)'"
        case .noConformance(_, _, let requirement): requirement.map { "add '\($0)'" }
        case .noKeyframes: "name the property in a 'KeyframeTrack'"
        case .undrawnSubclass: "make it a subclass of 'UIButton'"
        case .optionalConversion:
            "coalesce using '??' to provide a default when the optional value contains 'nil'"
        case .noOverload(_, let candidates):
            "found candidates: \(candidates.joined(separator: ", "))"
        case .extraArgument(_, let labels): "its parameters are (\(Self.list(of: labels)))"
        case .incompleteSwitch(let missing):
            missing.isEmpty
                ? "add a default clause" : "add missing cases: \(missing.joined(separator: ", "))"
        case .keyInterpolation: "use 'specifier:' or 'String(format:)'"
        case .stringInterpolation: "use 'String(format:)'"
        case .tooComplex: "Break long expressions up, and leave out what the style does not use"
        case .tooManyStandIns: "paste their declarations with the style"
        case .noStyle:
            "paste a preview, a view with a button, a button style, a 'UIButton', or an expression such as 'Button(…) { }'"
        default: nil
        }
    }

    private static func list(of labels: [String]) -> String { labels.map { "\($0):" }.joined() }
}
