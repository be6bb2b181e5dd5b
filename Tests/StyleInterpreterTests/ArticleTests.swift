import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `Styles of the articles, interpreted` {
    @Test(arguments: ArticleComparison.all)
    func `draw and behave as the compiled ones`(article: ArticleComparison) throws {
        let program = try interpret(SourceText(article.source))
        #expect(program.diagnostics.isEmpty)
        #expect(program.standIns.isEmpty)
        let style = try #require(program.styles.first { $0.name == article.name })
        for situation in Situation.all {
            for (name, touches) in comparedTouches {
                let made = try style.makeStyle(arguments: article.arguments)
                let compiled = record(
                    situation.button(article.compiled),
                    touches,
                    until: 10,
                    situation.change
                )
                let interpreted = record(situation.button(made.applied), touches, until: 10, situation.change)
                let comment: Comment = "\(situation), \(name)"
                #expect(made.failure == nil, comment)
                #expect(compiled.updateTimes == interpreted.updateTimes, comment)
                #expect(compiled.actions == interpreted.actions, comment)
                for time in comparedMoments {
                    #expect(compiled.displayList(at: time) == interpreted.displayList(at: time), comment)
                }
            }
        }
    }

    @Test func `differ from compiled ones whose numbers differ`() throws {
        let article = try #require(ArticleComparison.all.first { $0.name == "ScaleButtonStyle" })
        let style = try #require(try interpret(SourceText(article.source)).styles.first)
        let situation = Situation.all[0]
        let made = try style.makeStyle(arguments: ["scaleAmount": .number(0.8)])
        let compiled = record(situation.button(article.compiled), [.down(0)])
        let interpreted = record(situation.button(made.applied), [.down(0)])
        #expect(compiled.displayList(at: 1) != interpreted.displayList(at: 1))
    }
}
