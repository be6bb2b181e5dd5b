import Testing
import ViewEngine

@Suite struct `A number in words` {
    @Test(arguments: [
        (0, "zero"), (7, "seven"), (13, "thirteen"), (40, "forty"), (42, "forty-two"), (100, "one hundred"),
        (123, "one hundred twenty-three"), (1_001, "one thousand one"), (-5, "minus five"),
        (1_234_567, "one million two hundred thirty-four thousand five hundred sixty-seven"),
    ])
    func `is as it is spoken`(number: Int, text: String) {
        #expect(NumberWords.text(number) == text)
    }

    @Test func `has words for each integer`() {
        #expect(NumberWords.text(.max).hasPrefix("nine quintillion two hundred twenty-three quadrillion"))
        #expect(NumberWords.text(.min).hasPrefix("minus nine quintillion"))
    }

    @Test(arguments: [
        (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
        (21, "21st"),
        (112, "112th"), (1_002, "1,002nd"), (0, "0th"), (-1, "-1st"),
    ])
    func `has a rank`(number: Int, text: String) {
        #expect(NumberWords.ordinal(number) == text)
    }
}
