/// The parameters without effect: people append them to a URL to bypass a cache, and others to follow clicks.
enum IgnoredParameters {
    static let names: Set = [
        "v", "cb", "_", "fbclid", "gclid", "msclkid", "mc_cid", "mc_eid", "igshid", "ref", "ref_src",
    ]
    /// The beginning of further names.
    static let prefix = "utm_"

    static func contains(_ name: String) -> Bool {
        names.contains(name) || name.hasPrefix(prefix)
    }
}
