import Graphics

#if RASTERS
    import Raster
#endif

extension Configuration {
    /// The encoder of files of pixels; `nil` in a build without the libraries for them (`BEZEL_RASTERS=off`).
    static var rasters: (any RasterEncoder)? {
        #if RASTERS
            LibraryRasterEncoder()
        #else
            nil
        #endif
    }
}
