import Graphics

#if RASTERS
    import Raster
#endif

extension Configuration {
    /// The decoder of the images of projects; `nil` in such a build.
    static var imageReader: (any ImageReader)? {
        #if RASTERS
            LibraryImageReader()
        #else
            nil
        #endif
    }

    /// The encoder of files of pixels; `nil` in a build without the libraries for them (`BEZEL_RASTERS=off`).
    static var rasters: (any RasterEncoder)? {
        #if RASTERS
            LibraryRasterEncoder()
        #else
            nil
        #endif
    }
}
