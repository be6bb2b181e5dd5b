/// The symbols that are a character of the font of texts.
enum SymbolCharacters {
    static let characters: [String: String] = [
        "asterisk": "*", "australsign": "₳", "bahtsign": "฿", "bitcoinsign": "₿", "cedisign": "₵",
        "centsign": "¢",
        "character": "A", "coloncurrencysign": "₡", "cruzeirosign": "₢", "dollarsign": "$", "dongsign": "₫",
        "eurosign": "€", "florinsign": "ƒ", "francsign": "₣", "guaranisign": "₲", "hryvniasign": "₴",
        "indianrupeesign": "₹", "kipsign": "₭", "larisign": "₾", "lirasign": "₤", "manatsign": "₼",
        "millsign": "₥",
        "nairasign": "₦", "pesetasign": "₧", "pesosign": "₱", "rublesign": "₽", "rupeesign": "₨",
        "shekelsign": "₪", "sterlingsign": "£", "tengesign": "₸", "tugriksign": "₮", "turkishlirasign": "₺",
        "wonsign": "₩", "yensign": "¥", "section": "§", "notequal": "≠", "plusminus": "±", "percent": "%",
        "greaterthan": ">", "lessthan": "<", "greaterthanorequalto": "≥", "lessthanorequalto": "≤",
        "sum": "∑",
        "pi": "π", "infinity": "∞", "numero.sign": "№",
    ]
}
