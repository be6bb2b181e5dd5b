import AppleDesign
import Caching
import ViewEngine

/// The touch regions of controls, which belong to one thread.
final class TouchRegionCache {
    /// The parts of a request that change the region: the control, in the default environment of a system.
    struct Key: Hashable {
        let control: ControlSpecification
        let system: SystemDesign
    }

    private var regions: BoundedCache<Key, EvaluatedValue<TouchRegion>>

    init(share: Double, of budget: MemoryBudget) {
        regions = BoundedCache(share: share, of: budget, named: "regions")
    }

    func region(for key: Key, measuredBy measure: () -> TouchRegion) -> TouchRegion {
        if let region = regions.value(for: key) { return region.used() }
        let region = EvaluatedValue.separately(making: measure)
        regions.insert(region, for: Key(control: key.control.key, system: key.system), cost: 256)
        return region.used()
    }
}
