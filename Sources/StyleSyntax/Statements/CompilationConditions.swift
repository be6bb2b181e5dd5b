/// The system for which a program is read: what the conditions of `#if` evaluate to.
package struct CompilationConditions: Hashable, Sendable {
    /// The name in `os(…)`: iOS, macOS, tvOS, watchOS, visionOS.
    package let system: String
    /// The names in `canImport(…)` that are true.
    package let modules: Set<String>
    /// The names in `targetEnvironment(…)` that are true.
    package let environments: Set<String>
    /// The name in `arch(…)`.
    package let architecture: String
    /// The version of `compiler(…)` and `swift(…)`.
    package let compilerVersion: [Int]
    /// The flags that are defined.
    package let flags: Set<String>

    package init(
        system: String,
        modules: Set<String>,
        environments: Set<String> = [],
        architecture: String = "arm64",
        compilerVersion: [Int],
        flags: Set<String> = []
    ) {
        self.system = system
        self.modules = modules
        self.environments = environments
        self.architecture = architecture
        self.compilerVersion = compilerVersion
        self.flags = flags
    }

    /// The conditions of a project that has modules of its own.
    package func importing(_ modules: Set<String>) -> CompilationConditions {
        guard !modules.isEmpty else { return self }
        return CompilationConditions(
            system: system,
            modules: self.modules.union(modules),
            environments: environments,
            architecture: architecture,
            compilerVersion: compilerVersion,
            flags: flags.union(["SWIFT_PACKAGE"])
        )
    }

    /// Whether a condition is true.
    ///
    /// A test with an unknown name is false.
    package func evaluate(_ condition: CompilationCondition) -> Bool {
        switch condition {
        case .constant(let value): value
        case .flag(let name): flags.contains(name)
        case .test(let name, let argument): test(name, argument: argument)
        case .version(let name, let sign, let version):
            (name == "compiler" || name == "swift")
                && compilerVersion.lexicographicallyPrecedes(version) == (sign == "<")
        case .not(let condition): !evaluate(condition)
        case .all(let conditions): conditions.allSatisfy(evaluate)
        case .any(let conditions): conditions.contains(where: evaluate)
        }
    }

    private func test(_ name: String, argument: String) -> Bool {
        switch name {
        case "os": argument == system
        // A submodule belongs to its module.
        case "canImport": modules.contains(String(argument.prefix { $0 != "." }))
        case "arch": argument == architecture
        case "targetEnvironment": environments.contains(argument)
        default: false
        }
    }
}
