import ButtonRendering
import Graphics
import HTTP
import JSONReading
import StyleStore

extension PreviewTools {
    /// Draws a preview; the result has the picture, and everything that is known of it.
    func result(of call: PreviewCall, with worker: ButtonWorker) throws(QueryError) -> JSONValue {
        let values: [UInt8]
        do throws(QueryError) {
            values = try drawings.body(of: call.values.query, with: worker)
        } catch {
            throw call.values.place.located(error)
        }
        let missing = worker.missingSymbols(beside: call.values.query.template.missingSymbols)
        let document = (try? JSONValue(reading: values)) ?? [:]
        // A picture is there although its findings are too dear.
        let findings = call.findings.flatMap { item in
            try? self.findings(of: item, withInformation: false, with: worker)
        }
        let png = try smallPixels(of: call, with: worker)
        var notes = missing.isEmpty ? [] : [Self.note(ofSymbols: missing)]
        if png == nil, !call.pixels.isEmpty {
            notes.append("The picture has more than \(PreviewCall.mostPixelBytes) bytes even if it is small.")
        }
        let elements = PreviewElements.all(of: document)
        let size = JSON.encode(document["size"]?["value"] ?? .null)
        let content = SourceHash(of: JSON.encode(JSONValue.array(elements)) + size + (png ?? []))
        let revision = String(content.description.prefix(Self.revisionLength))
        let changes = call.since.map { since in self.changes(since: since, elements: elements, png: png) }
        service.revisions.insert(PictureRevisions.Revision(elements: elements, png: png), named: revision)
        let answer = PreviewAnswer(
            target: call.target,
            values: document,
            query: call.values.query.query,
            revision: revision,
            changes: changes,
            findings: findings ?? [],
            snapshotPath: png.flatMap { service.project?.writeSnapshot($0, revision: revision) },
            notes: notes
        )
        return MCPContent.structured(answer.json, with: png.map { [MCPContent.image($0)] } ?? [])
    }

    /// The characters of a hash that name a revision.
    private static let revisionLength = 12

    static func note(ofSymbols names: [String]) -> String {
        let names = names.map { $0.excerpt.quoted }.joined(separator: ", ")
        return "Symbols without a drawing here, which the picture has placeholders for: \(names)"
    }

    private func changes(since name: String, elements: [JSONValue], png: [UInt8]?) -> JSONValue {
        guard let old = service.revisions[name] else {
            return ["unknownRevision": .string(name.excerpt)]
        }
        var pixels: Double?
        if let before = old.png, let png {
            pixels = before == png ? 0 : service.imageReader?.differingShare(of: png, from: before)
        }
        return PictureChanges(from: old.elements, to: elements).json.merging(
            .object(["pixels": pixels.map { .number(($0 * 10_000).rounded() / 10_000) }])
        )
    }

    // MARK: Pixels

    /// The file of pixels of the largest scale that is small enough; `nil` if none is.
    private func smallPixels(of call: PreviewCall, with worker: ButtonWorker) throws(QueryError) -> [UInt8]? {
        var smallest: [UInt8]?
        for item in call.pixels {
            do throws(QueryError) {
                let png = try drawings.body(of: item.query, with: worker)
                if png.count <= PreviewCall.mostPixelBytes { return png }
                smallest = png
            } catch {
                throw item.place.located(error)
            }
        }
        return smallest.flatMap(shrunk)
    }

    /// A picture with half of the width and the height, and again, until the file is small enough.
    private func shrunk(_ png: [UInt8]) -> [UInt8]? {
        guard let imageReader = service.imageReader, var size = imageReader.size(of: png) else { return nil }
        while size.width > 2 * Self.smallestSide, size.height > 2 * Self.smallestSide {
            size = PixelSize(width: size.width / 2, height: size.height / 2)
            guard let smaller = imageReader.png(of: png, size: size, isTemplate: false) else { return nil }
            if smaller.count <= PreviewCall.mostPixelBytes { return smaller }
        }
        return nil
    }

    /// In pixels: smaller pictures show nothing.
    private static let smallestSide = 32
}
