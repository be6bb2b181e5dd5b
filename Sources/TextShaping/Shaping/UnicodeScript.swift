import CHarfBuzz

/// The Script property of UAX #24.
enum UnicodeScript {
    static func of(_ scalar: UInt32) -> hb_script_t {
        hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    }

    /// Whether characters of the script take the script of the characters around them.
    static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
    }
}
