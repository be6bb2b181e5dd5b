/// Draws a PDF as a PNG; `nil` if it cannot be drawn.
package typealias DocumentDrawer = @Sendable (_ document: [UInt8]) -> [UInt8]?
