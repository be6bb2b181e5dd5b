/// The rule of a language that assigns categories to whole numbers (CLDR, plural rules).
enum PluralRule: Sendable {
    /// All numbers are alike.
    case none
    /// 1.
    case one
    /// 0 and 1.
    case zeroAndOne
    /// 1, and the multiples of a million.
    case oneAndMillions
    /// 0 and 1, and the multiples of a million.
    case zeroAndOneAndMillions
    /// 1, and 2.
    case oneAndTwo
    /// Numbers that end in 1, but not in 11.
    case endingInOne
    case arabic, breton, czech, filipino, gaelic, irish, latvian, lithuanian, maltese, manx, polish, romanian
    case russian, serbian, slovenian, tachelhit, tamazight, welsh

    /// The category of a whole number.
    func category(of number: UInt) -> PluralCategory {
        let ten = number % 10
        let hundred = number % 100
        let isMillions = number != 0 && number % 1_000_000 == 0
        switch self {
        case .none: return .other
        case .one: return number == 1 ? .one : .other
        case .zeroAndOne: return number <= 1 ? .one : .other
        case .oneAndMillions: return number == 1 ? .one : isMillions ? .many : .other
        case .zeroAndOneAndMillions: return number <= 1 ? .one : isMillions ? .many : .other
        case .oneAndTwo: return number == 1 ? .one : number == 2 ? .two : .other
        case .endingInOne: return ten == 1 && hundred != 11 ? .one : .other
        case .arabic:
            switch number {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
            }
        case .breton:
            if ten == 1, ![11, 71, 91].contains(hundred) { return .one }
            if ten == 2, ![12, 72, 92].contains(hundred) { return .two }
            let isFew = [3, 4, 9].contains(ten) && ![1, 7, 9].contains(hundred / 10)
            return isFew ? .few : isMillions ? .many : .other
        case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case .filipino: return [4, 6, 9].contains(ten) ? .other : .one
        case .gaelic:
            switch number {
            case 1, 11: return .one
            case 2, 12: return .two
            case 3...10, 13...19: return .few
            default: return .other
            }
        case .irish:
            switch number {
            case 1: return .one
            case 2: return .two
            case 3...6: return .few
            case 7...10: return .many
            default: return .other
            }
        case .latvian:
            if ten == 0 || (11...19).contains(hundred) { return .zero }
            return ten == 1 ? .one : .other
        case .lithuanian:
            if (11...19).contains(hundred) { return .other }
            return ten == 1 ? .one : ten >= 2 ? .few : .other
        case .maltese:
            if number == 1 { return .one }
            if number == 2 { return .two }
            if number == 0 || (3...10).contains(hundred) { return .few }
            return (11...19).contains(hundred) ? .many : .other
        case .manx: return ten == 1 ? .one : ten == 2 ? .two : hundred % 20 == 0 ? .few : .other
        case .polish:
            if number == 1 { return .one }
            return Self.isFew(ten, hundred) ? .few : .many
        case .romanian:
            if number == 1 { return .one }
            return number == 0 || (1...19).contains(hundred) ? .few : .other
        case .russian:
            if ten == 1, hundred != 11 { return .one }
            return Self.isFew(ten, hundred) ? .few : .many
        case .serbian:
            if ten == 1, hundred != 11 { return .one }
            return Self.isFew(ten, hundred) ? .few : .other
        case .slovenian:
            return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case .tachelhit: return number <= 1 ? .one : (2...10).contains(number) ? .few : .other
        case .tamazight: return number <= 1 || (11...99).contains(number) ? .one : .other
        case .welsh:
            switch number {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        }
    }

    /// Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14.
    private static func isFew(_ ten: UInt, _ hundred: UInt) -> Bool {
        (2...4).contains(ten) && !(12...14).contains(hundred)
    }
}
