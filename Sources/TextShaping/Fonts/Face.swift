import CHarfBuzz

/// A font file, or one face of a collection, mapped into memory.
final class Face: @unchecked Sendable {
    // Sendable because the face is immutable, and HarfBuzz allows threads to share an immutable face.
    let handle: OpaquePointer
    let file: FontFile

    /// Returns `nil` if the file does not exist or has no glyphs.
    init?(_ file: FontFile) {
        guard let blob = MappedFonts.shared.blob(ofFileAt: file.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, file.index) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        handle = face
        self.file = file
    }

    deinit { hb_face_destroy(handle) }
}
