/// The code points of the glyphs of CupertinoIcons.ttf for more symbols, written by a rule: the names of Framework7 are
/// those of SF with underscores and without `and`; comments name the others.
extension SymbolTable {
    static let moreCupertino: [String: UInt32] = [
        "alt": 0xF4D7,
        "ant": 0xF4D8,
        "ant.circle": 0xF4D9,
        "ant.circle.fill": 0xF4DA,
        "ant.fill": 0xF4DB,
        "antenna.radiowaves.left.and.right": 0xF4DC,
        "app": 0xF4DD,
        "app.badge": 0xF4DE,
        "app.badge.fill": 0xF4DF,
        "app.fill": 0xF4E0,
        "arrow.2.circlepath.circle": 0xF4E4,
        "arrow.2.circlepath.circle.fill": 0xF4E5,
        "arrow.2.squarepath": 0xF4E6,
        "arrow.3.trianglepath": 0xF4E7,
        "arrow.branch": 0xF4E8,
        "arrow.clockwise.circle.fill": 0xF49C,
        "arrow.counterclockwise.circle": 0xF4E9,
        "arrow.counterclockwise.circle.fill": 0xF4EA,
        "arrow.down.doc": 0xF4ED,
        "arrow.down.doc.fill": 0xF4EE,
        "arrow.down.document": 0xF4ED,  // arrow_down_doc
        "arrow.down.document.fill": 0xF4EE,  // arrow_down_doc_fill
        "arrow.down.left": 0xF4EF,
        "arrow.down.left.circle": 0xF4F0,
        "arrow.down.left.circle.fill": 0xF4F1,
        "arrow.down.left.square": 0xF4F2,
        "arrow.down.left.square.fill": 0xF4F3,
        "arrow.down.right": 0xF4F4,
        "arrow.down.right.and.arrow.up.left": 0xF37D,  // uF37D
        "arrow.down.right.circle": 0xF4F5,
        "arrow.down.right.circle.fill": 0xF4F6,
        "arrow.down.right.square": 0xF4F7,
        "arrow.down.right.square.fill": 0xF4F8,
        "arrow.down.square": 0xF4F9,
        "arrow.down.square.fill": 0xF4FA,
        "arrow.down.to.line.alt": 0xF4FC,
        "arrow.down.to.line.compact": 0xF4FC,  // arrow_down_to_line_alt
        "arrow.left.and.right": 0xF500,
        "arrow.left.and.right.circle": 0xF501,
        "arrow.left.and.right.circle.fill": 0xF502,
        "arrow.left.and.right.square": 0xF503,
        "arrow.left.and.right.square.fill": 0xF504,
        "arrow.left.arrow.right": 0xF50B,  // arrow_right_arrow_left
        "arrow.left.arrow.right.circle": 0xF50C,  // arrow_right_arrow_left_circle
        "arrow.left.arrow.right.circle.fill": 0xF50D,  // arrow_right_arrow_left_circle_fill
        "arrow.left.arrow.right.square": 0xF50E,  // arrow_right_arrow_left_square
        "arrow.left.arrow.right.square.fill": 0xF50F,  // arrow_right_arrow_left_square_fill
        "arrow.left.square": 0xF505,
        "arrow.left.square.fill": 0xF506,
        "arrow.left.to.line": 0xF507,
        "arrow.left.to.line.alt": 0xF508,
        "arrow.left.to.line.compact": 0xF508,  // arrow_left_to_line_alt
        "arrow.merge": 0xF509,
        "arrow.right.arrow.left": 0xF50B,
        "arrow.right.arrow.left.circle": 0xF50C,
        "arrow.right.arrow.left.circle.fill": 0xF50D,
        "arrow.right.arrow.left.square": 0xF50E,
        "arrow.right.arrow.left.square.fill": 0xF50F,
        "arrow.right.square": 0xF512,
        "arrow.right.square.fill": 0xF513,
        "arrow.right.to.line": 0xF514,
        "arrow.right.to.line.alt": 0xF515,
        "arrow.right.to.line.compact": 0xF515,  // arrow_right_to_line_alt
        "arrow.swap": 0xF516,
        "arrow.triangle.2.circlepath.circle.fill": 0xF4E5,  // arrow_2_circlepath_circle_fill
        "arrow.triangle.branch": 0xF4E8,  // arrow_branch
        "arrow.triangle.merge": 0xF509,  // arrow_merge
        "arrow.triangle.swap": 0xF516,  // arrow_swap
        "arrow.triangle.turn.up.right.diamond": 0xF537,  // arrow_up_right_diamond
        "arrow.triangle.turn.up.right.diamond.fill": 0xF538,  // arrow_up_right_diamond_fill
        "arrow.turn.down.left": 0xF517,
        "arrow.turn.down.right": 0xF518,
        "arrow.turn.left.down": 0xF519,
        "arrow.turn.left.up": 0xF51A,
        "arrow.turn.right.down": 0xF51B,
        "arrow.turn.right.up": 0xF51C,
        "arrow.turn.up.left": 0xF51D,
        "arrow.turn.up.right": 0xF51E,
        "arrow.up.and.down": 0xF52A,
        "arrow.up.and.down.circle": 0xF52B,
        "arrow.up.and.down.circle.fill": 0xF52C,
        "arrow.up.and.down.square": 0xF52D,
        "arrow.up.and.down.square.fill": 0xF52E,
        "arrow.up.arrow.down.circle": 0xF520,
        "arrow.up.arrow.down.circle.fill": 0xF521,
        "arrow.up.arrow.down.square": 0xF522,
        "arrow.up.arrow.down.square.fill": 0xF523,
        "arrow.up.bin": 0xF524,
        "arrow.up.bin.fill": 0xF525,
        "arrow.up.doc": 0xF528,
        "arrow.up.doc.fill": 0xF529,
        "arrow.up.document": 0xF528,  // arrow_up_doc
        "arrow.up.document.fill": 0xF529,  // arrow_up_doc_fill
        "arrow.up.left": 0xF52F,
        "arrow.up.left.and.arrow.down.right": 0xF386,
        "arrow.up.left.arrow.down.right": 0xF386,
        "arrow.up.left.circle": 0xF530,
        "arrow.up.left.circle.fill": 0xF531,
        "arrow.up.left.square": 0xF532,
        "arrow.up.left.square.fill": 0xF533,
        "arrow.up.right.circle": 0xF535,
        "arrow.up.right.circle.fill": 0xF536,
        "arrow.up.right.diamond": 0xF537,
        "arrow.up.right.diamond.fill": 0xF538,
        "arrow.up.right.square": 0xF539,
        "arrow.up.right.square.fill": 0xF53A,
        "arrow.up.square": 0xF53B,
        "arrow.up.square.fill": 0xF53C,
        "arrow.up.to.line": 0xF53D,
        "arrow.up.to.line.alt": 0xF53E,
        "arrow.up.to.line.compact": 0xF53E,  // arrow_up_to_line_alt
        "arrow.upright.circle": 0xF535,  // arrow_up_right_circle
        "arrow.uturn.down": 0xF53F,
        "arrow.uturn.down.circle": 0xF540,
        "arrow.uturn.down.circle.fill": 0xF541,
        "arrow.uturn.down.square": 0xF542,
        "arrow.uturn.down.square.fill": 0xF543,
        "arrow.uturn.left.circle": 0xF545,
        "arrow.uturn.left.circle.fill": 0xF546,
        "arrow.uturn.left.square": 0xF547,
        "arrow.uturn.left.square.fill": 0xF548,
        "arrow.uturn.right.circle": 0xF54A,
        "arrow.uturn.right.circle.fill": 0xF54B,
        "arrow.uturn.right.square": 0xF54C,
        "arrow.uturn.right.square.fill": 0xF54D,
        "arrow.uturn.up": 0xF54E,
        "arrow.uturn.up.circle": 0xF54F,
        "arrow.uturn.up.circle.fill": 0xF550,
        "arrow.uturn.up.square": 0xF551,
        "arrow.uturn.up.square.fill": 0xF552,
        "arrowshape.turn.up.left.2.fill": 0xF21E,
        "arrowshape.turn.up.left.circle": 0xF553,
        "arrowshape.turn.up.left.circle.fill": 0xF554,
        "arrowshape.turn.up.right.circle": 0xF557,
        "arrowshape.turn.up.right.circle.fill": 0xF558,
        "arrowshape.turn.up.right.fill": 0xF559,
        "arrowtriangle.down": 0xF55A,
        "arrowtriangle.down.circle": 0xF55B,
        "arrowtriangle.down.circle.fill": 0xF55C,
        "arrowtriangle.down.fill": 0xF55D,
        "arrowtriangle.down.square": 0xF55E,
        "arrowtriangle.down.square.fill": 0xF55F,
        "arrowtriangle.left": 0xF560,
        "arrowtriangle.left.circle": 0xF561,
        "arrowtriangle.left.circle.fill": 0xF562,
        "arrowtriangle.left.fill": 0xF563,
        "arrowtriangle.left.square": 0xF564,
        "arrowtriangle.left.square.fill": 0xF565,
        "arrowtriangle.right": 0xF566,
        "arrowtriangle.right.circle": 0xF567,
        "arrowtriangle.right.circle.fill": 0xF568,
        "arrowtriangle.right.fill": 0xF569,
        "arrowtriangle.right.square": 0xF56A,
        "arrowtriangle.right.square.fill": 0xF56B,
        "arrowtriangle.up": 0xF56C,
        "arrowtriangle.up.circle": 0xF56D,
        "arrowtriangle.up.circle.fill": 0xF56E,
        "arrowtriangle.up.fill": 0xF56F,
        "arrowtriangle.up.square": 0xF570,
        "arrowtriangle.up.square.fill": 0xF571,
        "asterisk.circle": 0xF572,
        "asterisk.circle.fill": 0xF573,
        "at.badge.minus": 0xF575,
        "at.badge.plus": 0xF576,
        "at.circle": 0xF8AF,
        "at.circle.fill": 0xF8B0,
        "backward.end": 0xF578,
        "backward.end.alt": 0xF579,
        "backward.end.alt.fill": 0xF57A,
        "badge.plus.radiowaves.right": 0xF57D,
        "bag.badge.minus": 0xF57F,
        "bag.badge.minus.fill": 0xF582,  // bag_fill_badge_minus
        "bag.badge.plus.fill": 0xF583,  // bag_fill_badge_plus
        "bag.fill.badge.minus": 0xF582,
        "bag.fill.badge.plus": 0xF583,
        "bandage.fill": 0xF585,
        "barcode.viewfinder": 0xF587,
        "battery.0": 0xF112,
        "battery.0percent": 0xF112,  // battery_0
        "battery.100": 0xF111,
        "battery.100percent": 0xF111,  // battery_100
        "battery.25": 0xF115,
        "battery.25percent": 0xF115,  // battery_25
        "bed.double": 0xF588,
        "bed.double.fill": 0xF589,
        "bell.circle": 0xF58A,
        "bell.circle.fill": 0xF58B,
        "bell.slash.fill": 0xF58D,
        "bin.xmark": 0xF58E,
        "bin.xmark.fill": 0xF58F,
        "bitcoinsign": 0xF8B2,  // bitcoin
        "bitcoinsign.circle": 0xF8B3,  // bitcoin_circle
        "bitcoinsign.circle.fill": 0xF8B4,  // bitcoin_circle_fill
        "bold.italic.underline": 0xF591,
        "bold.underline": 0xF592,
        "bolt.badge.a": 0xF594,
        "bolt.badge.a.fill": 0xF595,
        "bolt.badge.automatic": 0xF594,  // bolt_badge_a
        "bolt.badge.automatic.fill": 0xF595,  // bolt_badge_a_fill
        "bolt.circle.fill": 0xF597,
        "bolt.horizontal": 0xF599,
        "bolt.horizontal.circle": 0xF59A,
        "bolt.horizontal.circle.fill": 0xF59B,
        "bolt.horizontal.fill": 0xF59C,
        "bolt.slash.fill": 0xF59E,
        "book.circle": 0xF59F,
        "book.circle.fill": 0xF5A0,
        "bubble.left.and.bubble.right": 0xF5A4,
        "bubble.left.and.bubble.right.fill": 0xF5A5,
        "bubble.middle.bottom": 0xF5A7,
        "bubble.middle.bottom.fill": 0xF5A8,
        "bubble.middle.top": 0xF5A9,
        "bubble.middle.top.fill": 0xF5AA,
        "bubble.right.fill": 0xF5AC,
        "burn": 0xF5AD,
        "calendar.badge.minus": 0xF5B1,
        "calendar.badge.plus": 0xF5B2,
        "calendar.circle": 0xF5B3,
        "calendar.circle.fill": 0xF5B4,
        "camera.circle": 0xF5B5,
        "camera.on.rectangle": 0xF5B7,
        "camera.on.rectangle.fill": 0xF5B8,
        "camera.viewfinder": 0xF5B9,
        "capslock": 0xF5BA,
        "capslock.fill": 0xF5BB,
        "captions.bubble": 0xF5BE,
        "captions.bubble.fill": 0xF5BF,
        "cart.badge.minus.fill": 0xF5C3,  // cart_fill_badge_minus
        "cart.badge.plus.fill": 0xF5C4,  // cart_fill_badge_plus
        "cart.fill.badge.minus": 0xF5C3,
        "character.bubble": 0xF842,  // t_bubble
        "character.bubble.fill": 0xF843,  // t_bubble_fill
        "character.cursor.ibeam": 0xF855,  // text_cursor
        "character.textbox": 0xF85B,  // textbox
        "chart.pie.fill": 0xF5C8,
        "checkmark.rectangle": 0xF5C9,
        "checkmark.rectangle.fill": 0xF5CA,
        "chevron.compact.down": 0xF5D1,
        "chevron.compact.left": 0xF5D2,
        "chevron.compact.right": 0xF5D3,
        "chevron.compact.up": 0xF5D4,
        "chevron.down.circle.fill": 0xF5D7,
        "chevron.down.square": 0xF5D8,
        "chevron.down.square.fill": 0xF5D9,
        "chevron.left.2": 0xF5DA,
        "chevron.left.circle.fill": 0xF5DC,
        "chevron.left.slash.chevron.right": 0xF5DD,
        "chevron.left.square": 0xF5DE,
        "chevron.left.square.fill": 0xF5DF,
        "chevron.right.2": 0xF5E0,
        "chevron.right.square": 0xF5E3,
        "chevron.right.square.fill": 0xF5E4,
        "chevron.up.circle": 0xF5E7,
        "chevron.up.circle.fill": 0xF5E8,
        "chevron.up.square": 0xF5E9,
        "chevron.up.square.fill": 0xF5EA,
        "circle.bottomthird.split": 0xF5EB,
        "circle.grid.3x3": 0xF5EC,
        "circle.grid.3x3.fill": 0xF5ED,
        "circle.grid.hex": 0xF5EE,
        "circle.grid.hex.fill": 0xF5EF,
        "circle.hexagongrid": 0xF5EE,  // circle_grid_hex
        "circle.hexagongrid.fill": 0xF5EF,  // circle_grid_hex_fill
        "circle.inset.filled": 0xF6D3,  // largecircle_fill_circle
        "circle.lefthalf.fill": 0xF5F0,
        "circle.lefthalf.filled": 0xF5F0,  // circle_lefthalf_fill
        "circle.righthalf.fill": 0xF5F1,
        "circle.righthalf.filled": 0xF5F1,  // circle_righthalf_fill
        "clear.fill": 0xF5F3,
        "cloud.bolt": 0xF5F5,
        "cloud.bolt.fill": 0xF5F6,
        "cloud.bolt.rain": 0xF5F7,
        "cloud.bolt.rain.fill": 0xF5F8,
        "cloud.drizzle": 0xF5F9,
        "cloud.drizzle.fill": 0xF5FA,
        "cloud.fog": 0xF5FC,
        "cloud.fog.fill": 0xF5FD,
        "cloud.hail": 0xF5FE,
        "cloud.hail.fill": 0xF5FF,
        "cloud.heavyrain": 0xF600,
        "cloud.heavyrain.fill": 0xF601,
        "cloud.moon": 0xF602,
        "cloud.moon.bolt": 0xF603,
        "cloud.moon.bolt.fill": 0xF604,
        "cloud.moon.fill": 0xF605,
        "cloud.moon.rain": 0xF606,
        "cloud.moon.rain.fill": 0xF607,
        "cloud.rain": 0xF608,
        "cloud.rain.fill": 0xF609,
        "cloud.sleet": 0xF60A,
        "cloud.sleet.fill": 0xF60B,
        "cloud.snow": 0xF60C,
        "cloud.snow.fill": 0xF60D,
        "cloud.sun": 0xF60E,
        "cloud.sun.bolt": 0xF60F,
        "cloud.sun.bolt.fill": 0xF610,
        "cloud.sun.fill": 0xF611,
        "cloud.sun.rain": 0xF612,
        "cloud.sun.rain.fill": 0xF613,
        "crop": 0xF618,
        "crop.rotate": 0xF619,
        "cube.box.fill": 0xF61C,
        "cube.fill": 0xF61D,
        "cursor.rays": 0xF61E,
        "cursorarrow.rays": 0xF61E,  // cursor_rays
        "decrease.indent": 0xF61F,
        "decrease.quotelevel": 0xF620,
        "delete.right": 0xF623,
        "delete.right.fill": 0xF624,
        "dial": 0xF626,
        "dial.fill": 0xF627,
        "dial.low": 0xF626,  // dial
        "dial.low.fill": 0xF627,  // dial_fill
        "divide.circle": 0xF629,
        "divide.circle.fill": 0xF62A,
        "divide.square": 0xF62B,
        "divide.square.fill": 0xF62C,
        "doc.append": 0xF62E,
        "doc.circle": 0xF62F,
        "doc.circle.fill": 0xF630,
        "doc.on.clipboard.fill": 0xF633,
        "doc.plaintext": 0xF636,
        "doc.richtext": 0xF637,
        "doc.text.magnifyingglass": 0xF63A,  // doc_text_search
        "doc.text.viewfinder": 0xF63B,
        "doc.viewfinder": 0xF63B,  // doc_text_viewfinder
        "dock.rectangle": 0xF7A3,  // rectangle_dock
        "document": 0xF62D,  // doc
        "document.circle": 0xF62F,  // doc_circle
        "document.circle.fill": 0xF630,  // doc_circle_fill
        "document.fill": 0xF631,  // doc_fill
        "document.on.clipboard": 0xF632,  // doc_on_clipboard
        "document.on.clipboard.fill": 0xF633,  // doc_on_clipboard_fill
        "document.on.document": 0xF634,  // doc_on_doc
        "document.on.document.fill": 0xF635,  // doc_on_doc_fill
        "document.text.magnifyingglass": 0xF63A,  // doc_text_search
        "dot.circle": 0xF7E1,  // smallcircle_fill_circle
        "dot.circle.fill": 0xF7E2,  // smallcircle_fill_circle_fill
        "dot.radiowaves.left.and.right": 0xF63C,
        "dot.radiowaves.right": 0xF63D,
        "dot.square": 0xF63E,
        "dot.square.fill": 0xF63F,
        "drop.triangle": 0xF640,
        "drop.triangle.fill": 0xF641,
        "ear": 0xF642,
        "eject": 0xF643,
        "eject.fill": 0xF644,
        "ellipses.bubble": 0xF645,
        "ellipses.bubble.fill": 0xF646,
        "ellipsis.bubble": 0xF645,  // ellipses_bubble
        "ellipsis.bubble.fill": 0xF646,  // ellipses_bubble_fill
        "envelope.badge.fill": 0xF64A,
        "envelope.circle": 0xF64B,
        "envelope.circle.fill": 0xF64C,
        "envelope.open.fill": 0xF64E,
        "equal.circle": 0xF650,
        "equal.circle.fill": 0xF651,
        "equal.square": 0xF652,
        "equal.square.fill": 0xF653,
        "escape": 0xF654,
        "eurosign": 0xF8EC,  // money_euro
        "eurosign.circle.fill": 0xF8EE,  // money_euro_circle_fill
        "exclamationmark.bubble": 0xF656,
        "exclamationmark.bubble.fill": 0xF657,
        "exclamationmark.octagon": 0xF65A,
        "exclamationmark.octagon.fill": 0xF65B,
        "exclamationmark.shield": 0xF65C,
        "exclamationmark.shield.fill": 0xF65D,
        "exclamationmark.square": 0xF65E,
        "exclamationmark.square.fill": 0xF65F,
        "eyedropper.full": 0xF665,
        "eyedropper.halffull": 0xF666,
        "eyeglasses": 0xF667,
        "f.cursive": 0xF668,
        "f.cursive.circle": 0xF669,
        "f.cursive.circle.fill": 0xF66A,
        "face.smiling.inverse": 0xF7E4,  // smiley_fill
        "film.fill": 0xF66C,
        "flag.circle": 0xF66D,
        "flag.circle.fill": 0xF66E,
        "flag.slash": 0xF670,
        "flag.slash.fill": 0xF671,
        "flowchart": 0xF674,
        "flowchart.fill": 0xF675,
        "folder.badge.minus": 0xF676,
        "folder.badge.minus.fill": 0xF67B,  // folder_fill_badge_minus
        "folder.badge.person.crop": 0xF677,
        "folder.badge.person.crop.fill": 0xF67C,  // folder_fill_badge_person_crop
        "folder.badge.plus.fill": 0xF67D,  // folder_fill_badge_plus
        "folder.circle": 0xF679,
        "folder.circle.fill": 0xF67A,
        "folder.fill.badge.minus": 0xF67B,
        "folder.fill.badge.person.crop": 0xF67C,
        "folder.fill.badge.plus": 0xF67D,
        "forward.end": 0xF67F,
        "forward.end.alt": 0xF680,
        "forward.end.alt.fill": 0xF681,
        "function": 0xF684,
        "fx": 0xF685,
        "gauge": 0xF686,
        "gauge.badge.minus": 0xF687,
        "gauge.badge.plus": 0xF688,
        "gauge.with.dots.needle.67percent": 0xF7F5,  // speedometer
        "gauge.with.dots.needle.bottom.50percent": 0xF686,  // gauge
        "gauge.with.dots.needle.bottom.50percent.badge.minus": 0xF687,  // gauge_badge_minus
        "gauge.with.dots.needle.bottom.50percent.badge.plus": 0xF688,  // gauge_badge_plus
        "gobackward.10": 0xF68F,
        "gobackward.30": 0xF691,
        "gobackward.45": 0xF692,
        "gobackward.60": 0xF693,
        "gobackward.75": 0xF694,
        "gobackward.90": 0xF695,
        "gobackward.minus": 0xF696,
        "goforward.10": 0xF698,
        "goforward.30": 0xF69A,
        "goforward.45": 0xF69B,
        "goforward.60": 0xF69C,
        "goforward.75": 0xF69D,
        "goforward.90": 0xF69E,
        "goforward.plus": 0xF69F,
        "greaterthan": 0xF6A0,
        "greaterthan.circle": 0xF6A1,
        "greaterthan.circle.fill": 0xF6A2,
        "greaterthan.square": 0xF6A3,
        "greaterthan.square.fill": 0xF6A4,
        "grid": 0xF6A5,
        "grid.circle": 0xF6A6,
        "grid.circle.fill": 0xF6A7,
        "guitars": 0xF6A8,
        "hand.draw": 0xF6AB,
        "hand.draw.fill": 0xF6AC,
        "hand.point.left": 0xF6AD,
        "hand.point.left.fill": 0xF6AE,
        "hand.point.right": 0xF6AF,
        "hand.point.right.fill": 0xF6B0,
        "hand.raised.slash": 0xF6B3,
        "hand.raised.slash.fill": 0xF6B4,
        "hare.fill": 0xF6BA,
        "heart.slash.circle": 0xF6BF,
        "heart.slash.circle.fill": 0xF6C0,
        "heart.slash.fill": 0xF6C1,
        "helm": 0xF6C2,
        "hexagon": 0xF6C3,
        "hexagon.fill": 0xF6C4,
        "hifispeaker": 0xF6C5,
        "hifispeaker.fill": 0xF6C6,
        "hourglass": 0xF6C7,
        "hourglass.bottomhalf.fill": 0xF6C8,
        "hourglass.bottomhalf.filled": 0xF6C8,  // hourglass_bottomhalf_fill
        "hourglass.end": 0xF6C9,  // hourglass_tophalf_fill
        "hourglass.start": 0xF6C8,  // hourglass_bottomhalf_fill
        "hourglass.tophalf.fill": 0xF6C9,
        "hourglass.tophalf.filled": 0xF6C9,  // hourglass_tophalf_fill
        "hurricane": 0xF6CB,
        "icloud.and.arrow.down.fill": 0xF8C5,  // cloud_download_fill
        "icloud.and.arrow.up.fill": 0xF8C7,  // cloud_upload_fill
        "increase.indent": 0xF6CC,
        "increase.quotelevel": 0xF6CD,
        "infinity": 0xF449,  // uF449
        "keyboard.chevron.compact.down": 0xF6D2,
        "largecircle.fill.circle": 0xF6D3,
        "lasso": 0xF6D4,
        "leaf.arrow.circlepath": 0xF6D5,
        "leaf.arrow.triangle.circlepath": 0xF6D5,  // leaf_arrow_circlepath
        "lessthan": 0xF6D6,
        "lessthan.circle": 0xF6D7,
        "lessthan.circle.fill": 0xF6D8,
        "lessthan.square": 0xF6D9,
        "lessthan.square.fill": 0xF6DA,
        "light.max": 0xF6DB,
        "light.min": 0xF6DC,
        "lightbulb.slash": 0xF6DF,
        "lightbulb.slash.fill": 0xF6E0,
        "line.3.horizontal.decrease.circle.fill": 0xF6E4,  // line_horizontal_3_decrease_circle_fill
        "line.horizontal.3": 0xF6E1,
        "line.horizontal.3.decrease": 0xF6E2,
        "line.horizontal.3.decrease.circle": 0xF6E3,
        "line.horizontal.3.decrease.circle.fill": 0xF6E4,
        "link.circle.fill": 0xF6E7,
        "list.bullet.below.rectangle": 0xF6E9,
        "list.bullet.indent": 0xF6EA,
        "list.number.rtl": 0xF6ED,
        "location.circle": 0xF6EF,
        "location.circle.fill": 0xF6F0,
        "location.north": 0xF6F2,
        "location.north.fill": 0xF6F3,
        "location.north.line": 0xF6F4,
        "location.north.line.fill": 0xF6F5,
        "location.slash": 0xF6F6,
        "location.slash.fill": 0xF6F7,
        "lock.circle": 0xF6F8,
        "lock.circle.fill": 0xF6F9,
        "lock.open.rotation": 0xF6FD,  // lock_rotation_open
        "lock.rotation": 0xF6FC,
        "lock.rotation.open": 0xF6FD,
        "lock.shield.fill": 0xF6FF,
        "lock.slash": 0xF700,
        "lock.slash.fill": 0xF701,
        "macwindow": 0xF702,
        "memories": 0xF708,
        "memories.badge.minus": 0xF709,
        "memories.badge.plus": 0xF70A,
        "metronome": 0xF70B,
        "mic.circle": 0xF70C,
        "mic.circle.fill": 0xF70D,
        "microphone": 0xF460,  // mic
        "microphone.circle": 0xF70C,  // mic_circle
        "microphone.circle.fill": 0xF70D,  // mic_circle_fill
        "microphone.fill": 0xF461,  // mic_fill
        "microphone.slash.fill": 0xF70E,  // mic_slash_fill
        "minus.forwardslash.plus": 0xF713,  // minus_slash_plus
        "minus.rectangle": 0xF711,
        "minus.rectangle.fill": 0xF712,
        "minus.slash.plus": 0xF713,
        "minus.square": 0xF714,
        "minus.square.fill": 0xF715,
        "moon.circle": 0xF717,
        "moon.circle.fill": 0xF718,
        "moon.stars": 0xF71A,
        "moon.stars.fill": 0xF71B,
        "moon.zzz": 0xF71C,
        "moon.zzz.fill": 0xF71D,
        "multiply.circle": 0xF71F,
        "multiply.circle.fill": 0xF720,
        "multiply.square": 0xF721,
        "multiply.square.fill": 0xF722,
        "music.house": 0xF723,
        "music.house.fill": 0xF724,
        "music.mic": 0xF725,
        "music.microphone": 0xF725,  // music_mic
        "music.note.house": 0xF723,  // music_house
        "music.note.house.fill": 0xF724,  // music_house_fill
        "music.note.tv": 0xF885,  // tv_music_note
        "music.note.tv.fill": 0xF886,  // tv_music_note_fill
        "number.circle": 0xF729,
        "number.circle.fill": 0xF72A,
        "number.square": 0xF72B,
        "number.square.fill": 0xF72C,
        "pano": 0xF730,
        "pano.fill": 0xF731,
        "paragraph": 0xF735,
        "paragraphsign": 0xF735,  // paragraph
        "pause.rectangle": 0xF738,
        "pause.rectangle.fill": 0xF739,
        "pawprint.fill": 0xF479,  // paw
        "pencil.and.ellipsis.rectangle": 0xF73C,
        "pencil.and.outline": 0xF73D,
        "pencil.slash": 0xF73E,
        "person.2.crop.square.stack": 0xF742,  // person_2_square_stack
        "person.2.crop.square.stack.fill": 0xF743,  // person_2_square_stack_fill
        "person.2.square.stack": 0xF742,
        "person.2.square.stack.fill": 0xF743,
        "person.and.person": 0xF740,  // person_2
        "person.and.person.fill": 0xF741,  // person_2_fill
        "person.badge.minus": 0xF744,
        "person.badge.minus.fill": 0xF745,
        "person.badge.plus.fill": 0xF480,
        "person.crop.circle.badge.checkmark": 0xF748,
        "person.crop.circle.badge.checkmark.fill": 0xF74E,  // person_crop_circle_fill_badge_checkmark
        "person.crop.circle.badge.exclam": 0xF749,
        "person.crop.circle.badge.exclamationmark": 0xF749,  // person_crop_circle_badge_exclam
        "person.crop.circle.badge.exclamationmark.fill": 0xF74F,  // person_crop_circle_fill_badge_exclam
        "person.crop.circle.badge.minus": 0xF74A,
        "person.crop.circle.badge.minus.fill": 0xF750,  // person_crop_circle_fill_badge_minus
        "person.crop.circle.badge.plus.fill": 0xF751,  // person_crop_circle_fill_badge_plus
        "person.crop.circle.badge.xmark": 0xF74C,
        "person.crop.circle.badge.xmark.fill": 0xF752,  // person_crop_circle_fill_badge_xmark
        "person.crop.circle.fill.badge.checkmark": 0xF74E,
        "person.crop.circle.fill.badge.exclam": 0xF74F,
        "person.crop.circle.fill.badge.minus": 0xF750,
        "person.crop.circle.fill.badge.plus": 0xF751,
        "person.crop.circle.fill.badge.xmark": 0xF752,
        "person.crop.rectangle": 0xF753,
        "person.crop.rectangle.fill": 0xF754,
        "person.crop.rectangle.stack": 0xF7BD,  // rectangle_stack_person_crop
        "person.crop.rectangle.stack.fill": 0xF7BE,  // rectangle_stack_person_crop_fill
        "person.crop.square": 0xF755,
        "person.crop.square.fill": 0xF756,
        "person.fill.badge.minus": 0xF745,  // person_badge_minus_fill
        "person.fill.badge.plus": 0xF480,  // person_badge_plus_fill
        "personalhotspot": 0xF757,
        "perspective": 0xF758,
        "phone.arrow.down.left": 0xF759,
        "phone.arrow.down.left.fill": 0xF763,  // phone_fill_arrow_down_left
        "phone.arrow.right": 0xF75A,
        "phone.arrow.right.fill": 0xF764,  // phone_fill_arrow_right
        "phone.arrow.up.right": 0xF75B,
        "phone.arrow.up.right.fill": 0xF765,  // phone_fill_arrow_up_right
        "phone.badge.plus": 0xF75C,
        "phone.badge.plus.fill": 0xF766,  // phone_fill_badge_plus
        "phone.circle": 0xF75D,
        "phone.circle.fill": 0xF75E,
        "phone.down": 0xF75F,
        "phone.down.circle": 0xF760,
        "phone.down.circle.fill": 0xF761,
        "phone.fill.arrow.down.left": 0xF763,
        "phone.fill.arrow.right": 0xF764,
        "phone.fill.arrow.up.right": 0xF765,
        "phone.fill.badge.plus": 0xF766,
        "photo.fill.on.rectangle.fill": 0xF769,
        "photo.on.rectangle.fill": 0xF769,  // photo_fill_on_rectangle_fill
        "pianokeys": 0xF8FF,  // piano
        "pin.slash": 0xF76D,
        "pin.slash.fill": 0xF76E,
        "plus.app.fill": 0xF776,
        "plus.bubble": 0xF777,
        "plus.bubble.fill": 0xF778,
        "plus.forwardslash.minus": 0xF77D,  // plus_slash_minus
        "plus.rectangle": 0xF779,
        "plus.rectangle.fill": 0xF77A,
        "plus.rectangle.fill.on.rectangle.fill": 0xF77B,
        "plus.rectangle.on.rectangle": 0xF77C,
        "plus.rectangle.on.rectangle.fill": 0xF77B,  // plus_rectangle_fill_on_rectangle_fill
        "plus.slash.minus": 0xF77D,
        "plus.square.fill.on.square.fill": 0xF780,
        "plus.square.on.square": 0xF781,
        "plus.square.on.square.fill": 0xF780,  // plus_square_fill_on_square_fill
        "plusminus": 0xF782,
        "plusminus.circle": 0xF783,
        "plusminus.circle.fill": 0xF784,
        "projective": 0xF788,
        "purchased": 0xF789,
        "purchased.circle": 0xF78A,
        "purchased.circle.fill": 0xF78B,
        "qrcode.viewfinder": 0xF78D,
        "questionmark.diamond": 0xF791,  // question_diamond
        "questionmark.diamond.fill": 0xF792,  // question_diamond_fill
        "questionmark.square": 0xF793,  // question_square
        "questionmark.square.fill": 0xF794,  // question_square_fill
        "quote.bubble": 0xF795,
        "quote.bubble.fill": 0xF796,
        "radiowaves.left": 0xF797,
        "radiowaves.right": 0xF798,
        "rays": 0xF799,
        "recordingtape": 0xF79A,
        "rectangle.3.group": 0xF79C,  // rectangle_3_offgrid
        "rectangle.3.group.fill": 0xF79D,  // rectangle_3_offgrid_fill
        "rectangle.3.offgrid": 0xF79C,
        "rectangle.3.offgrid.fill": 0xF79D,
        "rectangle.and.arrow.up.right.and.arrow.down.left": 0xF79E,
        "rectangle.and.arrow.up.right.and.arrow.down.left.slash": 0xF79F,
        "rectangle.and.paperclip": 0xF7B2,
        "rectangle.and.pencil.and.ellipsis": 0xF73C,  // pencil_ellipsis_rectangle
        "rectangle.badge.checkmark": 0xF7A0,
        "rectangle.badge.checkmark.fill": 0xF7A6,  // rectangle_fill_badge_checkmark
        "rectangle.badge.xmark": 0xF7A1,
        "rectangle.badge.xmark.fill": 0xF7A7,  // rectangle_fill_badge_xmark
        "rectangle.compress.vertical": 0xF7A2,
        "rectangle.dock": 0xF7A3,
        "rectangle.expand.vertical": 0xF7A4,
        "rectangle.fill.badge.checkmark": 0xF7A6,
        "rectangle.fill.badge.xmark": 0xF7A7,
        "rectangle.fill.on.rectangle.angled.fill": 0xF7A8,
        "rectangle.fill.on.rectangle.fill": 0xF7A9,
        "rectangle.grid.1x2": 0xF7AA,
        "rectangle.grid.1x2.fill": 0xF7AB,
        "rectangle.grid.2x2": 0xF7AC,
        "rectangle.grid.2x2.fill": 0xF7AD,
        "rectangle.grid.3x2": 0xF7AE,
        "rectangle.grid.3x2.fill": 0xF7AF,
        "rectangle.on.rectangle": 0xF7B0,
        "rectangle.on.rectangle.angled": 0xF7B1,
        "rectangle.on.rectangle.angled.fill": 0xF7A8,  // rectangle_fill_on_rectangle_angled_fill
        "rectangle.on.rectangle.fill": 0xF7A9,  // rectangle_fill_on_rectangle_fill
        "rectangle.split.3x1": 0xF7B3,
        "rectangle.split.3x1.fill": 0xF7B4,
        "rectangle.split.3x3": 0xF7B5,
        "rectangle.split.3x3.fill": 0xF7B6,
        "rectangle.stack": 0xF3C9,
        "rectangle.stack.badge.minus": 0xF7B7,
        "rectangle.stack.badge.minus.fill": 0xF7BA,  // rectangle_stack_fill_badge_minus
        "rectangle.stack.badge.person.crop": 0xF7B8,
        "rectangle.stack.badge.person.crop.fill": 0xF7BB,  // rectangle_stack_fill_badge_person_crop
        "rectangle.stack.badge.plus": 0xF7B9,
        "rectangle.stack.badge.plus.fill": 0xF7BC,  // rectangle_stack_fill_badge_plus
        "rectangle.stack.fill": 0xF3CA,
        "rectangle.stack.fill.badge.minus": 0xF7BA,
        "rectangle.stack.fill.badge.person.crop": 0xF7BB,
        "rectangle.stack.fill.badge.plus": 0xF7BC,
        "rectangle.stack.person.crop": 0xF7BD,
        "rectangle.stack.person.crop.fill": 0xF7BE,
        "return": 0xF7C1,
        "rhombus": 0xF7C2,
        "rhombus.fill": 0xF7C3,
        "ring.circle": 0xF7DF,  // smallcircle_circle
        "ring.circle.fill": 0xF7E0,  // smallcircle_circle_fill
        "rotate.left": 0xF7C5,
        "rotate.left.fill": 0xF7C6,
        "rotate.right": 0xF7C7,
        "rotate.right.fill": 0xF7C8,
        "rublesign": 0xF8F2,  // money_rubl
        "rublesign.circle": 0xF8F3,  // money_rubl_circle
        "rublesign.circle.fill": 0xF8F4,  // money_rubl_circle_fill
        "safari": 0xF8CA,  // compass
        "safari.fill": 0xF8CB,  // compass_fill
        "scope": 0xF7CA,
        "scribble": 0xF7CB,
        "selection.pin.in.out": 0xF7CE,
        "shield.lefthalf.fill": 0xF7D1,
        "shield.lefthalf.filled": 0xF7D1,  // shield_lefthalf_fill
        "shield.slash": 0xF7D2,
        "shield.slash.fill": 0xF7D3,
        "shift.fill": 0xF7D5,
        "shippingbox": 0xF61B,  // cube_box
        "shippingbox.fill": 0xF61C,  // cube_box_fill
        "sidebar.right": 0xF7D7,
        "signature": 0xF7D8,
        "skew": 0xF7D9,
        "slash.circle": 0xF7DA,
        "slash.circle.fill": 0xF7DB,
        "sleep": 0xF5EB,  // circle_bottomthird_split
        "slider.horizontal.below.rectangle": 0xF7DD,
        "slowmo": 0xF7DE,
        "smallcircle.circle": 0xF7DF,
        "smallcircle.circle.fill": 0xF7E0,
        "smallcircle.fill.circle": 0xF7E1,
        "smallcircle.fill.circle.fill": 0xF7E2,
        "smallcircle.filled.circle": 0xF7E1,  // smallcircle_fill_circle
        "smallcircle.filled.circle.fill": 0xF7E2,  // smallcircle_fill_circle_fill
        "smiley": 0xF7E3,
        "smiley.fill": 0xF7E4,
        "smoke": 0xF7E5,
        "smoke.fill": 0xF7E6,
        "snowflake": 0xF7E7,  // snow
        "speaker.1": 0xF7EA,
        "speaker.1.fill": 0xF3B7,
        "speaker.2": 0xF7EB,
        "speaker.2.fill": 0xF7EC,
        "speaker.3": 0xF7ED,
        "speaker.3.fill": 0xF3BA,
        "speaker.slash.fill.rtl": 0xF7EF,
        "speaker.slash.rtl": 0xF7F0,
        "speaker.wave.1.fill": 0xF3B7,  // speaker_1_fill
        "speaker.zzz": 0xF7F1,
        "speaker.zzz.fill": 0xF7F2,
        "speaker.zzz.fill.rtl": 0xF7F3,
        "speaker.zzz.rtl": 0xF7F4,
        "speedometer": 0xF7F5,
        "sportscourt": 0xF7F6,
        "sportscourt.fill": 0xF7F7,
        "square.3.layers.3d": 0xF8E6,  // layers_alt
        "square.and.arrow.down.on.square": 0xF7FB,
        "square.and.arrow.down.on.square.fill": 0xF7FC,
        "square.and.arrow.up.on.square.fill": 0xF7FE,
        "square.and.line.vertical.and.square": 0xF80A,
        "square.and.line.vertical.and.square.fill": 0xF80B,
        "square.and.line.vertical.and.square.filled": 0xF80B,  // square_line_vertical_square_fill
        "square.fill.and.line.vertical.and.square": 0xF800,
        "square.fill.and.line.vertical.and.square.fill": 0xF801,
        "square.fill.and.line.vertical.square.fill": 0xF801,
        "square.fill.on.circle.fill": 0xF802,
        "square.fill.on.square.fill": 0xF803,
        "square.filled.and.line.vertical.and.square": 0xF800,  // square_fill_line_vertical_square
        "square.grid.3x2": 0xF806,
        "square.grid.3x2.fill": 0xF807,
        "square.grid.4x3.fill": 0xF808,
        "square.lefthalf.fill": 0xF809,
        "square.lefthalf.filled": 0xF809,  // square_lefthalf_fill
        "square.line.vertical.square.fill.left": 0xF800,  // square_fill_line_vertical_square
        "square.on.circle": 0xF80C,
        "square.on.circle.fill": 0xF802,  // square_fill_on_circle_fill
        "square.on.square": 0xF80D,
        "square.on.square.fill": 0xF803,  // square_fill_on_square_fill
        "square.righthalf.fill": 0xF80E,
        "square.righthalf.filled": 0xF80E,  // square_righthalf_fill
        "square.split.1x2": 0xF80F,
        "square.split.1x2.fill": 0xF810,
        "square.split.2x1": 0xF811,
        "square.split.2x1.fill": 0xF812,
        "square.split.2x2": 0xF813,
        "square.split.2x2.fill": 0xF814,
        "square.stack.3d.down.dottedline": 0xF816,
        "square.stack.3d.down.right": 0xF817,
        "square.stack.3d.down.right.fill": 0xF818,
        "square.stack.3d.forward.dottedline": 0xF816,  // square_stack_3d_down_dottedline
        "square.stack.3d.up": 0xF8E6,  // layers_alt
        "square.stack.3d.up.fill": 0xF81A,
        "square.stack.3d.up.slash": 0xF81B,
        "square.stack.3d.up.slash.fill": 0xF81C,
        "square.stack.fill": 0xF81D,
        "squares.below.rectangle": 0xF81E,
        "star.leadinghalf.filled": 0xF823,  // star_lefthalf_fill
        "star.lefthalf.fill": 0xF823,
        "star.slash.fill": 0xF825,
        "staroflife": 0xF826,
        "staroflife.fill": 0xF827,
        "sterlingsign": 0xF8EF,  // money_pound
        "sterlingsign.circle": 0xF8F0,  // money_pound_circle
        "sterlingsign.circle.fill": 0xF8F1,  // money_pound_circle_fill
        "stop.circle.fill": 0xF82A,
        "stopwatch.fill": 0xF82D,
        "suit.club": 0xF82F,
        "suit.club.fill": 0xF830,
        "suit.diamond": 0xF831,
        "suit.diamond.fill": 0xF832,
        "suit.heart": 0xF833,
        "suit.heart.fill": 0xF834,
        "suit.spade": 0xF835,
        "suit.spade.fill": 0xF836,
        "sum": 0xF837,
        "sun.dust": 0xF838,
        "sun.dust.fill": 0xF839,
        "sun.haze": 0xF83A,
        "sun.haze.fill": 0xF83B,
        "sun.min": 0xF83C,
        "sun.min.fill": 0xF83D,
        "sunrise": 0xF83E,
        "sunrise.fill": 0xF83F,
        "sunset": 0xF840,
        "sunset.fill": 0xF841,
        "t.bubble": 0xF842,
        "t.bubble.fill": 0xF843,
        "table": 0xF844,
        "table.badge.more": 0xF845,
        "table.badge.more.fill": 0xF846,
        "table.fill": 0xF847,
        "tablecells": 0xF844,  // table
        "tablecells.badge.ellipsis": 0xF845,  // table_badge_more
        "tablecells.fill": 0xF847,  // table_fill
        "tablecells.fill.badge.ellipsis": 0xF846,  // table_badge_more_fill
        "tag.circle": 0xF848,
        "tag.circle.fill": 0xF849,
        "text.aligncenter": 0xF84A,
        "text.alignleft": 0xF84B,
        "text.alignright": 0xF84C,
        "text.append": 0xF84D,
        "text.badge.checkmark": 0xF84E,
        "text.badge.minus": 0xF84F,
        "text.badge.plus": 0xF850,
        "text.badge.star": 0xF851,
        "text.badge.xmark": 0xF852,
        "text.chevron.left": 0xF61F,  // decrease_indent
        "text.chevron.right": 0xF6CC,  // increase_indent
        "text.cursor": 0xF855,
        "text.insert": 0xF856,
        "text.justify": 0xF857,
        "text.justify.left": 0xF858,  // text_justifyleft
        "text.justify.right": 0xF859,  // text_justifyright
        "text.justifyleft": 0xF858,
        "text.justifyright": 0xF859,
        "text.page.badge.magnifyingglass": 0xF63A,  // doc_text_search
        "text.quote": 0xF85A,
        "textbox": 0xF85B,
        "textformat.123": 0xF85D,
        "textformat.abc": 0xF85E,
        "textformat.abc.dottedunderline": 0xF85F,
        "textformat.alt": 0xF860,
        "textformat.size": 0xF861,
        "textformat.subscript": 0xF862,
        "textformat.superscript": 0xF863,
        "thermometer": 0xF864,
        "thermometer.medium": 0xF864,  // thermometer
        "thermometer.snowflake": 0xF865,
        "thermometer.snowlake": 0xF865,  // thermometer_snowflake
        "thermometer.sun": 0xF866,
        "ticket.fill": 0xF917,
        "timelapse": 0xF867,
        "tornado": 0xF869,
        "tortoise.fill": 0xF86B,
        "tram.fill": 0xF86C,
        "trash.circle.fill": 0xF86E,
        "trash.slash.fill": 0xF870,
        "tray.2": 0xF872,
        "tray.2.fill": 0xF873,
        "tray.and.arrow.down": 0xF874,
        "tray.and.arrow.down.fill": 0xF875,
        "tray.and.arrow.up": 0xF876,
        "tray.and.arrow.up.fill": 0xF877,
        "tray.full": 0xF879,
        "tray.full.fill": 0xF87A,
        "tree": 0xF91D,
        "triangle.lefthalf.fill": 0xF87D,
        "triangle.lefthalf.filled": 0xF87D,  // triangle_lefthalf_fill
        "triangle.righthalf.fill": 0xF87E,
        "triangle.righthalf.filled": 0xF87E,  // triangle_righthalf_fill
        "tropicalstorm": 0xF87F,
        "tuningfork": 0xF880,
        "tv.circle": 0xF882,
        "tv.circle.fill": 0xF883,
        "tv.fill": 0xF884,
        "tv.music.note": 0xF885,
        "tv.music.note.fill": 0xF886,
        "uiwindow.split.2x1": 0xF887,
        "umbrella.fill": 0xF889,
        "video.circle": 0xF920,  // videocam_circle
        "video.circle.fill": 0xF921,  // videocam_circle_fill
        "view.2d": 0xF88B,
        "view.3d": 0xF88C,
        "viewfinder": 0xF88D,
        "viewfinder.circle": 0xF88E,
        "viewfinder.circle.fill": 0xF88F,
        "volume": 0xF7E9,  // speaker
        "volume.1": 0xF7EA,  // speaker_1
        "volume.1.fill": 0xF3B7,  // speaker_1_fill
        "volume.2": 0xF7EB,  // speaker_2
        "volume.2.fill": 0xF7EC,  // speaker_2_fill
        "volume.3": 0xF7ED,  // speaker_3
        "volume.3.fill": 0xF3BA,  // speaker_3_fill
        "volume.fill": 0xF3B8,  // speaker_fill
        "volume.slash": 0xF7EE,  // speaker_slash
        "volume.slash.fill.rtl": 0xF7EF,  // speaker_slash_fill_rtl
        "volume.slash.rtl": 0xF7F0,  // speaker_slash_rtl
        "volume.zzz": 0xF7F1,  // speaker_zzz
        "volume.zzz.fill": 0xF7F2,  // speaker_zzz_fill
        "wand.and.rays.inverse": 0xF891,
        "wand.and.stars.inverse": 0xF893,
        "wave.3.left": 0xF797,  // radiowaves_left
        "wave.3.right": 0xF798,  // radiowaves_right
        "waveform.circle": 0xF895,
        "waveform.circle.fill": 0xF896,
        "waveform.path": 0xF897,
        "waveform.path.badge.minus": 0xF898,
        "waveform.path.badge.plus": 0xF899,
        "waveform.path.ecg": 0xF89A,
        "wifi.exclamationmark": 0xF89C,
        "wind.snow": 0xF89F,
        "wrench.adjustable": 0xF8A0,  // wrench
        "wrench.adjustable.fill": 0xF8A1,  // wrench_fill
        "xmark.bin": 0xF58E,  // bin_xmark
        "xmark.bin.fill": 0xF58F,  // bin_xmark_fill
        "xmark.octagon.fill": 0xF8A3,
        "xmark.rectangle": 0xF8A4,
        "xmark.rectangle.fill": 0xF8A5,
        "xmark.seal": 0xF8A6,
        "xmark.seal.fill": 0xF8A7,
        "xmark.shield": 0xF8A8,
        "xmark.shield.fill": 0xF8A9,
        "xmark.square.fill": 0xF8AB,
        "yensign": 0xF8F5,  // money_yen
        "yensign.circle": 0xF8F6,  // money_yen_circle
        "yensign.circle.fill": 0xF8F7,  // money_yen_circle_fill
        "zzz": 0xF8AE,
    ]
}
