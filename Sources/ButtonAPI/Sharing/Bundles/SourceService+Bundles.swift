import CustomStyles
import ParserProcess
import ProjectSources
import SourceBundles
import StyleStore
import StyleSyntax

extension SourceService {
    /// Parses the files of a bundle that its roots need; each is parsed once.
    ///
    /// A file that the parser refuses, or that comes after those which have taken all of the processor time, is left out of
    /// the programs of others. How long the machine lets the parser wait says
    /// nothing about the files, so nothing is known of them if there is not enough time.
    func parse(
        _ bundle: SourceBundle,
        hash: String,
        canonical: [UInt8]
    ) throws(QueryError) -> ParsedBundle {
        let programs = BundlePrograms(of: bundle, isAppleName: isAppleName)
        var parsed: [String: Result<[UInt8], Diagnostic>] = [:]
        let deadline = ContinuousClock.now + .milliseconds(BundleLimits.parsingMilliseconds)
        var spent = 0
        var files: [ParsedBundle.File] = []
        for (path, program) in programs.programs.map({ ($0.path, $0.program) }) {
            var bytes: [[UInt8]] = []
            var refused: Set<String> = []
            var message: Diagnostic?
            for file in program.files {
                let result: Result<[UInt8], Diagnostic>
                if let known = parsed[file.path] {
                    result = known
                } else if spent > BundleLimits.parsingMicroseconds {
                    result = .failure(.notChecked(SourceText(file.bytes), hasTime: false))
                } else {
                    guard ContinuousClock.now < deadline else { throw .sharing(.noTimeForFiles) }
                    result = try self.result(of: file) { spent += $0 }
                }
                parsed[file.path] = result
                switch result {
                case .success(let program): bytes.append(program)
                case .failure(let diagnostic):
                    refused.insert(file.path)
                    if file.path == path { message = diagnostic }
                }
            }
            let identity = Self.hash(ofFile: path, in: hash)
            guard let message else {
                let text = program.without(refused).text
                let parsed = ParsedText(
                    text,
                    hash: identity,
                    programs: bytes,
                    resources: programs.resources
                )
                files.append(ParsedBundle.File(path: path, program: .parsed(parsed)))
                continue
            }
            let text = program.without(Set(program.files.dropFirst().map(\.path))).text
            let source = CustomSource(text, hash: identity, diagnostics: [message])
            files.append(ParsedBundle.File(path: path, program: .refused(source)))
        }
        return ParsedBundle(hash: hash, canonical: canonical, files: files, notes: programs.notes)
    }

    /// The hash by which workers know the program of a file: a file of another bundle has another one.
    private static func hash(ofFile path: String, in bundle: String) -> String {
        SourceHash(of: Array("\(bundle)\n\(path)".utf8)).description
    }

    private func result(
        of file: ProjectProgram.File,
        charge: (Int) -> Void
    ) throws(QueryError) -> Result<[UInt8], Diagnostic> {
        do throws(ParserProcessError) {
            return .success(try parse(SourceText(file.bytes), charge))
        } catch {
            switch error {
            case .refused(let diagnostic): return .failure(diagnostic)
            case .unavailable: throw .sharing(.parserUnavailable)
            }
        }
    }

    /// Checks the programs of a bundle, one after the other, as long as there is time for all of them, and until they have
    /// many roots.
    func check(_ bundle: ParsedBundle, for client: WorkClient) throws(QueryError) -> CheckedBundle {
        let spent = SpentTime()
        let counting = WorkClient(id: client.id, isWaiting: client.isWaiting) { microseconds in
            spent.add(microseconds)
            client.charge(microseconds)
        }
        var files: [StyleFolder.File] = []
        var rootCount = 0
        for file in bundle.files {
            switch file.program {
            case .refused(let source): files.append(StyleFolder.File(path: file.path, source: source))
            case .parsed(let parsed)
            where spent.microseconds > BundleLimits.checkMicroseconds || rootCount >= BundleLimits.roots:
                let message = Diagnostic.notChecked(parsed.text, hasTime: rootCount >= BundleLimits.roots)
                let source = CustomSource(parsed.text, hash: parsed.hash, diagnostics: [message])
                files.append(StyleFolder.File(path: file.path, source: source))
            case .parsed(let parsed):
                let source = try checkByWorker(parsed, for: counting)
                rootCount += source.styles.count
                files.append(StyleFolder.File(path: file.path, source: source))
            }
        }
        return CheckedBundle(
            hash: bundle.hash,
            canonical: bundle.canonical,
            files: files,
            notes: bundle.notes
        )
    }
}

extension Diagnostic {
    /// The message about a file of a bundle after those that take all of the time, or have all of the roots.
    fileprivate static func notChecked(_ text: SourceText, hasTime: Bool) -> Diagnostic {
        Diagnostic(
            .error,
            at: .start,
            in: text,
            message: hasTime
                ? "the files before this one have \(BundleLimits.roots) roots or more, and a bundle shows no others"
                : "the files before this one take all of the time that a bundle has",
            remedy: "Send fewer files"
        )
    }
}
