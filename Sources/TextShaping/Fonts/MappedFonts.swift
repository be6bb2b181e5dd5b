import CHarfBuzz
import CLinux
import Glibc
import Synchronization

/// The font files that the process has mapped, each once, and a bound on the resident pages of files.
///
/// A page stays in the resident set once it was read, and titles in many scripts read most of 50 MB of fonts. The
/// kernel counts these pages as memory of the process, although it could take them back at any time. The same applies
/// to the program and its libraries, much of which only the start reads.
final class MappedFonts: Sendable {
    /// The resident set is the process's, so its bound is as well.
    static let shared = MappedFonts()

    /// The bytes of file pages from which all are released; the code that is in use takes about half.
    static let residentBytes = 14 << 20
    /// The bytes of file pages that become resident between two releases, however much code is in use.
    private static let leastGrowth = 4 << 20
    /// The number of glyphs between two looks at the resident set.
    ///
    /// A page fault maps 64 KiB around its address, and a glyph that is read causes one or two.
    private static let interval = 8

    private let files = Mutex<[MappedFile.Identity: WeakFile]>([:])
    private let glyphCount = Atomic<Int>(0)
    /// The resident bytes of files from which pages are released.
    private let limit = Atomic<Int>(residentBytes)

    private struct WeakFile {
        weak var file: MappedFile?
    }

    /// The content of a file, which the caller must destroy; `nil` if it cannot be mapped.
    func blob(ofFileAt path: String) -> OpaquePointer? {
        guard let file = file(at: path) else { return nil }
        return hb_blob_create(
            file.bytes.assumingMemoryBound(to: CChar.self).baseAddress,
            UInt32(file.bytes.count),
            // HarfBuzz copies a table before it changes it: a page that is released loses changes.
            HB_MEMORY_MODE_READONLY,
            Unmanaged.passRetained(file).toOpaque(),
            { file in file.map { Unmanaged<MappedFile>.fromOpaque($0).release() } }
        )
    }

    private func file(at path: String) -> MappedFile? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size <= Int(UInt32.max) else { return nil }
        return files.withLock { files in
            if let file = files[MappedFile.Identity(status)]?.file { return file }
            guard let file = MappedFile(descriptor: descriptor, status: status) else { return nil }
            files[file.identity] = WeakFile(file: file)
            return file
        }
    }

    /// Ends the release of pages.
    func keepPages() { limit.store(.max, ordering: .relaxed) }

    /// Counts a glyph that was read from a font, and releases the pages of files if too many are resident.
    func didReadGlyph() {
        guard limit.load(ordering: .relaxed) < .max else { return }
        guard glyphCount.add(1, ordering: .relaxed).newValue.isMultiple(of: Self.interval) else { return }
        if let resident = ResidentSet.fileBytes, resident <= limit.load(ordering: .relaxed) { return }
        releasePages()
        let rest = ResidentSet.fileBytes ?? 0
        limit.store(max(Self.residentBytes, rest + Self.leastGrowth), ordering: .relaxed)
    }

    func releasePages() {
        // A mapping lives on while the list is used, even if its font is closed meanwhile.
        let mapped = files.withLock { files in files.values.compactMap(\.file) }
        for file in mapped { file.releasePages() }
        linux_release_program_pages()
    }
}
