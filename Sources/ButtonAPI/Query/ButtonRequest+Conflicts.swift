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
        if isMoment, button.view.controls == .all {
            throw .conflict(parameter: "button", value: "all", .eventsOfAllControls)
        }
        try checkStyles()
        try checkRoles()
        if control.kind == .editButton, button.hasOwnLabel {
            throw .conflict(parameter: "control", value: "editButton", .editButtonWithLabel)
        }
        if let radius = control.cornerRadius, let conflict = control.conflictOfCornerRadius {
            throw .conflict(parameter: "cornerRadius", value: radius.shortDescription, conflict)
        }
    }
}

extension ButtonRequest {
    /// Throws if one of the styles came with a later system than that of the picture.
    private func checkStyles() throws(QueryError) {
        func check(_ style: CatalogEntry, of parameter: Parameter) throws(QueryError) {
            guard !style.systems.contains(environment.system) else { return }
            throw .conflict(
                parameter: parameter.name,
                value: style.reference,
                .styleAddedLater(style: style.displayName, availability: style.availability)
            )
        }
        for neighbor in button.control.neighbors { try check(neighbor.style, of: Parameters.beside) }
        if let style = button.control.containerStyle { try check(style, of: Parameters.containerStyle) }
    }

    /// Throws if a button has a role that the system or the control lacks.
    private func checkRoles() throws(QueryError) {
        let control = button.control
        if let role = control.role {
            let name = Parameters.roles.encode(role)
            if let conflict = conflict(of: role) { throw .conflict(parameter: "role", value: name, conflict) }
            if control.kind != .button {
                let kind = Parameters.control.spelling(QueryValues(request: self))
                throw .conflict(parameter: "control", value: kind, .controlWithRole(control.kind))
            }
        }
        for neighbor in control.neighbors {
            guard case .own(let role?) = neighbor.role else { continue }
            if let conflict = conflict(of: role)
                ?? (control.kind == .button ? nil : .controlWithRole(control.kind))
            {
                throw .conflict(parameter: "beside", value: neighbor.spelling, conflict)
            }
        }
    }

    private func conflict(of role: ButtonRole) -> Conflict? {
        switch role {
        case .close, .confirm: environment.system == .iOS26 ? nil : .roleOfIOS26
        default: nil
        }
    }
}

extension ButtonSpecification {
    /// Whether the label is more than a title.
    fileprivate var hasOwnLabel: Bool {
        label.systemImage != nil || label.demo != .title || font != nil
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
