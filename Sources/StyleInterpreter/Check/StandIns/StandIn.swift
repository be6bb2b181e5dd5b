import StyleBridge
import StyleRuntime
package import StyleSyntax

/// Something that is not in the source, and what takes its place.
package struct StandIn: Hashable, Sendable {
    /// The replaced expression, as the source writes it: "Theme.accent".
    package let name: String
    package let place: SourcePlace
    /// The type of the replacement: "Color".
    package let type: String
    /// The kind of the parameter that sets the replacement, with the replacement.
    package let kind: SourceParameter.Kind
    /// Whether it is a statement, whose value nothing uses.
    package var isStatement = false

    /// Whether it says what a view waits for: none of that comes before a picture is drawn.
    package var isOfEvents: Bool { Self.typesOfEvents.contains(type) }

    private static let typesOfEvents = Set(
        [EngineType.notificationName, .notificationCenterPublisher, .timerTimerPublisher].map(\.name)
    )

    /// The name of the parameter that sets the replacement: "external.Theme.accent".
    ///
    /// Replacements of one name have one parameter.
    package var parameter: String { Self.parameter(name) }

    /// Whether the name is that of Apple's API, which is not supported: a type that the engine lacks, or a modifier.
    package var isOfApple: Bool {
        let word = name.prefix { $0 != "." && $0 != ":" && $0 != " " }.drop { $0 == "@" }
        if type == "View", AppleNames.containsModifier(word) { return true }
        if isMemberOfApple { return true }
        return AppleNames.containsType(word) && Bridge.standard.typeNames[String(word)] == nil
    }

    /// Whether the name is that of a type of the engine and of a member that Apple's type has.
    private var isMemberOfApple: Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        let member = name[name.index(after: dot)...].prefix { $0 != "(" }
        return AppleNames.containsMember(member, of: name[..<dot])
    }

    /// The name of the comparison of two values of a type that is not declared.
    static func comparison(of first: String, with second: String) -> String {
        first + comparisonSign + second
    }

    /// The sign between the two names of a comparison.
    static let comparisonSign = " == "

    /// The name that the limit of names counts: comparisons of one value are one name.
    fileprivate var countedName: Substring {
        name.firstRange(of: Self.comparisonSign).map { name[..<$0.lowerBound] } ?? name[...]
    }

    static func parameter(_ name: String) -> String {
        "external."
            + String(
                name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" }
            )
    }
}

extension [StandIn] {
    /// The error of more names than a limit, at the first that is too many; nil within the limit.
    func excess(of limit: Int, in source: SourceText) -> Diagnostic? {
        var names: [Substring] = []
        var known: Set<Substring> = []
        var place: SourcePlace?
        for standIn in self where known.insert(standIn.countedName).inserted {
            names.append(standIn.countedName)
            if names.count == limit + 1 { place = standIn.place }
        }
        return place.map {
            Diagnostic(.error, .tooManyStandIns(names.map(String.init), limit: limit), at: $0, in: source)
        }
    }

    /// The parameters of stand-ins, one for each name; one that a request can set before one that it cannot.
    var parameters: [SourceParameter] {
        var found: [SourceParameter] = []
        for standIn in self {
            let parameter = SourceParameter(
                name: standIn.parameter,
                role: .external,
                typeName: standIn.type,
                place: standIn.place,
                isRequired: false,
                kind: standIn.kind,
                isDefaultExact: true
            )
            if let index = found.firstIndex(where: { $0.name == parameter.name }) {
                if found[index].kind == .fixed, parameter.kind != .fixed { found[index] = parameter }
            } else {
                found.append(parameter)
            }
        }
        return found
    }
}
