import Caching
import Metrics

extension MemoryBudget {
    /// The caches by name, and the bytes of all together.
    var families: [MetricFamily] {
        let caches = measurements
        func label(_ cache: CacheMeasurement) -> MetricSample.Label {
            MetricSample.Label("cache", value: cache.name)
        }
        return [
            MetricFamily(
                "bezel_cache_requests_total",
                kind: .counter,
                help: "Values that were looked up in a cache, by whether the cache had them.",
                samples: caches.flatMap { cache in
                    [("hit", cache.hits), ("miss", cache.misses)].map { result, count in
                        MetricSample(
                            Double(count),
                            labels: [label(cache), MetricSample.Label("result", value: result)]
                        )
                    }
                }
            ),
            MetricFamily(
                "bezel_cache_bytes",
                kind: .gauge,
                help: "Bytes of the entries of a cache.",
                samples: caches.map { MetricSample(Double($0.bytes), labels: [label($0)]) }
            ),
            MetricFamily(
                "bezel_cache_limit_bytes",
                kind: .gauge,
                help: "Bytes that the entries of a cache may have: its share of the memory budget.",
                samples: caches.map { MetricSample(Double($0.limit), labels: [label($0)]) }
            ),
            MetricFamily(
                "bezel_memory_budget_used_bytes",
                kind: .gauge,
                help: "Bytes of all caches together.",
                value: Double(used)
            ),
            MetricFamily(
                "bezel_memory_budget_bytes",
                kind: .gauge,
                help: "Bytes that all caches together may have.",
                value: Double(limit)
            ),
        ]
    }
}
