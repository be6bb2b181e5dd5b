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

    /// A face of the bytes of a font; `nil` if they are none, or have no glyphs.
    init?(_ bytes: [UInt8], index: UInt32) {
        guard let blob = Self.blob(of: bytes) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, index) else { return nil }
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        handle = face
        file = FontFile(path: "", index: index)
    }

    deinit { hb_face_destroy(handle) }

    /// The number of faces in the bytes of a font.
    static func count(of bytes: [UInt8]) -> Int {
        guard let blob = blob(of: bytes) else { return 0 }
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    /// A copy of bytes.
    private static func blob(of bytes: [UInt8]) -> OpaquePointer? {
        bytes.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.assumingMemoryBound(to: CChar.self).baseAddress,
                UInt32(bytes.count),
                HB_MEMORY_MODE_DUPLICATE,
                nil,
                nil
            )
        }
    }

    /// A name of the table `name`, in English; nil if there is none.
    func name(_ id: hb_ot_name_id_t) -> String? {
        guard id != hb_ot_name_id_t(HB_OT_NAME_ID_INVALID) else { return nil }
        var text = [CChar](repeating: 0, count: Self.nameLength)
        var length = UInt32(text.count)
        guard hb_ot_name_get_utf8(handle, id, nil, &length, &text) > 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The bytes of a name that are read.
    private static let nameLength = 256

    /// The weights of a face whose weight can vary.
    var weights: ClosedRange<Int>? {
        var axis = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(handle, hb_tag_from_string("wght", 4), &axis) != 0,
            axis.min_value <= axis.max_value, axis.min_value >= 1, axis.max_value <= 1_000
        else { return nil }
        return Int(axis.min_value)...Int(axis.max_value)
    }
}
