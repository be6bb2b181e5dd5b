import Graphics

#if RASTERS
    import Raster
#endif

/// The files of pixels that this build can write.
enum PictureRasters {
    /// The encoder; `nil` in a build without the libraries for it (`BEZEL_RASTERS=off`).
    static var encoder: (any RasterEncoder)? {
        #if RASTERS
            LibraryRasterEncoder()
        #else
            nil
        #endif
    }
}
