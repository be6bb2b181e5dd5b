/// The pictures that Xcode shows beside a source: each view of `previews` is one.
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}
