import BezelRendering
import ButtonAPI
import CustomStyles
import Graphics
import HTTP
import StyleReports
import StyleSyntax
import TextShaping

#if RASTERS
    import Raster
#endif

/// Draws styles before and after a change, and compares the pictures.
struct StyleComparison {
    private let checker: SourceChecker
    private let service: ButtonService
    private let worker: ButtonWorker
    /// The file that is drawn, as the only one of a folder.
    private let folder = WatchedStyles()

    init(_ configuration: Configuration) throws(ProgramError) {
        guard Configuration.rasters != nil else {
            throw .trouble("this build draws no pixels (BEZEL_RASTERS=off), so it cannot compare pictures")
        }
        checker = SourceChecker(configuration, drawsPixels: true)
        let budget = configuration.makeBudget()
        let fonts: FontLibrary
        do throws(ProgramError) {
            fonts = try configuration.openFonts(budget: budget)
        } catch {
            throw .trouble(error.message)
        }
        service = configuration.makeService(
            fonts: fonts,
            files: [],
            folder: folder,
            publicURL: nil,
            workers: checker.workers,
            budget: budget
        )
        worker = service.makeWorker(oneOf: 1)
    }

    /// A picture of a style, by state and color scheme.
    private struct Cell: Hashable {
        let state: String
        let colorScheme: String

        static let all = ButtonPicture.State.all.flatMap { state in
            ["light", "dark"].map { Cell(state: state.description, colorScheme: $0) }
        }
    }

    /// The styles of a folder by their names, and the files that have none because of errors.
    private struct Drawn {
        struct Style {
            let name: String
            let file: String
            /// The folder that has the style; `nil` without one, because of errors.
            var folder: StyleFolder?
            var pictures: [Cell: String] = [:]
            var messages: [String] = []
        }

        /// Names that occur in several files are followed by the file.
        var styles: [String: Style] = [:]

        mutating func add(_ style: Style) {
            let key = styles[style.name] == nil ? style.name : style.name + " in " + style.file
            styles[key] = style
        }
    }

    func report(from old: [SwiftSources.File], to new: [SwiftSources.File]) throws(ProgramError)
        -> StyleReport
    {
        // A file that has not changed has the same pictures.
        let before = Dictionary(old.map { ($0.path, $0.source) }) { first, _ in first }
        let after = Dictionary(new.map { ($0.path, $0.source) }) { first, _ in first }
        let oldStyles = try draw(old.filter { after[$0.path] != $0.source }).styles
        let newStyles = try draw(new.filter { before[$0.path] != $0.source }).styles
        var styles: [ComparedStyle] = []
        for (key, style) in newStyles { styles.append(try compared(oldStyles[key], style)) }
        for (key, style) in oldStyles where newStyles[key] == nil {
            styles.append(
                ComparedStyle(
                    name: style.name,
                    file: style.file,
                    change: .removed,
                    pictures: Cell.all.map { picture($0, before: style.pictures[$0], after: nil) }
                )
            )
        }
        return StyleReport(styles: styles)
    }

    private func compared(_ old: Drawn.Style?, _ new: Drawn.Style) throws(ProgramError) -> ComparedStyle {
        guard new.messages.isEmpty else {
            return ComparedStyle(name: new.name, file: new.file, change: .broken, messages: new.messages)
        }
        guard let old, old.messages.isEmpty else {
            return ComparedStyle(
                name: new.name,
                file: new.file,
                change: .added,
                pictures: Cell.all.map { picture($0, before: nil, after: new.pictures[$0]) }
            )
        }
        var pictures: [ComparedPicture] = []
        for cell in Cell.all {
            let (before, after) = (old.pictures[cell], new.pictures[cell])
            var difference: ComparedPicture.Difference?
            if let before, let after, before != after {
                do throws(ProgramError) {
                    difference = try self.difference(from: (old, before), to: (new, after), in: cell)
                } catch {
                    let message = "\(new.file): error: its pixels cannot be compared: \(error.message)"
                    return ComparedStyle(name: new.name, file: new.file, change: .broken, messages: [message])
                }
            }
            pictures.append(picture(cell, before: before, after: after, difference))
        }
        let isSame = pictures.allSatisfy(\.isSame)
        return ComparedStyle(
            name: new.name,
            file: new.file,
            change: isSame ? .same : .changed,
            pictures: pictures
        )
    }

    private func picture(
        _ cell: Cell,
        before: String?,
        after: String?,
        _ difference: ComparedPicture.Difference? = nil
    ) -> ComparedPicture {
        ComparedPicture(
            state: cell.state,
            colorScheme: cell.colorScheme,
            before: before,
            after: after,
            difference: difference
        )
    }

    // MARK: Drawing

    private func draw(_ files: [SwiftSources.File]) throws(ProgramError) -> Drawn {
        var drawn = Drawn()
        for file in files where file.mayHaveStyles { try draw(file, into: &drawn) }
        return drawn
    }

