import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addText() {
        initializer("_") { (content: Title) in content.text }
        initializer("_", "format") { (number: Int, style: NumberFormatStyle) in
            Text(verbatim: style.text(number))
        }
        initializer("_", "format") { (number: Double, style: NumberFormatStyle) in
            Text(verbatim: style.text(number))
        }
        function("+", labels: "_", "_") { (first: Text, second: Text) in first + second }
    }
}
