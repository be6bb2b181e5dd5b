import StyleRuntime
import ViewEngine

extension KeyPress.Result: EngineValue { static var engineType: EngineType { .keyPressResult } }

extension KeyPress.Result: Replaceable {
    static var replacement: KeyPress.Result { .ignored }
}
