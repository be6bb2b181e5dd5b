/// Which view the copies of one property belong to, once a body has asked.
///
/// A view is a value, and so are its properties; closures take copies of them along. What all copies share is
/// this. A view that stands in two places has one, which then says where it was lowered last.
final class StateOwner {
    var key: StateStorage.Key?
}
