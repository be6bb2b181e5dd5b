import Synchronization

/// The fonts of one design in its weights, each opened at its first use.
///
/// Most scripts are never used, so they cost no start-up time and no memory.
final class Typeface: Sendable {
    enum Files: Sendable {
        /// One face with a `wght` axis.
        case variable(FontFile)
        /// A regular face, and a bold one if the design has it.
        case fixed(regular: FontFile, bold: FontFile?)
    }

    let files: Files
    private let isSystemFont: Bool
    private let opened = Mutex(Opened())

    private struct Opened {
        var faces: [FontFile: Face?] = [:]
        var fonts: [Int: Font?] = [:]
    }

    init(_ files: Files, isSystemFont: Bool = false) {
        self.files = files
        self.isSystemFont = isSystemFont
    }

    /// The files of the typeface, installed or not.
    var fontFiles: [FontFile] {
        switch files {
        case .variable(let file): [file]
        case .fixed(let regular, let bold): [regular] + (bold.map { [$0] } ?? [])
        }
    }

    /// The font nearest to a weight, or `nil` if its files are missing.
    func font(weight: Int) -> Font? {
        switch files {
        case .variable(let file):
            font(file, weight: min(max(weight, 100), 900), isVariable: true)
        case .fixed(let regular, let bold):
            // There are only regular and bold: from semibold on, bold is nearer.
            if weight >= 600, let bold, let font = font(bold, weight: 700, isVariable: false) {
                font
            } else {
                font(regular, weight: 400, isVariable: false)
            }
        }
    }

    /// Opens the files of the typeface.
    func openFiles() {
        opened.withLock { opened in
            for file in fontFiles where opened.faces[file] == nil { opened.faces[file] = .some(Face(file)) }
        }
    }

    private func font(_ file: FontFile, weight: Int, isVariable: Bool) -> Font? {
        opened.withLock { opened in
            if let known = opened.fonts[weight] { return known }
            let face: Face? = opened.faces[file] ?? Face(file)
            opened.faces[file] = .some(face)
            let font = face.flatMap {
                Font($0, weight: isVariable ? weight : nil, isSystemFont: isSystemFont)
            }
            opened.fonts[weight] = .some(font)
            return font
        }
    }
}
