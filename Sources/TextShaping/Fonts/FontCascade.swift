import CHarfBuzz

/// The typefaces of all text: the system font, and the fallbacks of each script in order of preference.
struct FontCascade: Sendable {
    let system: Typeface
    let systemItalic: Typeface
    let emoji: Typeface
    /// Noto Sans CJK in the forms of each region.
    private let han: [HanRegion: Typeface]
    private let scripts: [UInt32: Typeface]
    private let symbols: [Typeface]

    /// The typefaces of the manifest, whose paths are relative to a folder.
    init(root: String) {
        func file(_ path: String, index: UInt32 = 0) -> FontFile {
            FontFile(path: "\(root)/\(path)", index: index)
        }
        func typeface(_ noto: FontManifest.Noto) -> Typeface {
            let path = "truetype/noto/\(noto.name)"
            let bold = noto.hasBold ? file("\(path)-Bold.ttf") : nil
            return Typeface(.fixed(regular: file("\(path)-Regular.ttf"), bold: bold))
        }

        system = Typeface(.variable(file(FontManifest.system)), isSystemFont: true)
        systemItalic = Typeface(.variable(file(FontManifest.systemItalic)), isSystemFont: true)
        emoji = Typeface(.fixed(regular: file(FontManifest.emoji), bold: nil))
        symbols = FontManifest.symbols.map(typeface)

        var han: [HanRegion: Typeface] = [:]
        for region in HanRegion.allCases {
            let regular = file(FontManifest.hanRegular, index: region.rawValue)
            let bold = file(FontManifest.hanBold, index: region.rawValue)
            han[region] = Typeface(.fixed(regular: regular, bold: bold))
        }
        self.han = han

        var scripts: [UInt32: Typeface] = [:]
        for noto in FontManifest.scripts {
            let typeface = typeface(noto)
            for script in noto.scripts { scripts[script.rawValue] = typeface }
        }
        self.scripts = scripts
    }

    /// The typefaces to try, in this order, for a character that the system font lacks.
    func fallbacks(for script: hb_script_t, region: HanRegion) -> [Typeface] {
        let designed = scripts[script.rawValue].map { [$0] } ?? []
        let han = han[region].map { [$0] } ?? []
        if FontManifest.hanScripts.contains(script) { return han + symbols + [emoji] }
        return designed + symbols + han + [emoji]
    }

    /// Noto Sans, for characters that become parts of symbols.
    var latin: Typeface? { symbols.first }

    /// All typefaces; one of several scripts is there several times.
    var typefaces: [Typeface] { [system, systemItalic, emoji] + scripts.values + symbols + han.values }

    /// The files of the manifest that are not installed.
    var missingFiles: [String] {
        let missing = typefaces.flatMap(\.fontFiles).filter { !$0.exists }
        return Set(missing.map(\.path)).sorted()
    }
}
