import StyleRuntime
import ViewEngine

// The mode in which a list is edited.
extension Bridge {
    mutating func addEditModes() {
        // By hand, because the value is a binding.
        environmentValue("editMode", at: \EnvironmentValues.editMode)
    }
}

extension EditMode: EngineValue { static var engineType: EngineType { .editMode } }
