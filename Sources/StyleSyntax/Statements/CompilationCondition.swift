/// The condition of an `#if`.
package indirect enum CompilationCondition: Hashable, Sendable {
    case constant(Bool)
    /// A name that is defined with `-D`, such as `DEBUG`.
    case flag(String)
    /// `os(iOS)`, `canImport(UIKit)`, `arch(arm64)`, `targetEnvironment(simulator)`, `hasFeature(…)` and others, by name
    /// and argument as written.
    case test(name: String, argument: String)
    /// `compiler(>=6.0)`, `swift(>=5.9)`, by name, operator (`>=` or `<`) and version.
    case version(name: String, operator: String, version: [Int])
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])
}
