import Caching
import Graphics

/// Fragments of documents that were written before, by the numbers that they depend on.
///
/// Layout is in whole pixels, so the buttons of a style have a few hundred sizes, whatever their titles are;
/// and a rectangle with Apple's corners is 82 numbers, up to 700 bytes.
struct FragmentCache: ~Copyable {
    /// Every input that affects the bytes of a fragment.
    enum Key: Hashable {
        /// The path data of a rectangle with continuous corners.
        case continuousCorners(CGRect, radius: CGFloat)
        /// The attributes of the root element that do not depend on the content.
        case rootAttributes(viewBox: CGRect)
    }

    private var fragments: BoundedCache<Key, [UInt8]>

    /// A cache that may take a share of a budget, from 0 to 1.
    init(share: Double, of budget: MemoryBudget) {
        fragments = BoundedCache(share: share, of: budget, named: "svg_fragments")
    }

    /// The fragment of a key, which `write` gives if the cache does not have it.
    mutating func fragment(for key: Key, write: () -> [UInt8]) -> SVGFragment {
        if let bytes = fragments.value(for: key) { return SVGFragment(bytes: bytes) }
        let bytes = write()
        fragments.insert(bytes, for: key, cost: bytes.heapCost)
        return SVGFragment(bytes: bytes)
    }
}

extension [UInt8] {
    /// The bytes on the heap, with the header of the array.
    var heapCost: Int { 32 + capacity }
}
