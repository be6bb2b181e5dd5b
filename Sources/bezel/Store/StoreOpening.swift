import StyleStore

/// The store of the program, and what its log says about it at the start.
struct StoreOpening {
    let store: GuardedStore?
    /// `nil` if there is nothing to say.
    let notice: String?

    /// Opens the store of a setting.
    ///
    /// A file that cannot be used ends the program if an option names it. A server that cannot be reached is tried again
    /// when the store is used: what needs no store is served meanwhile.
    init(
        _ setting: StoreSetting,
        path: String?,
        limits: StoreLimits = StoreLimits(),
        report: @escaping @Sendable (String) -> Void
    ) throws(ProgramError) {
        switch setting {
        case .none:
            (store, notice) = (nil, nil)
        case .standard:
            guard let path else {
                (store, notice) = (
                    nil, "sources are not stored: there is no home folder; --store FILE stores them"
                )
                return
            }
            do throws(StoreError) {
                // Only the user may read the store. An error is that of the file inside.
                if let slash = path.lastIndex(of: "/") {
                    try? Output.makeFolder(String(path[..<slash]), mode: 0o700)
                }
                store = GuardedStore(
                    try StoreLocation.file(path: path).open(limits: limits),
                    location: .file(path: path),
                    limits: limits,
                    report: report
                )
                notice = nil
            } catch {
                store = nil
                notice = "sources are not stored: \(path): \(error.words); --store FILE stores them elsewhere"
            }
        case .location(let location):
            do throws(StoreError) {
                store = GuardedStore(
                    try location.open(limits: limits),
                    location: location,
                    limits: limits,
                    report: report
                )
                notice = nil
            } catch {
                guard case .postgreSQL = location, error.isTemporary else {
                    throw .failure("the store \(location.publicName) cannot be used: \(error.words)")
                }
                store = GuardedStore(nil, location: location, limits: limits, report: report)
                notice =
                    "the store \(location.publicName) cannot be reached: \(error.words); it is tried again"
            }
        }
    }
}

extension StoreLocation {
    /// The location without what is secret in it.
    var publicName: String {
        switch self {
        case .file(let path): return path
        case .postgreSQL(let url):
            let parts = url.split(separator: "@", maxSplits: 1)
            guard parts.count == 2 else { return String(url.prefix { $0 != "?" }) }
            return "postgres://…@" + parts[1].prefix { $0 != "?" }
        }
    }
}

extension StoreError {
    /// The error for the operator.
    var words: String {
        switch self {
        case .full: "it is full"
        case .readOnly: "it can be read, but not written"
        case .busy: "it does not respond in time"
        case .unavailable(let words): words.isEmpty ? "it cannot be reached" : words
        case .corrupt(let words): "it does not contain what was stored: \(words)"
        case .newerSchema(let version): "a newer version of Bezel has changed it (schema \(version))"
        }
    }

    /// Whether the store may work later without a change of its settings.
    var isTemporary: Bool {
        switch self {
        case .busy, .unavailable: true
        case .full, .readOnly, .corrupt, .newerSchema: false
        }
    }
}
