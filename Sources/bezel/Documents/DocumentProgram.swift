import ConfinedProcesses
import Glibc
import Graphics
import ProjectResources
import Synchronization

/// The program `pdftocairo` of poppler-utils, which draws the PDFs of a folder if it is installed.
///
/// It runs once for each document, in a process with limits and without the environment of this one: it reads the document
/// from one stream and writes a PNG to another one. Nobody trusts the PNG: a worker decodes it as it decodes those of the
/// folder.
final class DocumentProgram: Sendable {
    private struct Kept {
        var pictures: [[UInt8]: [UInt8]?] = [:]
        var byteCount = 0
    }

    private let path: String
    private let kept = Mutex(Kept())

    init(path: String) {
        self.path = path
    }

    /// The program in the folders of `PATH`; `nil` if it is in none.
    static let installed = getenv("PATH").flatMap { find(in: String(cString: $0)) }

    /// The program in the first of some folders that has it; `nil` if none has.
    ///
    /// A folder that is not absolute would be one of the project.
    static func find(in folders: String) -> DocumentProgram? {
        folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) + "/pdftocairo" }
            .first { access($0, X_OK) == 0 }.map { DocumentProgram(path: $0) }
    }

    /// A document as a PNG; `nil` if its size is not known, or if it cannot be drawn within the limits.
    func draw(_ document: [UInt8]) -> [UInt8]? {
        if let known = kept.withLock({ $0.pictures[document] }) { return known }
        let picture = Self.pixels(of: document).flatMap { run(on: document, size: $0) }
        kept.withLock { kept in
            let bytes = document.count + (picture?.count ?? 0)
            if kept.byteCount + bytes > DocumentLimits.keptBytes { kept = Kept() }
            kept.byteCount += bytes
            kept.pictures[document] = .some(picture)
        }
        return picture
    }

    /// The pixels in which a document is drawn.
    static func pixels(of document: [UInt8]) -> PixelSize? {
        guard let size = PortableDocument.size(of: document) else { return nil }
        let most = CGFloat(DocumentLimits.pixels) / (size.width * size.height)
        let scale = min(DocumentLimits.pixelsOfPoint, most.squareRoot())
        let pixels = PixelSize(
            width: max(1, Int(size.width * scale)),
            height: max(1, Int(size.height * scale))
        )
        return pixels.count <= DocumentLimits.pixels ? pixels : nil
    }

    private func run(on document: [UInt8], size: PixelSize) -> [UInt8]? {
        let process = ConfinedProcess(
            path: path,
            arguments: [
                "-png", "-singlefile", "-transp", "-scale-to-x", "\(size.width)", "-scale-to-y",
                "\(size.height)", "-", "-",
            ],
            limits: ProcessLimits(
                processorSeconds: DocumentLimits.processorSeconds,
                addressSpace: DocumentLimits.addressSpace,
                descriptors: DocumentLimits.descriptors
            )
        )
        guard var process else { return nil }
        let (transfer, picture) = process.exchange(
            document,
            limit: DocumentLimits.pictureBytes,
            within: 1000 * DocumentLimits.processorSeconds,
            by: Deadline(milliseconds: DocumentLimits.waitMilliseconds)
        )
        // The status of a process that has closed its output may still be missing; a PNG that is cut is not decoded.
        return transfer == .complete && picture.starts(with: Self.signature) ? picture : nil
    }

    /// The beginning of a PNG.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
