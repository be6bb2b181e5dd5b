import ButtonRendering

extension QueryProperty {
    /// A setting of the environment, or `nil` if the picture leaves it to its viewer.
    ///
    /// `base` is the setting of a viewer without preferences.
    static func orViewerChoice<Setting>(
        _ setting: any WritableKeyPath<ButtonRequest, Setting> & Sendable,
        choice: ViewerChoices,
        base: Setting
    ) -> QueryProperty where Value == Setting?, Setting: Sendable {
        let setting = QueryProperty<Setting>.request(setting)
        return QueryProperty(
            get: { $0.request.presentation.viewerChoices.contains(choice) ? nil : setting.get($0) },
            set: { value, values in
                setting.set(value ?? base, &values)
                if value == nil {
                    values.request.presentation.viewerChoices.insert(choice)
                } else {
                    values.request.presentation.viewerChoices.remove(choice)
                }
            }
        )
    }
}
