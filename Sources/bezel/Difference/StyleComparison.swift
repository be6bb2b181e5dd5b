import BezelRendering
import ButtonAPI
import ButtonRendering
import CustomStyles
import Graphics
import HTTP
import ProjectFiles
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
    private let settings: FolderSettings
    /// The file that is drawn, as the only one of a folder.
    private let folder = WatchedStyles()

    init(_ configuration: Configuration) throws(ProgramError) {
        guard Configuration.rasters != nil else {
            throw .trouble("this build draws no pixels (BEZEL_RASTERS=off), so it cannot compare pictures")
        }
        checker = SourceChecker(configuration, drawsPixels: true)
        settings = configuration.folderSettings
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
            budget: budget,
            isOfCommand: true
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
            /// The root that is drawn; `nil` with errors.
            var style: CustomStyle?
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

    /// Compares what two folders show, or two files.
    func report(from old: String, to new: String) throws(ProgramError) -> StyleReport {
        let old = try ComparedSources(at: old, settings: settings)
        let new = try ComparedSources(at: new, settings: settings)
        let (before, after) = (old.hashes, new.hashes)
        // A file whose program has not changed has the same pictures.
        let oldStyles = try draw(old) { after[$0] != before[$0] }.styles
        let newStyles = try draw(new) { after[$0] != before[$0] }.styles
        var styles: [ComparedStyle] = []
        for (key, style) in newStyles { styles.append(try compared(oldStyles[key], to: style)) }
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

    private func compared(_ old: Drawn.Style?, to new: Drawn.Style) throws(ProgramError) -> ComparedStyle {
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
            pictures.append(picture(cell, before: before, after: after, difference: difference))
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
        difference: ComparedPicture.Difference? = nil
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

    private func draw(
        _ sources: ComparedSources,
        where isChanged: (String) -> Bool
    ) throws(ProgramError) -> Drawn {
        var drawn = Drawn()
        for file in sources.files where isChanged(file.path) {
            let source: CustomSource
            do throws(ProgramError) {
                source = try checker.source(file.program)
            } catch {
                throw .trouble(error.message)
            }
            try draw(source, of: file.path, into: &drawn)
        }
        return drawn
    }

    private func draw(_ source: CustomSource, of path: String, into drawn: inout Drawn) throws(ProgramError) {
        func fail(_ messages: [String]) {
            drawn.add(Drawn.Style(name: path, file: path, messages: messages))
        }
        func text(_ message: Diagnostic) -> String {
            message.text(file: source.path(of: message.place, ofSource: path))
        }
        let errors = source.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            if source.declaresNoStyle { return }
            return fail(errors.map(text))
        }
        for refusal in source.refusals {
            drawn.add(
                Drawn.Style(
                    name: refusal.name,
                    file: path,
                    messages: refusal.diagnostics.filter { $0.severity == .error }.map(text)
                )
            )
        }
        let styles = StyleFolder([StyleFolder.File(path: path, source: source)])
        folder.publish(styles)
        for (_, _, style) in styles.shown {
            var made = Drawn.Style(name: style.name, file: path, folder: styles, style: style)
            do throws(ProgramError) {
                made.pictures = try pictures(of: style)
            } catch {
                let failures = source.failures.map(text)
                let place = "\(path):\(style.place.line):\(style.place.column)"
                made.messages = failures.isEmpty ? ["\(place): error: \(error.message)"] : failures
            }
            drawn.add(made)
        }
    }

    private func pictures(of style: CustomStyle) throws(ProgramError) -> [Cell: String] {
        var pictures: [Cell: String] = [:]
        for cell in Cell.all {
            pictures[cell] = String(decoding: try picture(of: style, in: cell, as: "svg"), as: UTF8.self)
        }
        return pictures
    }

    /// A file of a style in the folder that is published.
    private func picture(
        of style: CustomStyle,
        in cell: Cell,
        as pathExtension: String
    ) throws(ProgramError) -> [UInt8] {
        // A view has no title of the request. Without a control it has few states, and shows the normal one in place of
        // the others.
        let title = style.content == nil ? "title=Button&" : ""
        let state = style.has(state: cell.state) ? cell.state : "normal"
        let scale = pathExtension == "png" ? "&scale=\(Int(Self.scale))" : ""
        let target = """
            /v1/custom/\(style.name.percentEncoded).\(pathExtension)?\(title)\
            state=\(state)&colorScheme=\(cell.colorScheme)\(scale)&errors=status
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
            guard let before = old.svg.viewBox, let after = new.svg.viewBox,
                let oldStyle = old.style.style, let newStyle = new.style.style
            else { return nil }
            let all = before.union(after)
            func part(_ style: CustomStyle, of folder: StyleFolder?, box: CGRect) throws(ProgramError)
                -> PixelDifference.Part
            {
                if let folder { self.folder.publish(folder) }
                return PixelDifference.Part(
                    try picture(of: style, in: cell, as: "png"),
                    x: Int(((box.minX - all.minX) * Self.scale).rounded()),
                    y: Int(((box.minY - all.minY) * Self.scale).rounded())
                )
            }
            let component = cell.colorScheme == "dark" ? 0.0 : 1.0
            let oldPart = try part(oldStyle, of: old.style.folder, box: before)
            let newPart = try part(newStyle, of: new.style.folder, box: after)
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

extension CustomStyle {
    /// Whether a picture can show a state of a name.
    fileprivate func has(state: String) -> Bool {
        guard let content else { return true }
        return switch state {
        case "normal", "disabled": true
        case "selected": states.contains(.selected)
        default: content.controls > 0
        }
    }
}
