import ButtonRendering
import ViewEngine

extension FindingCondition {
    /// The values of a query for the picture in the condition.
    func values(of query: ButtonQuery) -> QueryValues {
        var values = query.values
        let isOfStates = values.request.button.control.style.content == nil || state != .normal
        values.request = request(for: values.request)
        if !isOfStates { values.request.button.view.controls = nil }
        values.request.presentation.viewerChoices = .motion
        values.listsSystemColors = false
        values.request.presentation.overlay = .findings
        return values
    }

    /// The address of the picture in the condition.
    func url(of query: ButtonQuery, parameters: ParameterList, context: ParameterContext) -> String {
        let values = values(of: query)
        let given = parameters.parameters.filter { parameter in
            !parameter.isDelivery && parameter.unavailability(context) == nil
                && !parameter.isDefault(values, context)
        }
        return ButtonQuery(values, given: given, in: context).url
    }
}
