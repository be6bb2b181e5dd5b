import BezelRendering
import Graphics
import ParserProcess
import StyleInterpreter
import StyleReports
import StyleSyntax
import UIKitEngine
import ViewEngine

#if RASTERS
    import Raster
#endif

/// Draws styles before and after a change, and compares the pictures.
struct StyleComparison {
    private let parsers: Parsers
    private let fonts: InstalledFonts

    init(parsers: Parsers) throws(ProgramError) {
        guard Configuration.rasters != nil else {
            throw .trouble("this build draws no pixels (BEZEL_RASTERS=off), so it cannot compare pictures")
        }
        self.parsers = parsers
        do {
            fonts = try InstalledFonts.installed
        } catch {
            throw .trouble("the font Inter is missing at \(error.path); make deps installs it")
        }
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
                difference = try self.difference(from: before, to: after, isDark: cell.colorScheme == "dark")
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
        let parsed: ParsedSource
        do {
            parsed = try parsers.parseStyles(file.source)
        } catch {
            switch error {
            case .refused(let diagnostic): return fail([diagnostic.text(file: file.path)])
            case .unavailable: throw .trouble("bezel-parse, which is beside bezel, cannot be used")
            }
        }
        let program = InterpretedProgram(parsed, replacesExternalNames: true)
        let errors = program.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            // A file that only names a protocol of styles is none of them.
            if !file.declaresStyle { return }
            return fail(errors.map { $0.text(file: file.path) })
        }
        for style in program.styles {
            var made = Drawn.Style(name: style.name, file: file.path)
            do {
                made.pictures = try pictures(of: style)
            } catch let failure as Failure {
                made.messages = [failure.text(in: file, at: style.place)]
            } catch {
                made.messages = ["\(file.path):\(style.place.line):\(style.place.column): error: \(error)"]
            }
            drawn.add(made)
        }
    }

    private func pictures(of style: InterpretedStyle) throws -> [Cell: String] {
        let made = try style.makeStyle()
        let picture = try ButtonPicture(made.view, title: "Button", name: "Button", fonts: fonts)
        var pictures: [Cell: String] = [:]
        for cell in Cell.all {
            let parameters = ["state": cell.state, "colorScheme": cell.colorScheme]
            pictures[cell] = String(
                decoding: try picture.output(".svg", parameters: parameters),
                as: UTF8.self
            )
            if let failure = made.failure { throw failure }
        }
        return pictures
    }

    // MARK: Pixels

    /// The pixels for a point.
    private static let scale = 2.0

    private func difference(
        from old: String,
        to new: String,
        isDark: Bool
    ) throws(ProgramError) -> ComparedPicture.Difference? {
        #if RASTERS
            guard let before = old.viewBox, let after = new.viewBox else { return nil }
            let all = before.union(after)
            let size = PixelSize(
                containing: CGSize(width: all.width * Self.scale, height: all.height * Self.scale)
            )
            func layer(_ svg: String, _ box: CGRect) -> RasterLayer {
                RasterLayer(
                    svg: Array(svg.utf8),
                    frame: CGRect(
                        x: (box.minX - all.minX) * Self.scale,
                        y: (box.minY - all.minY) * Self.scale,
                        width: box.width * Self.scale,
                        height: box.height * Self.scale
                    )
                )
            }
            let component = isDark ? 0.0 : 1.0
            do {
                let difference = try PixelDifference(
                    from: layer(old, before),
                    to: layer(new, after),
                    size: size,
                    background: ResolvedColor(red: component, green: component, blue: component)
                )
                return ComparedPicture.Difference(
                    count: difference.count,
                    total: difference.total,
                    picture: difference.picture
                )
            } catch {
                throw .trouble("the pictures cannot be compared: \(error)")
            }
        #else
            return nil
        #endif
    }
}

extension AnyInterpretedStyle {
    /// A button in the style, with the title that a picture has without another one.
    fileprivate var view: AnyView {
        let title = "Button"
        guard let button else { return applied(to: Button(title) {}) }
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return button.view(configuration: configuration, primaryAction: UIAction { _ in }) {
            $0.title = $0.title ?? title
        }
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

extension Failure {
    /// The message and its place, as compilers write them.
    fileprivate func text(in file: SwiftSources.File, at start: SourcePlace) -> String {
        let place = place ?? start
        return "\(file.path):\(place.line):\(place.column): error: \(message)\n\(place.line) | "
            + file.source.line(place.line)
    }
}

extension String {
    /// The part of the plane that an SVG file shows, in points.
    fileprivate var viewBox: CGRect? {
        guard let match = firstMatch(of: /viewBox="([-0-9. ]+)"/) else { return nil }
        let numbers = match.1.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
