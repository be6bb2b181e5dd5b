public import ViewEngine

extension ButtonPicture {
    /// The buttons inside of a view that states and events are about.
    public enum Buttons: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// One by its number, from 1 in the order of the view.
        case number(Int)
        /// All of them; events happen to one button only.
        case all

        public init(integerLiteral number: Int) {
            self = .number(number)
        }

        /// The spelling in addresses.
        var description: String {
            switch self {
            case .number(let number): String(number)
            case .all: "all"
            }
        }
    }

    /// The picture of a view with several buttons, which has its own size.
    ///
    /// ```swift
    /// let picture = try ButtonPicture(view: Card(), button: 2, state: .pressed)
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view; its size is proposed as that of a preview that fits.
    ///   - buttons: The buttons that the states and the events are about; the whole view is disabled if nil.
    ///   - state: The states of these buttons, all at once.
    ///   - events: The events of an interaction, from the center of the button.
    ///   - title: The accessible name; by default the text that the view shows.
    ///   - environment: The settings of the system and of the user.
    ///   - parameters: Further parameters of the service's addresses for views, as `["width": "200"]`.
    ///   - name: The name of the view, which is part of the ids in a sheet.
    ///   - fonts: The fonts; by default those that are installed.
    /// - Throws: `InstalledFonts.MissingFontError` if there are no fonts, `PictureError` if the service does not accept
    ///   a value, such as the number of a button that is not there.
    public init<Content: View>(
        view: Content,
        button buttons: Buttons? = nil,
        state: State = .normal,
        events: [InteractionEvent] = [],
        title: String? = nil,
        environment: ViewEnvironment = ViewEnvironment(),
        parameters: [String: String] = [:],
        name: String = "View",
        fonts: InstalledFonts? = nil
    ) throws {
        var parameters = parameters
        if let buttons { parameters["button"] = buttons.description }
        try self.init(
            content: .presented(AnyView(view)),
            name: name,
            title: title,
            settings: PictureSettings(state: state, events: events, environment: environment),
            parameters: parameters,
            fonts: fonts
        )
    }
}