    private func draw(_ file: SwiftSources.File, into drawn: inout Drawn) throws(ProgramError) {
        func fail(_ messages: [String]) {
            drawn.add(Drawn.Style(name: file.path, file: file.path, messages: messages))
        }
        let source: CustomSource
        do throws(ProgramError) {
            source = try checker.source(file.source.bytes)
        } catch {
            throw .trouble(error.message)
        }
        let errors = source.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            // A file that only names a protocol of styles is none of them.
            if !file.declaresStyle { return }
            return fail(errors.map { $0.text(file: file.path) })
        }
        for refusal in source.refusals {
            drawn.add(
                Drawn.Style(
                    name: refusal.name,
                    file: file.path,
                    messages: refusal.diagnostics.filter { $0.severity == .error }.map {
                        $0.text(file: file.path)
                    }
                )
            )
        }
        let styles = StyleFolder([StyleFolder.File(path: file.path, source: source)])
        folder.publish(styles)
        for (_, style) in styles.shown {
            var made = Drawn.Style(name: style.name, file: file.path, folder: styles)
            do throws(ProgramError) {
                made.pictures = try pictures(of: style)
            } catch {
                let failures = source.failures.map { $0.text(file: file.path) }
                let place = "\(file.path):\(style.place.line):\(style.place.column)"
                made.messages = failures.isEmpty ? ["\(place): error: \(error.message)"] : failures
            }
            drawn.add(made)
        }
    }

    private func pictures(of style: CustomStyle) throws(ProgramError) -> [Cell: String] {
        var pictures: [Cell: String] = [:]
        for cell in Cell.all {
            pictures[cell] = String(decoding: try picture(of: style.name, in: cell, as: "svg"), as: UTF8.self)
        }
        return pictures
    }

    /// A file of a style in the folder that is published.
    private func picture(
        of style: String,
        in cell: Cell,
        as pathExtension: String
    ) throws(ProgramError) -> [UInt8] {
        let scale = pathExtension == "png" ? "&scale=\(Int(Self.scale))" : ""
        let target = """
            /v1/custom/\(style.percentEncoded).\(pathExtension)?title=Button&state=\(cell.state)\
            &colorScheme=\(cell.colorScheme)\(scale)&errors=status
            """
        let response = service.respond(to: Request(target: Array(target.utf8)), with: worker)
        guard response.status == .ok else {
            throw .failure(ButtonService.detail(of: response) ?? response.status.reason)
        }
        return response.body
    }

    // MARK: Pixels

    /// The pixels for a point.
    private static let scale = 2.0

    /// The pixels of a cell that differ; workers draw them, because the files are those of strangers.
    private func difference(
        from old: (style: Drawn.Style, svg: String),
        to new: (style: Drawn.Style, svg: String),
        in cell: Cell
    ) throws(ProgramError) -> ComparedPicture.Difference? {
        #if RASTERS
            guard let before = old.svg.viewBox, let after = new.svg.viewBox else { return nil }
            let all = before.union(after)
            func part(_ style: Drawn.Style, _ box: CGRect) throws(ProgramError) -> PixelDifference.Part {
                if let styles = style.folder { folder.publish(styles) }
                return PixelDifference.Part(
                    try picture(of: style.name, in: cell, as: "png"),
                    x: Int(((box.minX - all.minX) * Self.scale).rounded()),
                    y: Int(((box.minY - all.minY) * Self.scale).rounded())
                )
            }
            let component = cell.colorScheme == "dark" ? 0.0 : 1.0
            let (oldPart, newPart) = (try part(old.style, before), try part(new.style, after))
            do {
                let difference = try PixelDifference(
                    from: oldPart,
                    to: newPart,
                    size: PixelSize(
                        containing: CGSize(width: all.width * Self.scale, height: all.height * Self.scale)
                    ),
                    background: ResolvedColor(red: component, green: component, blue: component)
                )
                return ComparedPicture.Difference(
                    count: difference.count,
                    total: difference.total,
                    picture: difference.picture
                )
            } catch {
                throw .failure("\(error)")
            }
        #else
            return nil
        #endif
    }
}

extension SwiftSources.File {
    private var text: String { String(decoding: source.bytes, as: UTF8.self) }

    /// Whether a style can be in the file.
    fileprivate var mayHaveStyles: Bool {
        let text = text
        return text.contains("ButtonStyle") || text.contains("UIButton")
    }

    /// Whether the file declares a type of a style, so that an error in it is one of a style.
    fileprivate var declaresStyle: Bool {
        text.contains(/(struct|class|enum)\s+\w+[^{]*:[^{]*(ButtonStyle|UIButton)/)
    }
}

extension String {
    /// The part of the plane that an SVG file shows, in points.
    fileprivate var viewBox: CGRect? {
        guard let match = firstMatch(of: /viewBox="([-0-9. ]+)"/) else { return nil }
        let numbers = match.1.split(separator: " ").compactMap { Double($0) }
        // A picture of more points has no file of pixels; beyond them, a number of pixels would not be a whole number.
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
