/// A named image of a catalog: an `.imageset`.
package struct ImageSet: Hashable, Sendable {
    /// A file and the circumstances that it is for.
    package struct Entry: Hashable, Sendable {
        package let conditions: AssetConditions
        /// The path of the file in the tree; `nil` if none has been set.
        package let file: String?
        /// The pixels in a point; `nil` if the file is for all scales.
        package let scale: Int?
        package let resizing: ImageResizing?
    }

    /// An entry that traits have chosen.
    package struct Choice: Hashable, Sendable {
        package let entry: Entry
        /// The path of its file.
        package let file: String
        /// Whether the image is for the other direction of languages, so that it is drawn as in a mirror.
        package let isMirrored: Bool
    }

    /// The values of `template-rendering-intent`.
    package enum RenderingIntent: String, Hashable, Sendable {
        case original, template
    }

    /// The name, after those of the folders that are a namespace.
    package let name: String
    /// The path of the folder.
    package let path: String
    package let renderingIntent: RenderingIntent?
    /// Whether an image of vectors is drawn as such in every size.
    package let preservesVectors: Bool
    package let entries: [Entry]

    /// The image under given traits; `nil` if there is none for them.
    package func image(for traits: AssetTraits) -> Choice? {
        let best = entries.filter { $0.file != nil }.preferred { entry in
            entry.conditions.rank(for: traits).map { $0 + [scaleRank(of: entry, for: traits.scale)] }
        }
        guard let best, let file = best.file else { return nil }
        let direction = best.conditions.direction
        return Choice(entry: best, file: file, isMirrored: direction != nil && direction != traits.direction)
    }

    /// The same scale, an image for all, the next larger one, and the next smaller one, in this order.
    private func scaleRank(of entry: Entry, for scale: Int) -> Int {
        guard let own = entry.scale else { return 1 }
        return own == scale ? 0 : own > scale ? 1 + own - scale : 100 + scale - own
    }
}

/// The parts of an image that are repeated or stretched if it is larger than its file: the values of `resizing`.
package struct ImageResizing: Hashable, Sendable {
    /// The values of `mode`.
    package enum Mode: String, Hashable, Sendable {
        case nineParts = "9-part"
        case threePartsHorizontal = "3-part-horizontal"
        case threePartsVertical = "3-part-vertical"
    }

    /// The ways in which the center is enlarged.
    package enum Center: String, Hashable, Sendable {
        case tile, stretch, fill
    }

    package let mode: Mode
    package let center: Center
    /// The widths and heights of the parts at the edges, in pixels of the file.
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double
    /// The size of the center; `nil` for all between the parts at the edges.
    package let centerWidth: Double?
    package let centerHeight: Double?
}
