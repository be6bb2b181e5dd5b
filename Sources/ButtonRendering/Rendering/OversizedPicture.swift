package import Graphics
import ViewEngine

/// The error of a style whose picture is larger than any button, or has a size that is not a number.
package struct OversizedPicture: Error, CustomStringConvertible {
    /// The size of the picture in points.
    let size: CGSize

    /// The greatest width and height of a picture in points; a button on the largest display is not as large.
    static let limit: CGFloat = 10_000

    /// Notes the error if a style of a user paints beyond the limit; returns whether the job has no error.
    package static func check(_ bounds: CGRect) -> Bool {
        guard let evaluation = BodyEvaluation.current else { return true }
        if !allows(bounds.size) { evaluation.fail(OversizedPicture(size: bounds.size)) }
        return evaluation.outcome.error == nil
    }

    /// Notes an error if a style of a user paints so far away that its pixels take seconds, even if a clip hides them;
    /// returns whether the job has no error.
    package static func check(pixelsOf content: DisplayList) -> Bool {
        guard let evaluation = BodyEvaluation.current else { return true }
        if !content.isDrawn(within: DistantContent.limit) { evaluation.fail(DistantContent()) }
        return evaluation.outcome.error == nil
    }

    /// Whether a picture may have a size.
    private static func allows(_ size: CGSize) -> Bool {
        // False for a length that is not a number, too.
        abs(size.width) <= limit && abs(size.height) <= limit
    }

    package var description: String {
        "the style draws \(Self.text(size.width)) × \(Self.text(size.height)) points; at most \(Self.text(Self.limit)) each are drawn"
    }

    private static func text(_ length: CGFloat) -> String {
        abs(length) < 1e9 ? "\(Int(length.rounded()))" : "\(length)"
    }
}
