import AppleDesign
import ButtonRendering
import UIKitEngine
import ViewEngine

extension ButtonRequest {
    /// Throws if parameters exclude each other that the style takes one by one.
    func checkConflicts() throws(QueryError) {
        let control = button.control
        if isMoment, button.state.contains(.pressed) {
            throw .conflict(parameter: "state", value: "pressed", .pressedByEvents)
        }
        if let neighbor = control.neighbor, !neighbor.systems.contains(environment.system) {
            throw .conflict(
                parameter: "beside",
                value: neighbor.name,
                .neighborAddedLater(style: neighbor.name, availability: neighbor.availability)
            )
        }
        if control.role == .close || control.role == .confirm, environment.system != .iOS26 {
            throw .conflict(
                parameter: "role",
                value: control.role == .close ? "close" : "confirm",
                .roleOfIOS26
            )
        }
        if control.kind == .link, control.role != nil {
            throw .conflict(parameter: "control", value: "link", .linkWithRole)
        }
        if let radius = control.cornerRadius, let conflict = control.conflictOfCornerRadius {
            throw .conflict(parameter: "cornerRadius", value: radius.shortDescription, conflict)
        }
    }
}

extension ControlSpecification {
    /// The reason why its shape has no corners of a given radius; `nil` if it does.
    fileprivate var conflictOfCornerRadius: Conflict? {
        switch (buttonBorderShape, background.cornerStyle) {
        case (.capsule, _), (.circle, _): .shapeWithoutRadius
        case (_, .capsule), (_, .small), (_, .medium), (_, .large): .cornerStyleWithoutRadius
        case (.automatic, _), (.roundedRectangle, _): nil
        }
    }
}
