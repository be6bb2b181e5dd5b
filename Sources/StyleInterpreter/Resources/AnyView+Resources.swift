import StyleRuntime
import ViewEngine

extension AnyView {
    /// The view in the accent color and the language of the app, with its images and fonts, where they are known.
    func inResources(of execution: Execution) -> AnyView {
        var view = self
        if let accent = execution.program.accent {
            view = AnyView(view.transformEnvironment(\.accent) { $0 = $0 ?? accent })
        }
        if let images = execution.program.images {
            view = AnyView(view.environment(\.images, images))
        }
        if let fonts = execution.program.fonts {
            view = AnyView(view.environment(\.fonts, fonts))
        }
        if let locale = execution.chosenLocale ?? execution.program.developmentLocale {
            view = AnyView(view.environment(\.locale, locale))
        }
        if let locale = execution.chosenLocale, execution.program.lacksLanguage(locale) {
            view = AnyView(view.approximated(.language))
        }
        return view
    }
}
