package import ButtonAPI
import ButtonRendering
package import Caching
import CustomStyles
package import Graphics
package import ProjectResources
import StyleSyntax
import Synchronization

/// The part of a worker's process that answers requests: it has the sources that it has checked, and draws their styles.
package final class StyleWorker {
    private let service: ButtonService
    private let shaper: any TextShaper
    private let readers: ResourceReaders
    private let programs: CheckedSources
    /// Whether the memory may not suffice for another source.
    private let isShortOfMemory: () -> Bool
    private var worker: ButtonWorker
    private var folders = RecentFolders()
    /// The entries that were drawn since sources or folders have changed last.
    ///
    /// A list, since comparing a style with a few others takes less time than hashing the address of its source, which can have
    /// all of the source.
    private var entries: [(style: WorkerRequest.Drawing.Style, entry: CatalogEntry)] = []

    /// A worker that draws with a service, and keeps sources within a budget, and while the memory suffices.
    package init(
        _ service: ButtonService,
        shaper: any TextShaper,
        readers: ResourceReaders = ResourceReaders(),
        budget: MemoryBudget,
        isShortOfMemory: @escaping () -> Bool = { false }
    ) {
        self.service = service
        self.shaper = shaper
        self.readers = readers
        self.isShortOfMemory = isShortOfMemory
        programs = CheckedSources(budget: budget)
        worker = service.makeWorker(oneOf: 1)
    }

    /// The response to a request, both as bytes; `nil` if the request is none.
    package func response(to message: [UInt8]) -> [UInt8]? {
        guard let request = try? WorkerRequest(message: message) else { return nil }
        return response(to: request)?.message
    }

    private func response(to request: WorkerRequest) -> WorkerResponse? {
        switch request {
        case .check(let parsed):
            forgetEntries()
            if isShortOfMemory() { programs.removeAll() }
            let resources = parsed.resources.map { ProjectResources($0, readers: readers) }
            let source = CustomSource(checking: parsed, shaper: shaper, resources: resources)
            programs.insert(source)
            var writer = WireWriter()
            source.write(to: &writer)
            return .checked(writer.bytes)
        case .folder(let key, let repeatedName, let files):
            forgetEntries()
            var bundle: BundleIdentity?
            if case .bundle(let identity) = key { bundle = identity }
            folders.insert(
                StyleFolder(
                    files.map { file in
                        let program = AwaitedProgram(of: file.source, in: programs)
                        return StyleFolder.File(path: file.path, source: file.source.drawn(by: program))
                    },
                    repeatedName: repeatedName,
                    bundle: bundle
                )
            )
            return .ready
        case .draw(let drawing): return response(to: drawing)
        }
    }

    private func response(to drawing: WorkerRequest.Drawing) -> WorkerResponse? {
        let entry: CatalogEntry
        switch self.entry(of: drawing.style) {
        case .found(let found?): entry = found
        case .found(nil): return nil
        case .missing(let response): return response
        }
        guard let style = service.draw(entry, as: drawing, with: worker) else { return nil }
        let missing = programs.takeMissing()
        guard missing.isEmpty else {
            // The caches have what was drawn without them.
            worker = service.makeWorker(oneOf: 1)
            return .missingSources(missing)
        }
        return .drawn(style)
    }

    private enum FoundEntry {
        case found(CatalogEntry?)
        /// The response that asks for what is missing.
        case missing(WorkerResponse)
    }

    /// The entry of a style, whose source and folder are here.
    private func entry(of style: WorkerRequest.Drawing.Style) -> FoundEntry {
        if let known = entries.first(where: { $0.style == style }) { return .found(known.entry) }
        let entry: CatalogEntry?
        switch style {
        case .source(let hash, let address, let name):
            guard let source = programs[hash] else { return .missing(.missingSources([hash])) }
            entry = SourceStyles(source, by: address).entry(named: name)
        case .folder(let key, let name):
            guard let folder = folders[key] else { return .missing(.missingFolder) }
            if let hash = folder.source(named: name)?.hash, programs[hash] == nil {
                return .missing(.missingSources([hash]))
            }
            entry = folder.entry(named: name)
        }
        if entries.count >= Self.entryLimit { forgetEntries() }
        if let entry { entries.append((style, entry)) }
        return .found(entry)
    }

    /// Forgets the entries, which refer to sources that may be forgotten, and notes that their sources were used.
    private func forgetEntries() {
        for case .source(let hash, _, _) in entries.map(\.style) { _ = programs[hash] }
        entries = []
    }

    private static let entryLimit = 16
}
