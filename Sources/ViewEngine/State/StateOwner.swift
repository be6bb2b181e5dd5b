/// The owner of a property wrapper, shared by all copies of the wrapper.
///
/// Views and their properties are values, and closures capture copies of them. A view value used in two
/// places has one owner, which holds the key of the place that was lowered last.
final class StateOwner {
    /// Set when a body first reads the property.
    var key: StateStorage.Key?
}
