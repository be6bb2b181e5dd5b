import Caching
import Graphics
import TestSupport

@testable import ButtonAPI

extension ButtonService {
    /// A service for tests, whose letters all have the same width.
    static func test(
        symbols: [String] = ["star"],
        rasters: (any RasterEncoder)? = DescribingRasterEncoder(),
        files: [StaticFile] = [],
        publicURL: PublicURL? = nil,
        budget: MemoryBudget = MemoryBudget(limit: 16 << 20)
    ) -> ButtonService {
        ButtonService(
            Configuration(
                shaper: FixedWidthShaper(),
                symbols: SymbolNames(symbols),
                rasters: rasters,
                files: files,
                version: "test",
                publicURL: publicURL,
                budget: budget
            )
        )
    }
}
