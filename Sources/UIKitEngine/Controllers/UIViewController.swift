/// The controller of a view that fills the screen.
open class UIViewController {
    /// The title of the view, which no picture shows.
    public var title: String?
    private var loadedView: UIView?
    private var hasAppeared = false

    public init() {}

    /// A controller of an archive, which is one without properties here.
    public required init?(coder: NSCoder) {}

    /// The view, which is made and set up when it is first asked for.
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var view: UIView! {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            loadedView = view
            view.frame = UIScreen.main.bounds
            viewDidLoad()
            return loadedView ?? view
        }
        set { loadedView = newValue }
    }

    /// The view, if it was made.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view if it was not made.
    public func loadViewIfNeeded() { _ = view }

    /// Sets the view.
    open func loadView() { loadedView = UIView() }

    /// Called once after the view was made.
    open func viewDidLoad() {}

    /// Called before the first picture.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called with the first picture.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the views inside are laid out.
    open func viewWillLayoutSubviews() {}

    /// Called after the views inside were laid out.
    open func viewDidLayoutSubviews() {}

    /// Lays the view out, by a function that does so, with the calls around it.
    func layOut(_ layOutViews: () -> Void) {
        if !hasAppeared { viewWillAppear(false) }
        viewWillLayoutSubviews()
        layOutViews()
        viewDidLayoutSubviews()
        if !hasAppeared { viewDidAppear(false) }
        hasAppeared = true
    }
}
