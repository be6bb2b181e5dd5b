import Caching
import CustomStyles
package import ParserProcess
import SourceBundles
package import StyleStore
package import StyleSyntax

/// Loads the sources of users' own that requests name, and stores those that users send.
final class SourceService: Sendable {
    let parse: SourceSettings.Parse
    let isAppleName: SourceSettings.IsAppleName
    private let workers: (any StyleWorkers)?
    private let sources: SourceCache<CheckedProgram>
    let store: (any StyleStore)?
    let token: BearerToken?
    let origins: WritingOrigins
    let limits: WritingLimits
    let removed = RemovedSources()
    private let noteRead: SourceSettings.NoteRead

    init(
        _ settings: SourceSettings,
        workers: (any StyleWorkers)?,
        budget: MemoryBudget,
        clock: (@Sendable () -> Int)?
    ) {
        parse = settings.parse
        isAppleName = settings.isAppleName
        self.workers = workers
        sources = SourceCache(share: CacheShare.sources, of: budget)
        store = settings.store
        token = settings.token.map(BearerToken.init)
        origins = settings.origins
        noteRead = settings.noteRead
        let start = ContinuousClock.now
        limits = WritingLimits(
            settings.rate,
            clock: clock ?? { Int((ContinuousClock.now - start) / .nanoseconds(1)) }
        )
    }

    /// The source of an address, or the files, without waiting.
    func source(at address: SourceAddress) throws(QueryError) -> CheckedProgram {
        if let source = cached(address) { return source }
        guard let lookup = SourceLookup.current else { throw .sharing(.parserUnavailable) }
        return try lookup.source(at: address)
    }

    /// The source of an address, which is read and parsed if the cache does not have it.
    ///
    /// It waits for the store and for a parser.
    func load(_ address: SourceAddress) throws(QueryError) -> LoadedSource {
        if let source = cached(address) { return .checked(source) }
        let source: SharedSource
        switch address {
        case .hash(let hash):
            source = SharedSource(try storedSource(of: hash))
        case .data(let data):
            do throws(SharingError) {
                source = try SharedSource(data: data)
            } catch {
                throw .sharing(error)
            }
        }
        return try load(source)
    }

    /// A source, or files, which are parsed if the cache does not have it.
    func load(_ source: SharedSource) throws(QueryError) -> LoadedSource {
        let hash = source.hash.description
        if let source = sources.source(hash: hash) { return .checked(source) }
        if source.isBundle {
            guard let bundle = SourceBundle(canonical: source.bytes) else {
                throw .sharing(.dataInvalid(.bundle))
            }
            return .parsed(.bundle(try parse(bundle, hash: hash, canonical: source.bytes)))
        }
        let text = SourceText(source.bytes)
        do throws(ParserProcessError) {
            return .parsed(.source(ParsedText(text, hash: hash, program: try parse(text) { _ in })))
        } catch {
            switch error {
            case .refused(let diagnostic):
                return .checked(
                    sources.source(hash: hash) {
                        .source(CustomSource(text, hash: hash, diagnostics: [diagnostic]))
                    }
                )
            case .unavailable: throw .sharing(.parserUnavailable)
            }
        }
    }

    /// Checks what was parsed, unless the cache has it; it is found under an address, too.
    ///
    /// It waits for a worker.
    func check(
        _ source: ParsedProgram,
        of address: SourceAddress? = nil,
        for client: WorkClient
    ) throws(QueryError) -> CheckedProgram {
        let checked = try sources.source(hash: source.hash) { () throws(QueryError) in
            switch source {
            case .source(let source): .source(try checkByWorker(source, for: client))
            case .bundle(let bundle): .bundle(try check(bundle, for: client))
            }
        }
        // So that the next plan needs not inflate it.
        guard let address, case .data = address else { return checked }
        return sources.source(hash: address.key) { checked }
    }

    func checkByWorker(
        _ source: ParsedText,
        for client: WorkClient
    ) throws(QueryError) -> CustomSource {
        do throws(StyleWorkError) {
            guard let workers else { throw .unavailable }
            return try workers.check(source, for: client)
        } catch {
            // The time and the memory are those of the source, which need not be checked again.
            guard error.isExcess, let message = error.messageOfCheck else { throw .styleWork(error) }
            let diagnostic = Diagnostic(.error, at: .start, in: source.text, message: message)
            return CustomSource(source.text, hash: source.hash, diagnostics: [diagnostic])
        }
    }

    /// The source of an address, if it was checked before, and its hash still has one.
    private func cached(_ address: SourceAddress) -> CheckedProgram? {
        guard case .hash(let hash) = address else { return sources.source(hash: address.key) }
        guard !removed.contains(hash), let source = sources.source(hash: address.key) else { return nil }
        noteRead(hash)
        return source
    }

    private func storedSource(of hash: SourceHash) throws(QueryError) -> [UInt8] {
        let stored: StoredSource
        do throws(StoreError) {
            stored = try store?.source(of: hash) ?? .missing
        } catch {
            throw .sharing(.store(error))
        }
        switch stored {
        case .bytes(let bytes):
            noteRead(hash)
            removed.remove(hash)
            return bytes
        case .removed: throw .sharing(.removedSource(hash: hash.description))
        case .missing: throw .sharing(.unknownSource(hash: hash.description))
        }
    }

    /// Records what storing a source has changed.
    func record(_ insertion: StoreInsertion, of hash: SourceHash) {
        removed.remove(hash)
        // The cache forgets the others by itself.
        removed.insert(insertion.removed.filter { sources.source(hash: $0.description) != nil })
    }
}

/// A source that a request names, after the store and the parser have done their part.
enum LoadedSource: Sendable {
    case parsed(ParsedProgram)
    /// Also one that the parser refuses.
    case checked(CheckedProgram)
}

/// The parser and the store for the sources of users' own.
package struct SourceSettings: Sendable {
    /// Parses a source, and returns what `ParsedSource` reads; it may wait for another process.
    ///
    /// `charge` receives the processor time that the source has taken, in microseconds.
    package typealias Parse =
        @Sendable (_ source: SourceText, _ charge: (Int) -> Void) throws(ParsingError) -> [UInt8]
    // Its name for the compiler, which does not count an error type of a function as a use of its module.
    package typealias ParsingError = ParserProcessError

    /// Notes that the stored source of a hash is read; it does not wait.
    package typealias NoteRead = @Sendable (SourceHash) -> Void

    /// Whether a name is that of Apple's API.
    package typealias IsAppleName = @Sendable (String) -> Bool

    package var parse: Parse
    package var isAppleName: IsAppleName
    package var noteRead: NoteRead
    /// `nil` if no source is stored.
    package var store: (any StyleStore)?
    /// The token that a client needs to store a source; `nil` for none.
    package var token: String?
    /// The origins whose scripts may store sources.
    package var origins: WritingOrigins
    package var rate: WritingRate

    package init(
        store: (any StyleStore)? = nil,
        token: String? = nil,
        origins: WritingOrigins = WritingOrigins(),
        rate: WritingRate = WritingRate(),
        noteRead: @escaping NoteRead = { _ in },
        isAppleName: @escaping IsAppleName = { _ in false },
        parse: @escaping Parse
    ) {
        self.store = store
        self.token = token
        self.origins = origins
        self.rate = rate
        self.noteRead = noteRead
        self.parse = parse
        self.isAppleName = isAppleName
    }
}
