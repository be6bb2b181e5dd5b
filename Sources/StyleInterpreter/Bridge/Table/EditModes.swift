import ViewEngine

// The mode in which a list is edited.
extension Bridge {
    mutating func addEditModes() {
        add(EditMode.self, "Hashable")
        constants(
            EditMode.typeName,
            ["inactive": EditMode.inactive, "transient": .transient, "active": .active],
            areAllCases: true
        )
        property(EditMode.typeName, "isEditing") { (mode: EditMode) in mode.isEditing }
        // By hand, because the value is a binding.
        environmentValue("editMode", \EnvironmentValues.editMode)
    }
}

extension EditMode: EngineValue { static var engineType: EngineType { .editMode } }
