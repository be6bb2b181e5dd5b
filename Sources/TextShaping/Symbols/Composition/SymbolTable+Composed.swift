extension SymbolTable {
    /// The names of SF Symbols 7 that the grammar of `SymbolRecipe` draws without a drawing of their own.
    ///
    /// The grammar would draw other names as well, such as `heart.slash.badge.plus`; the placeholder tells that SF has no
    /// such symbol. `Generators/SymbolCoverage` writes the list from the names of SF's.
    static let composed: Set<String> = Set(
        """
        0.circle 0.circle.fill 0.square 0.square.fill 00.circle 00.circle.fill 00.square 00.square.fill \
        01.circle 01.circle.fill 01.square 01.square.fill 02.circle 02.circle.fill 02.square \
        02.square.fill 03.circle 03.circle.fill 03.square 03.square.fill 04.circle 04.circle.fill \
        04.square 04.square.fill 05.circle 05.circle.fill 05.square 05.square.fill 06.circle \
        06.circle.fill 06.square 06.square.fill 07.circle 07.circle.fill 07.square 07.square.fill \
        08.circle 08.circle.fill 08.square 08.square.fill 09.circle 09.circle.fill 09.square \
        09.square.fill 1.circle 1.circle.fill 1.magnifyingglass 1.square 1.square.fill \
        10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise 10.circle 10.circle.fill \
        10.square 10.square.fill 11.circle 11.circle.fill 11.square 11.square.fill 12.circle \
        12.circle.fill 12.square 12.square.fill 13.circle 13.circle.fill 13.square 13.square.fill \
        14.circle 14.circle.fill 14.square 14.square.fill 15.arrow.trianglehead.clockwise \
        15.arrow.trianglehead.counterclockwise 15.circle 15.circle.fill 15.square 15.square.fill 16.circle \
        16.circle.fill 16.square 16.square.fill 17.circle 17.circle.fill 17.square 17.square.fill \
        18.circle 18.circle.fill 18.square 18.square.fill 19.circle 19.circle.fill 19.square \
        19.square.fill 2.circle 2.circle.fill 2.square 2.square.fill 20.circle 20.circle.fill 20.square \
        20.square.fill 21.circle 21.circle.fill 21.square 21.square.fill 22.circle 22.circle.fill \
        22.square 22.square.fill 23.circle 23.circle.fill 23.square 23.square.fill 24.circle \
        24.circle.fill 24.square 24.square.fill 25.circle 25.circle.fill 25.square 25.square.fill \
        26.circle 26.circle.fill 26.square 26.square.fill 27.circle 27.circle.fill 27.square \
        27.square.fill 28.circle 28.circle.fill 28.square 28.square.fill 29.circle 29.circle.fill \
        29.square 29.square.fill 3.circle 3.circle.fill 3.square 3.square.fill \
        30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise 30.circle 30.circle.fill \
        30.square 30.square.fill 31.circle 31.circle.fill 31.square 31.square.fill 32.circle \
        32.circle.fill 32.square 32.square.fill 33.circle 33.circle.fill 33.square 33.square.fill \
        34.circle 34.circle.fill 34.square 34.square.fill 35.circle 35.circle.fill 35.square \
        35.square.fill 36.circle 36.circle.fill 36.square 36.square.fill 37.circle 37.circle.fill \
        37.square 37.square.fill 38.circle 38.circle.fill 38.square 38.square.fill 39.circle \
        39.circle.fill 39.square 39.square.fill 4.circle 4.circle.fill 4.square 4.square.fill 40.circle \
        40.circle.fill 40.square 40.square.fill 41.circle 41.circle.fill 41.square 41.square.fill \
        42.circle 42.circle.fill 42.square 42.square.fill 43.circle 43.circle.fill 43.square \
        43.square.fill 44.circle 44.circle.fill 44.square 44.square.fill 45.arrow.trianglehead.clockwise \
        45.arrow.trianglehead.counterclockwise 45.circle 45.circle.fill 45.square 45.square.fill 46.circle \
        46.circle.fill 46.square 46.square.fill 47.circle 47.circle.fill 47.square 47.square.fill \
        48.circle 48.circle.fill 48.square 48.square.fill 49.circle 49.circle.fill 49.square \
        49.square.fill 5.circle 5.circle.fill 5.square 5.square.fill 50.circle 50.circle.fill 50.square \
        50.square.fill 6.circle 6.circle.fill 6.square 6.square.fill 60.arrow.trianglehead.clockwise \
        60.arrow.trianglehead.counterclockwise 7.circle 7.circle.fill 7.square 7.square.fill 8.circle \
        8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill a.circle \
        a.circle.fill a.square a.square.fill accessibility.badge.arrow.up.right accessibility.fill \
        airplane.circle airplane.circle.fill airplane.cloud airplay.video.badge.exclamationmark \
        airplay.video.circle airplay.video.circle.fill airplayvideo.badge.exclamationmark \
        airplayvideo.circle airplayvideo.circle.fill align.horizontal.center.fill \
        align.horizontal.left.fill align.horizontal.right.fill align.vertical.bottom.fill \
        align.vertical.center.fill align.vertical.top.fill antenna.radiowaves.left.and.right.circle \
        antenna.radiowaves.left.and.right.circle.fill antenna.radiowaves.left.and.right.slash \
        antenna.radiowaves.left.and.right.slash.circle antenna.radiowaves.left.and.right.slash.circle.fill \
        app.badge.checkmark app.badge.checkmark.fill app.badge.clock app.badge.clock.fill app.gift \
        app.gift.fill apple.terminal.circle apple.terminal.circle.fill applewatch.badge.checkmark \
        applewatch.badge.exclamationmark applewatch.slash archivebox.circle archivebox.circle.fill \
        arkit.badge.xmark arrow.backward arrow.backward.circle arrow.backward.circle.dotted \
        arrow.backward.circle.fill arrow.backward.square arrow.backward.square.fill arrow.backward.to.line \
        arrow.backward.to.line.circle arrow.backward.to.line.circle.fill arrow.backward.to.line.compact \
        arrow.backward.to.line.square arrow.backward.to.line.square.fill arrow.clockwise.heart \
        arrow.clockwise.heart.fill arrow.clockwise.icloud arrow.clockwise.icloud.fill \
        arrow.clockwise.square arrow.clockwise.square.fill arrow.counterclockwise.icloud \
        arrow.counterclockwise.icloud.fill arrow.counterclockwise.square \
        arrow.counterclockwise.square.fill arrow.down.app arrow.down.app.fill arrow.down.backward \
        arrow.down.backward.and.arrow.up.forward arrow.down.backward.and.arrow.up.forward.circle \
        arrow.down.backward.and.arrow.up.forward.circle.fill \
        arrow.down.backward.and.arrow.up.forward.rectangle \
        arrow.down.backward.and.arrow.up.forward.rectangle.fill \
        arrow.down.backward.and.arrow.up.forward.square \
        arrow.down.backward.and.arrow.up.forward.square.fill arrow.down.backward.circle \
        arrow.down.backward.circle.dotted arrow.down.backward.circle.fill arrow.down.backward.square \
        arrow.down.backward.square.fill arrow.down.circle.badge.pause arrow.down.circle.badge.pause.fill \
        arrow.down.circle.badge.xmark arrow.down.circle.badge.xmark.fill arrow.down.circle.dotted \
        arrow.down.forward arrow.down.forward.and.arrow.up.backward.circle \
        arrow.down.forward.and.arrow.up.backward.circle.fill \
        arrow.down.forward.and.arrow.up.backward.rectangle \
        arrow.down.forward.and.arrow.up.backward.rectangle.fill \
        arrow.down.forward.and.arrow.up.backward.square \
        arrow.down.forward.and.arrow.up.backward.square.fill arrow.down.forward.circle \
        arrow.down.forward.circle.dotted arrow.down.forward.circle.fill arrow.down.forward.square \
        arrow.down.forward.square.fill arrow.down.heart arrow.down.heart.fill \
        arrow.down.left.and.arrow.up.right.circle arrow.down.left.and.arrow.up.right.circle.fill \
        arrow.down.left.and.arrow.up.right.rectangle arrow.down.left.and.arrow.up.right.rectangle.fill \
        arrow.down.left.and.arrow.up.right.square arrow.down.left.and.arrow.up.right.square.fill \
        arrow.down.left.circle.dotted arrow.down.message arrow.down.message.fill \
        arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill \
        arrow.down.right.and.arrow.up.left.rectangle arrow.down.right.and.arrow.up.left.rectangle.fill \
        arrow.down.right.and.arrow.up.left.square arrow.down.right.and.arrow.up.left.square.fill \
        arrow.down.right.circle.dotted arrow.down.to.line.circle arrow.down.to.line.circle.fill \
        arrow.down.to.line.square arrow.down.to.line.square.fill arrow.forward arrow.forward.circle \
        arrow.forward.circle.dotted arrow.forward.circle.fill arrow.forward.folder \
        arrow.forward.folder.fill arrow.forward.square arrow.forward.square.fill arrow.forward.to.line \
        arrow.forward.to.line.circle arrow.forward.to.line.circle.fill arrow.forward.to.line.compact \
        arrow.forward.to.line.square arrow.forward.to.line.square.fill arrow.left.circle.dotted \
        arrow.left.to.line.circle arrow.left.to.line.circle.fill arrow.left.to.line.square \
        arrow.left.to.line.square.fill arrow.right.circle.dotted arrow.right.to.line.circle \
        arrow.right.to.line.circle.fill arrow.right.to.line.square arrow.right.to.line.square.fill \
        arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill \
        arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90 \
        arrow.trianglehead.2.clockwise.rotate.90.circle \
        arrow.trianglehead.2.clockwise.rotate.90.circle.fill \
        arrow.trianglehead.2.clockwise.rotate.90.icloud \
        arrow.trianglehead.2.clockwise.rotate.90.icloud.fill arrow.trianglehead.2.counterclockwise \
        arrow.trianglehead.branch arrow.trianglehead.clockwise arrow.trianglehead.clockwise.heart \
        arrow.trianglehead.clockwise.heart.fill arrow.trianglehead.clockwise.icloud \
        arrow.trianglehead.clockwise.icloud.fill arrow.trianglehead.clockwise.rotate.90 \
        arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.icloud \
        arrow.trianglehead.counterclockwise.icloud.fill arrow.trianglehead.counterclockwise.rotate.90 \
        arrow.trianglehead.merge arrow.trianglehead.swap arrow.trianglehead.turn.up.right.diamond \
        arrow.trianglehead.turn.up.right.diamond.fill arrow.up.backward \
        arrow.up.backward.and.arrow.down.forward.circle \
        arrow.up.backward.and.arrow.down.forward.circle.fill \
        arrow.up.backward.and.arrow.down.forward.rectangle \
        arrow.up.backward.and.arrow.down.forward.rectangle.fill \
        arrow.up.backward.and.arrow.down.forward.square \
        arrow.up.backward.and.arrow.down.forward.square.fill arrow.up.backward.circle \
        arrow.up.backward.circle.dotted arrow.up.backward.circle.fill arrow.up.backward.square \
        arrow.up.backward.square.fill arrow.up.circle.badge.clock arrow.up.circle.dotted arrow.up.folder \
        arrow.up.folder.fill arrow.up.forward arrow.up.forward.and.arrow.down.backward \
        arrow.up.forward.and.arrow.down.backward.circle \
        arrow.up.forward.and.arrow.down.backward.circle.fill \
        arrow.up.forward.and.arrow.down.backward.rectangle \
        arrow.up.forward.and.arrow.down.backward.rectangle.fill \
        arrow.up.forward.and.arrow.down.backward.square \
        arrow.up.forward.and.arrow.down.backward.square.fill arrow.up.forward.app \
        arrow.up.forward.app.fill arrow.up.forward.circle arrow.up.forward.circle.dotted \
        arrow.up.forward.circle.fill arrow.up.forward.square arrow.up.forward.square.fill arrow.up.heart \
        arrow.up.heart.fill arrow.up.left.and.arrow.down.right.circle \
        arrow.up.left.and.arrow.down.right.circle.fill arrow.up.left.and.arrow.down.right.rectangle \
        arrow.up.left.and.arrow.down.right.rectangle.fill arrow.up.left.and.arrow.down.right.square \
        arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.arrow.down.right.circle \
        arrow.up.left.arrow.down.right.circle.fill arrow.up.left.arrow.down.right.square \
        arrow.up.left.arrow.down.right.square.fill arrow.up.left.circle.dotted arrow.up.message \
        arrow.up.message.fill arrow.up.right.and.arrow.down.left.circle \
        arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.rectangle \
        arrow.up.right.and.arrow.down.left.rectangle.fill arrow.up.right.and.arrow.down.left.square \
        arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.circle.dotted \
        arrow.up.to.line.circle arrow.up.to.line.circle.fill arrow.up.to.line.square \
        arrow.up.to.line.square.fill arrow.uturn.backward.circle \
        arrow.uturn.backward.circle.badge.ellipsis arrow.uturn.backward.circle.fill \
        arrow.uturn.backward.square arrow.uturn.backward.square.fill arrow.uturn.forward.circle \
        arrow.uturn.forward.circle.fill arrow.uturn.forward.square arrow.uturn.forward.square.fill \
        arrow.uturn.left.circle.badge.ellipsis arrowshape.backward arrowshape.backward.circle \
        arrowshape.backward.circle.fill arrowshape.backward.fill arrowshape.down arrowshape.down.circle \
        arrowshape.down.circle.fill arrowshape.down.fill arrowshape.forward arrowshape.forward.circle \
        arrowshape.forward.circle.fill arrowshape.forward.fill arrowshape.left arrowshape.left.circle \
        arrowshape.left.circle.fill arrowshape.left.fill arrowshape.right.circle \
        arrowshape.right.circle.fill arrowshape.turn.up.backward arrowshape.turn.up.backward.2.circle \
        arrowshape.turn.up.backward.2.circle.fill arrowshape.turn.up.backward.2.fill \
        arrowshape.turn.up.backward.badge.clock arrowshape.turn.up.backward.badge.clock.fill \
        arrowshape.turn.up.backward.circle arrowshape.turn.up.backward.circle.fill \
        arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.turn.up.forward.circle \
        arrowshape.turn.up.forward.circle.fill arrowshape.turn.up.forward.fill \
        arrowshape.turn.up.left.2.circle arrowshape.turn.up.left.2.circle.fill arrowshape.up \
        arrowshape.up.circle arrowshape.up.circle.fill arrowshape.up.fill arrowtriangle.backward \
        arrowtriangle.backward.circle arrowtriangle.backward.circle.fill arrowtriangle.backward.fill \
        arrowtriangle.backward.square arrowtriangle.backward.square.fill arrowtriangle.forward \
        arrowtriangle.forward.circle arrowtriangle.forward.circle.fill arrowtriangle.forward.fill \
        arrowtriangle.forward.square arrowtriangle.forward.square.fill australsign australsign.circle \
        australsign.circle.fill australsign.square australsign.square.fill b.circle b.circle.fill b.square \
        b.square.fill backpack.circle backpack.circle.fill backward.circle backward.circle.fill \
        backward.end.circle backward.end.circle.fill badge.plus.radiowaves.forward bag.badge.questionmark \
        bag.circle bag.circle.fill bag.fill.badge.questionmark baseball.circle baseball.circle.fill \
        basketball.circle basketball.circle.fill battery.100.circle battery.100.circle.fill \
        battery.100percent.circle battery.100percent.circle.fill beats.headphones \
        bed.double.badge.checkmark bed.double.badge.checkmark.fill bed.double.circle \
        bed.double.circle.fill bell.badge.waveform bell.badge.waveform.fill bell.badge.waveform.slash \
        bell.badge.waveform.slash.fill bell.slash.circle bell.slash.circle.fill bell.square \
        bell.square.fill bicycle.circle bicycle.circle.fill bitcoinsign.square bitcoinsign.square.fill \
        bolt.badge.checkmark bolt.badge.checkmark.fill bolt.badge.clock bolt.badge.clock.fill \
        bolt.badge.xmark bolt.badge.xmark.fill bolt.car.circle bolt.car.circle.fill bolt.horizontal.icloud \
        bolt.horizontal.icloud.fill bolt.shield bolt.shield.fill bolt.slash.circle bolt.slash.circle.fill \
        bolt.square bolt.square.fill bolt.trianglebadge.exclamationmark \
        bolt.trianglebadge.exclamationmark.fill book.badge.plus book.badge.plus.fill book.closed.circle \
        book.closed.circle.fill bookmark.circle bookmark.circle.fill bookmark.slash bookmark.slash.fill \
        bookmark.square bookmark.square.fill briefcase.circle briefcase.circle.fill bubble bubble.circle \
        bubble.circle.fill bubble.fill bubble.left.and.exclamationmark.bubble.right \
        bubble.left.and.exclamationmark.bubble.right.fill bubble.left.circle bubble.left.circle.fill \
        bubble.right.circle bubble.right.circle.fill building.2.fill building.columns.circle \
        building.columns.circle.fill c.circle c.circle.fill c.square c.square.fill calendar.badge \
        calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark calendar.badge.lock \
        camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis camera.badge.ellipsis.fill \
        camera.fill.badge.ellipsis camera.macro.circle camera.macro.circle.fill camera.macro.slash \
        camera.macro.slash.circle camera.macro.slash.circle.fill car.badge.gearshape \
        car.badge.gearshape.fill car.circle car.circle.fill cart.badge.clock cart.badge.clock.fill \
        cart.badge.questionmark cart.circle cart.circle.fill cart.fill.badge.questionmark cedisign \
        cedisign.circle cedisign.circle.fill cedisign.square cedisign.square.fill cellularbars.circle \
        cellularbars.circle.fill centsign centsign.circle centsign.circle.fill centsign.square \
        centsign.square.fill character character.circle character.circle.fill character.square \
        character.square.fill character.textbox.badge.sparkles chart.line.downtrend.xyaxis.circle \
        chart.line.downtrend.xyaxis.circle.fill chart.line.flattrend.xyaxis.circle \
        chart.line.flattrend.xyaxis.circle.fill chart.line.uptrend.xyaxis.circle \
        chart.line.uptrend.xyaxis.circle.fill checkmark.app checkmark.app.fill checkmark.bubble \
        checkmark.bubble.fill checkmark.circle.badge.airplane checkmark.circle.badge.airplane.fill \
        checkmark.circle.badge.plus checkmark.circle.badge.plus.fill checkmark.circle.badge.questionmark \
        checkmark.circle.badge.questionmark.fill checkmark.circle.badge.xmark \
        checkmark.circle.badge.xmark.fill checkmark.circle.dotted \
        checkmark.circle.trianglebadge.exclamationmark checkmark.circle.trianglebadge.exclamationmark.fill \
        checkmark.icloud checkmark.icloud.fill checkmark.message checkmark.message.fill \
        checkmark.rectangle.portrait checkmark.rectangle.portrait.fill checkmark.rectangle.stack \
        checkmark.rectangle.stack.fill chevron.backward chevron.backward.2 chevron.backward.circle \
        chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill \
        chevron.compact.backward chevron.compact.forward chevron.forward chevron.forward.2 \
        chevron.forward.circle chevron.forward.circle.fill chevron.forward.square \
        chevron.forward.square.fill chevron.up.chevron.down.square chevron.up.chevron.down.square.fill \
        circle.badge.checkmark circle.badge.checkmark.fill circle.badge.exclamationmark \
        circle.badge.exclamationmark.fill circle.badge.minus circle.badge.minus.fill circle.badge.plus \
        circle.badge.plus.fill circle.badge.questionmark circle.badge.questionmark.fill circle.badge.xmark \
        circle.badge.xmark.fill circle.circle.fill circle.dashed.rectangle circle.dotted.circle \
        circle.dotted.circle.fill circle.fill.square.fill circle.grid.3x3.circle \
        circle.grid.3x3.circle.fill circle.hexagongrid.circle circle.hexagongrid.circle.fill circle.slash \
        circle.slash.fill circle.square circle.square.fill clear clipboard.fill \
        clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge clock.badge.airplane \
        clock.badge.airplane.fill clock.badge.checkmark clock.badge.checkmark.fill \
        clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.badge.fill \
        clock.badge.questionmark clock.badge.questionmark.fill clock.badge.xmark clock.badge.xmark.fill \
        clock.circle clock.circle.fill cloud.bolt.circle cloud.bolt.circle.fill cloud.bolt.rain.circle \
        cloud.bolt.rain.circle.fill cloud.circle cloud.circle.fill cloud.drizzle.circle \
        cloud.drizzle.circle.fill cloud.fog.circle cloud.fog.circle.fill cloud.hail.circle \
        cloud.hail.circle.fill cloud.heavyrain.circle cloud.heavyrain.circle.fill cloud.moon.bolt.circle \
        cloud.moon.bolt.circle.fill cloud.moon.circle cloud.moon.circle.fill cloud.moon.rain.circle \
        cloud.moon.rain.circle.fill cloud.rain.circle cloud.rain.circle.fill cloud.sleet.circle \
        cloud.sleet.circle.fill cloud.snow.circle cloud.snow.circle.fill cloud.sun.bolt.circle \
        cloud.sun.bolt.circle.fill cloud.sun.circle cloud.sun.circle.fill cloud.sun.rain.circle \
        cloud.sun.rain.circle.fill coloncurrencysign coloncurrencysign.circle \
        coloncurrencysign.circle.fill coloncurrencysign.square coloncurrencysign.square.fill \
        command.circle command.circle.fill command.square command.square.fill \
        contextualmenu.and.cursorarrow creditcard.circle creditcard.circle.fill \
        creditcard.trianglebadge.exclamationmark creditcard.trianglebadge.exclamationmark.fill \
        creditcard.viewfinder cross.case.circle cross.case.circle.fill cruzeirosign cruzeirosign.circle \
        cruzeirosign.circle.fill cruzeirosign.square cruzeirosign.square.fill cube.circle cube.circle.fill \
        curlybraces.square curlybraces.square.fill cursorarrow.click.badge.clock d.circle d.circle.fill \
        d.square d.square.fill delete.backward delete.backward.fill delete.forward delete.forward.fill \
        desktopcomputer.badge.checkmark desktopcomputer.trianglebadge.exclamationmark dial.min \
        dial.min.fill display.trianglebadge.exclamationmark distribute.horizontal.fill \
        distribute.vertical.fill doc.append.fill doc.badge.arrow.up doc.badge.arrow.up.fill \
        doc.badge.clock doc.badge.clock.fill doc.badge.ellipsis doc.badge.gearshape \
        doc.badge.gearshape.fill doc.badge.plus doc.fill.badge.ellipsis doc.fill.badge.plus \
        doc.plaintext.fill doc.richtext.fill doc.text.fill.viewfinder document.badge.arrow.up \
        document.badge.arrow.up.fill document.badge.clock document.badge.clock.fill \
        document.badge.ellipsis document.badge.ellipsis.fill document.badge.gearshape \
        document.badge.gearshape.fill document.badge.plus document.badge.plus.fill document.viewfinder \
        dollarsign.square dollarsign.square.fill dongsign dongsign.circle dongsign.circle.fill \
        dongsign.square dongsign.square.fill door.garage.closed.trianglebadge.exclamationmark \
        dot.circle.viewfinder dot.radiowaves.forward drop.circle drop.circle.fill dryer.circle \
        dryer.circle.fill e.circle e.circle.fill e.square e.square.fill ear.badge.checkmark \
        ear.badge.waveform ear.fill ear.trianglebadge.exclamationmark eject.circle eject.circle.fill \
        ellipsis.circle.badge ellipsis.circle.badge.fill ellipsis.message ellipsis.message.fill \
        ellipsis.rectangle ellipsis.rectangle.fill ellipsis.viewfinder envelope.badge.minus \
        envelope.badge.minus.fill envelope.badge.plus envelope.badge.plus.fill \
        envelope.badge.shield.leadinghalf.fill eraser.badge.xmark eraser.badge.xmark.fill eraser.slash \
        eraser.slash.fill eraser.trianglebadge.exclamationmark eraser.trianglebadge.exclamationmark.fill \
        eurosign.square eurosign.square.fill ev.charger.slash ev.charger.slash.fill \
        exclamationmark.bubble.circle exclamationmark.bubble.circle.fill exclamationmark.icloud \
        exclamationmark.icloud.fill exclamationmark.magnifyingglass exclamationmark.message \
        exclamationmark.message.fill externaldrive.badge.checkmark externaldrive.badge.exclamationmark \
        externaldrive.badge.icloud externaldrive.badge.minus externaldrive.badge.plus \
        externaldrive.badge.questionmark externaldrive.badge.wifi externaldrive.badge.xmark \
        externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark \
        externaldrive.fill.badge.icloud externaldrive.fill.badge.minus externaldrive.fill.badge.plus \
        externaldrive.fill.badge.questionmark externaldrive.fill.badge.wifi externaldrive.fill.badge.xmark \
        externaldrive.fill.trianglebadge.exclamationmark externaldrive.trianglebadge.exclamationmark \
        eye.circle eye.circle.fill eye.slash.circle eye.slash.circle.fill eye.square eye.square.fill \
        eye.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark.fill eyeglasses.slash f.circle \
        f.circle.fill f.cursive.slash f.square f.square.fill figure.2.circle figure.2.circle.fill \
        figure.american.football.circle figure.american.football.circle.fill figure.baseball.circle \
        figure.baseball.circle.fill figure.basketball.circle figure.basketball.circle.fill \
        figure.cricket.circle figure.cricket.circle.fill figure.fishing.circle figure.fishing.circle.fill \
        figure.golf.circle figure.golf.circle.fill figure.gymnastics.circle figure.gymnastics.circle.fill \
        figure.handball.circle figure.handball.circle.fill figure.hiking.circle figure.hiking.circle.fill \
        figure.hockey.circle figure.hockey.circle.fill figure.ice.skating.circle \
        figure.ice.skating.circle.fill figure.indoor.cycle.circle figure.indoor.cycle.circle.fill \
        figure.indoor.rowing.circle figure.indoor.rowing.circle.fill figure.kickboxing.circle \
        figure.kickboxing.circle.fill figure.martial.arts.circle figure.martial.arts.circle.fill \
        figure.mind.and.body.circle figure.mind.and.body.circle.fill figure.open.water.swim.circle \
        figure.open.water.swim.circle.fill figure.outdoor.cycle.circle figure.outdoor.cycle.circle.fill \
        figure.outdoor.rowing.circle figure.outdoor.rowing.circle.fill figure.pool.swim.circle \
        figure.pool.swim.circle.fill figure.roll.circle figure.roll.circle.fill figure.run.circle \
        figure.run.circle.fill figure.run.square.stack figure.run.square.stack.fill figure.sailing.circle \
        figure.sailing.circle.fill figure.skateboarding.circle figure.skateboarding.circle.fill \
        figure.skiing.crosscountry.circle figure.skiing.crosscountry.circle.fill \
        figure.skiing.downhill.circle figure.skiing.downhill.circle.fill figure.snowboarding.circle \
        figure.snowboarding.circle.fill figure.stairs.circle figure.stairs.circle.fill \
        figure.surfing.circle figure.surfing.circle.fill figure.tennis.circle figure.tennis.circle.fill \
        figure.volleyball.circle figure.volleyball.circle.fill figure.walk.arrival figure.walk.circle \
        figure.walk.circle.fill figure.walk.departure figure.walk.motion.trianglebadge.exclamationmark \
        figure.walk.triangle figure.walk.triangle.fill figure.water.fitness.circle \
        figure.water.fitness.circle.fill figure.wave.circle figure.wave.circle.fill figure.yoga.circle \
        figure.yoga.circle.fill filemenu.and.cursorarrow film.circle film.circle.fill flag.badge.ellipsis \
        flag.badge.ellipsis.fill flag.checkered.circle flag.checkered.circle.fill \
        flag.pattern.checkered.circle flag.pattern.checkered.circle.fill flag.slash.circle \
        flag.slash.circle.fill flag.square flag.square.fill flame.circle flame.circle.fill \
        flashlight.off.circle flashlight.off.circle.fill flashlight.on.circle flashlight.on.circle.fill \
        florinsign florinsign.circle florinsign.circle.fill florinsign.square florinsign.square.fill \
        folder.badge.gear folder.badge.gearshape folder.badge.questionmark folder.fill.badge.gear \
        folder.fill.badge.gearshape folder.fill.badge.questionmark football.circle football.circle.fill \
        fork.knife.circle fork.knife.circle.fill forward.circle forward.circle.fill forward.end.circle \
        forward.end.circle.fill francsign francsign.circle francsign.circle.fill francsign.square \
        francsign.square.fill fuelpump.circle fuelpump.circle.fill fuelpump.slash fuelpump.slash.fill \
        g.circle g.circle.fill g.square g.square.fill gamecontroller.circle gamecontroller.circle.fill \
        gear.badge gear.badge.checkmark gear.badge.questionmark gear.badge.xmark gear.circle \
        gear.circle.fill gearshape.2 gearshape.2.fill gearshape.circle gearshape.circle.fill gift.circle \
        gift.circle.fill globe.badge.clock graduationcap.circle graduationcap.circle.fill guaranisign \
        guaranisign.circle guaranisign.circle.fill guaranisign.square guaranisign.square.fill guitars.fill \
        h.circle h.circle.fill h.square h.square.fill h.square.on.square h.square.on.square.fill \
        hammer.circle hammer.circle.fill hand.draw.badge.ellipsis hand.draw.badge.ellipsis.fill \
        hand.raised.app hand.raised.app.fill hand.raised.circle hand.raised.circle.fill hand.raised.square \
        hand.raised.square.fill hand.raised.square.on.square hand.raised.square.on.square.fill \
        hand.thumbsdown.circle hand.thumbsdown.circle.fill hand.thumbsdown.slash \
        hand.thumbsdown.slash.fill hand.thumbsup.circle hand.thumbsup.circle.fill hand.thumbsup.slash \
        hand.thumbsup.slash.fill handbag.circle handbag.circle.fill hare.circle hare.circle.fill \
        hazardsign hazardsign.fill headphones.circle headphones.circle.fill headphones.slash \
        heart.badge.bolt heart.badge.bolt.fill heart.badge.bolt.slash heart.badge.bolt.slash.fill \
        heart.rectangle heart.rectangle.fill heart.square heart.square.fill heart.text.square \
        heart.text.square.fill hifispeaker.2.badge.minus hifispeaker.2.badge.minus.fill \
        hifispeaker.2.badge.plus hifispeaker.2.badge.plus.fill hifispeaker.badge.minus \
        hifispeaker.badge.minus.fill hifispeaker.badge.plus hifispeaker.badge.plus.fill \
        highlighter.badge.ellipsis hourglass.badge.eye hourglass.badge.lock hourglass.badge.plus \
        hourglass.circle hourglass.circle.fill house.badge.exclamationmark \
        house.badge.exclamationmark.fill house.badge.wifi house.badge.wifi.fill house.circle \
        house.circle.fill house.lodge.circle house.lodge.circle.fill house.slash house.slash.fill \
        hryvniasign hryvniasign.circle hryvniasign.circle.fill hryvniasign.square hryvniasign.square.fill \
        hurricane.circle hurricane.circle.fill i.circle i.circle.fill i.square i.square.fill icloud.slash \
        icloud.slash.fill icloud.square icloud.square.fill indianrupeesign indianrupeesign.circle \
        indianrupeesign.circle.fill indianrupeesign.square indianrupeesign.square.fill infinity.circle \
        infinity.circle.fill info.bubble info.bubble.fill info.square info.square.fill info.triangle \
        info.triangle.fill ipad.and.iphone.slash ipad.badge.checkmark ipad.badge.exclamationmark \
        ipad.badge.location ipad.badge.play ipad.gen1.badge.exclamationmark ipad.gen1.badge.location \
        ipad.gen1.badge.play ipad.gen1.slash ipad.gen2.badge.exclamationmark ipad.gen2.badge.location \
        ipad.gen2.badge.play ipad.gen2.slash ipad.landscape.badge.exclamationmark \
        ipad.landscape.badge.location ipad.landscape.badge.play iphone.badge.checkmark \
        iphone.badge.exclamationmark iphone.badge.location iphone.badge.play iphone.circle \
        iphone.circle.fill iphone.gen1.badge.exclamationmark iphone.gen1.badge.location \
        iphone.gen1.badge.play iphone.gen1.circle iphone.gen1.circle.fill iphone.gen1.slash \
        iphone.gen1.slash.circle iphone.gen1.slash.circle.fill iphone.gen2.badge.exclamationmark \
        iphone.gen2.badge.location iphone.gen2.badge.play iphone.gen2.circle iphone.gen2.circle.fill \
        iphone.gen2.slash iphone.gen2.slash.circle iphone.gen2.slash.circle.fill \
        iphone.gen3.badge.exclamationmark iphone.gen3.badge.location iphone.gen3.badge.play \
        iphone.gen3.circle iphone.gen3.circle.fill iphone.gen3.slash iphone.gen3.slash.circle \
        iphone.gen3.slash.circle.fill iphone.radiowaves.left.and.right.circle \
        iphone.radiowaves.left.and.right.circle.fill iphone.slash iphone.slash.circle \
        iphone.slash.circle.fill j.circle j.circle.fill j.square j.square.fill j.square.on.square \
        j.square.on.square.fill k.circle k.circle.fill k.square k.square.fill key.circle key.circle.fill \
        key.icloud key.icloud.fill key.shield key.shield.fill key.slash key.slash.fill key.viewfinder \
        keyboard.badge.ellipsis keyboard.badge.ellipsis.fill keyboard.badge.eye keyboard.badge.eye.fill \
        keyboard.chevron.compact.down.fill keyboard.fill kipsign kipsign.circle kipsign.circle.fill \
        kipsign.square kipsign.square.fill l.circle l.circle.fill l.square l.square.fill ladybug.circle \
        ladybug.circle.fill ladybug.slash ladybug.slash.circle ladybug.slash.circle.fill \
        ladybug.slash.fill laptopcomputer.badge.checkmark laptopcomputer.slash \
        laptopcomputer.trianglebadge.exclamationmark larisign larisign.circle larisign.circle.fill \
        larisign.square larisign.square.fill lasso.badge.sparkles leaf.circle leaf.circle.fill \
        lightbulb.circle lightbulb.circle.fill lightswitch.off.square lightswitch.off.square.fill \
        lightswitch.on.square lightswitch.on.square.fill line.3.horizontal.circle \
        line.3.horizontal.circle.fill line.horizontal.3.circle line.horizontal.3.circle.fill \
        link.badge.plus link.icloud link.icloud.fill lirasign lirasign.circle lirasign.circle.fill \
        lirasign.square lirasign.square.fill list.bullet.badge.ellipsis list.bullet.circle \
        list.bullet.circle.fill list.bullet.rectangle list.bullet.rectangle.fill list.dash.badge.ellipsis \
        list.number.badge.ellipsis livephoto.badge.a location.app location.app.fill \
        location.fill.viewfinder location.magnifyingglass location.north.circle location.north.circle.fill \
        location.slash.circle location.slash.circle.fill location.square location.square.fill \
        lock.badge.checkmark lock.badge.checkmark.fill lock.badge.clock lock.badge.clock.fill \
        lock.badge.xmark lock.badge.xmark.fill lock.circle.dotted lock.display lock.doc lock.doc.fill \
        lock.document lock.document.fill lock.heart lock.heart.fill lock.icloud lock.icloud.fill \
        lock.open.display lock.open.trianglebadge.exclamationmark \
        lock.open.trianglebadge.exclamationmark.fill lock.rectangle lock.rectangle.fill \
        lock.rectangle.on.rectangle lock.rectangle.on.rectangle.fill lock.rectangle.stack \
        lock.rectangle.stack.fill lock.square lock.square.dashed lock.square.fill lock.square.stack \
        lock.square.stack.fill lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill \
        m.circle m.circle.fill m.square m.square.fill macbook.badge.checkmark \
        macbook.badge.exclamationmark macbook.slash macbook.trianglebadge.exclamationmark \
        macwindow.badge.plus manatsign manatsign.circle manatsign.circle.fill manatsign.square \
        manatsign.square.fill map.circle map.circle.fill mappin.and.ellipse.circle \
        mappin.and.ellipse.circle.fill mappin.circle mappin.circle.fill mappin.slash mappin.slash.circle \
        mappin.slash.circle.fill mappin.square mappin.square.fill memories.badge.checkmark \
        memories.badge.xmark memories.slash message.badge message.badge.fill message.badge.waveform \
        message.badge.waveform.fill message.circle message.circle.fill metronome.fill mic.badge.plus \
        mic.badge.xmark mic.fill.badge.plus mic.fill.badge.xmark mic.slash.circle mic.slash.circle.fill \
        mic.square mic.square.fill microbe.circle microbe.circle.fill microphone.and.signal.meter \
        microphone.and.signal.meter.fill microphone.badge.ellipsis microphone.badge.ellipsis.fill \
        microphone.badge.plus microphone.badge.plus.fill microphone.badge.xmark \
        microphone.badge.xmark.fill microphone.slash microphone.slash.circle microphone.slash.circle.fill \
        microphone.square microphone.square.fill millsign millsign.circle millsign.circle.fill \
        millsign.square millsign.square.fill minus.rectangle.portrait minus.rectangle.portrait.fill \
        moon.stars.circle moon.stars.circle.fill mountain.2.circle mountain.2.circle.fill music.mic.circle \
        music.mic.circle.fill music.microphone.circle music.microphone.circle.fill music.note.slash \
        n.circle n.circle.fill n.square n.square.fill nairasign nairasign.circle nairasign.circle.fill \
        nairasign.square nairasign.square.fill network network.slash newspaper.circle \
        newspaper.circle.fill nosign.app nosign.app.fill nosign.badge.clock o.circle o.circle.fill \
        o.square o.square.fill p.circle p.circle.fill p.square p.square.fill pano.badge.play \
        pano.badge.play.fill paperclip.badge.ellipsis paperclip.circle paperclip.circle.fill \
        paperplane.circle paperplane.circle.fill parkingsign.circle parkingsign.circle.fill \
        parkingsign.square parkingsign.square.fill pawprint.circle pawprint.circle.fill \
        pedestrian.gate.closed.trianglebadge.exclamationmark pencil.and.list.clipboard pencil.tip \
        pencil.tip.crop.circle pencil.tip.crop.circle.badge.arrow.forward \
        pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus \
        pencil.tip.crop.circle.badge.minus.fill pencil.tip.crop.circle.badge.plus \
        pencil.tip.crop.circle.badge.plus.fill pencil.tip.crop.circle.fill person.2.badge \
        person.2.badge.fill person.2.badge.gearshape person.2.badge.gearshape.fill person.2.badge.key \
        person.2.badge.key.fill person.2.badge.minus person.2.badge.minus.fill person.2.badge.plus \
        person.2.badge.plus.fill person.2.circle person.2.circle.fill person.2.shield person.2.shield.fill \
        person.2.slash person.2.slash.fill person.badge.clock person.badge.clock.fill person.badge.key \
        person.badge.key.fill person.bubble person.bubble.fill person.bust.circle person.bust.circle.fill \
        person.crop.circle.badge person.crop.circle.badge.clock person.crop.circle.badge.clock.fill \
        person.crop.circle.badge.ellipsis person.crop.circle.badge.ellipsis.fill \
        person.crop.circle.badge.fill person.crop.circle.badge.moon person.crop.circle.badge.moon.fill \
        person.crop.circle.badge.questionmark person.crop.circle.badge.questionmark.fill \
        person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.questionmark \
        person.crop.rectangle.badge.plus person.crop.rectangle.badge.plus.fill \
        person.crop.square.badge.camera person.crop.square.badge.camera.fill \
        person.crop.square.badge.video person.crop.square.badge.video.fill person.fill.checkmark \
        person.fill.questionmark person.fill.viewfinder person.fill.xmark person.icloud person.icloud.fill \
        person.slash person.slash.fill person.text.rectangle.trianglebadge.exclamationmark \
        person.text.rectangle.trianglebadge.exclamationmark.fill personalhotspot.circle \
        personalhotspot.circle.fill personalhotspot.slash pesetasign pesetasign.circle \
        pesetasign.circle.fill pesetasign.square pesetasign.square.fill pesosign pesosign.circle \
        pesosign.circle.fill pesosign.square pesosign.square.fill phone.arrow.up.right.circle \
        phone.arrow.up.right.circle.fill phone.badge.checkmark phone.badge.clock phone.badge.clock.fill \
        phone.badge.waveform phone.badge.waveform.fill phone.bubble phone.bubble.fill phone.bubble.left \
        phone.bubble.left.fill phone.fill.badge.checkmark photo.artframe.circle photo.artframe.circle.fill \
        photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark \
        photo.badge.checkmark.fill photo.badge.exclamationmark photo.badge.exclamationmark.fill \
        photo.badge.magnifyingglass photo.badge.magnifyingglass.fill photo.circle photo.circle.fill \
        photo.on.rectangle.angled photo.on.rectangle.angled.fill photo.trianglebadge.exclamationmark \
        photo.trianglebadge.exclamationmark.fill photo.tv pi pi.circle pi.circle.fill pi.square \
        pi.square.fill pill.circle pill.circle.fill pills.circle pills.circle.fill pin.circle \
        pin.circle.fill pin.square pin.square.fill play.display play.rectangle.on.rectangle \
        play.rectangle.on.rectangle.circle play.rectangle.on.rectangle.circle.fill \
        play.rectangle.on.rectangle.fill play.slash play.slash.fill play.square play.square.fill \
        play.square.stack play.square.stack.fill playpause.circle playpause.circle.fill plus.capsule \
        plus.capsule.fill plus.circle.dashed plus.message plus.message.fill plus.rectangle.on.folder \
        plus.rectangle.on.folder.fill plus.rectangle.portrait plus.rectangle.portrait.fill \
        plus.square.dashed plus.viewfinder power.circle power.circle.fill poweroutlet.type.b.square \
        poweroutlet.type.b.square.fill q.circle q.circle.fill q.square q.square.fill questionmark.app \
        questionmark.app.dashed questionmark.app.fill questionmark.circle.dashed questionmark.folder \
        questionmark.folder.fill questionmark.message questionmark.message.fill questionmark.text.page \
        questionmark.text.page.fill r.circle r.circle.fill r.square r.square.fill r.square.on.square \
        r.square.on.square.fill record.circle.fill recordingtape.circle recordingtape.circle.fill \
        rectangle.3.group.bubble rectangle.3.group.bubble.fill rectangle.and.hand.point.up.left \
        rectangle.and.hand.point.up.left.fill rectangle.and.hand.point.up.left.filled \
        rectangle.badge.minus rectangle.badge.plus rectangle.fill.badge.minus rectangle.fill.badge.plus \
        rectangle.fill.on.rectangle.fill.circle rectangle.fill.on.rectangle.fill.circle.fill \
        rectangle.fill.on.rectangle.fill.slash.fill rectangle.on.rectangle.badge.gearshape \
        rectangle.on.rectangle.circle rectangle.on.rectangle.circle.fill rectangle.on.rectangle.slash \
        rectangle.on.rectangle.slash.circle rectangle.on.rectangle.slash.circle.fill \
        rectangle.on.rectangle.slash.fill rectangle.on.rectangle.square rectangle.on.rectangle.square.fill \
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill \
        rectangle.portrait.and.arrow.right.fill rectangle.portrait.badge.plus \
        rectangle.portrait.badge.plus.fill rectangle.portrait.on.rectangle.portrait.slash \
        rectangle.portrait.on.rectangle.portrait.slash.fill rectangle.portrait.slash \
        rectangle.portrait.slash.fill rectangle.slash rectangle.slash.fill rectangle.stack.badge.play \
        rectangle.stack.badge.play.fill rectangle.stack.slash rectangle.stack.slash.fill repeat.1.circle \
        repeat.1.circle.fill repeat.badge.xmark repeat.badge.xmark.circle.fill repeat.circle \
        repeat.circle.fill rotate.3d.circle rotate.3d.circle.fill rublesign.square rublesign.square.fill \
        rupeesign rupeesign.circle rupeesign.circle.fill rupeesign.square rupeesign.square.fill s.circle \
        s.circle.fill s.square s.square.fill sailboat.circle sailboat.circle.fill scissors.badge.ellipsis \
        scissors.circle scissors.circle.fill shekelsign shekelsign.circle shekelsign.circle.fill \
        shekelsign.square shekelsign.square.fill shield.lefthalf.fill.slash shield.lefthalf.filled.slash \
        shield.lefthalf.filled.trianglebadge.exclamationmark shippingbox.circle shippingbox.circle.fill \
        shuffle.circle shuffle.circle.fill sidebar.leading sidebar.trailing signpost.left.circle \
        signpost.left.circle.fill signpost.right.and.left.circle signpost.right.and.left.circle.fill \
        signpost.right.circle signpost.right.circle.fill sleep.circle sleep.circle.fill smoke.circle \
        smoke.circle.fill snowflake.circle snowflake.circle.fill snowflake.slash soccerball.circle \
        soccerball.circle.fill sos.circle sos.circle.fill sparkles.rectangle.stack \
        sparkles.rectangle.stack.fill sparkles.tv sparkles.tv.fill speaker.badge.exclamationmark \
        speaker.badge.exclamationmark.fill speaker.circle speaker.circle.fill speaker.slash.circle \
        speaker.slash.circle.fill speaker.square speaker.square.fill speaker.trianglebadge.exclamationmark \
        speaker.trianglebadge.exclamationmark.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill \
        speaker.wave.2.circle speaker.wave.2.circle.fill sportscourt.circle sportscourt.circle.fill \
        square.3.layers.3d.slash square.and.arrow.down.badge.checkmark \
        square.and.arrow.down.badge.checkmark.fill square.and.arrow.down.badge.clock \
        square.and.arrow.down.badge.clock.fill square.and.arrow.down.badge.xmark \
        square.and.arrow.down.badge.xmark.fill square.and.arrow.up.badge.checkmark \
        square.and.arrow.up.badge.checkmark.fill square.and.arrow.up.badge.clock \
        square.and.arrow.up.badge.clock.fill square.and.arrow.up.circle square.and.arrow.up.circle.fill \
        square.and.arrow.up.trianglebadge.exclamationmark \
        square.and.arrow.up.trianglebadge.exclamationmark.fill square.and.pencil.circle \
        square.and.pencil.circle.fill square.badge.plus square.badge.plus.fill square.circle \
        square.circle.fill square.grid.3x3.fill.square square.grid.3x3.square \
        square.grid.3x3.square.badge.ellipsis square.slash square.slash.fill square.stack.3d.down.forward \
        square.stack.3d.down.forward.fill square.stack.3d.up.badge.a square.stack.3d.up.badge.a.fill \
        square.stack.3d.up.trianglebadge.exclamationmark \
        square.stack.3d.up.trianglebadge.exclamationmark.fill star.hexagon star.hexagon.fill \
        star.leadinghalf.fill star.square star.square.fill star.square.on.square \
        star.square.on.square.fill staroflife.circle staroflife.circle.fill staroflife.shield \
        staroflife.shield.fill sterlingsign.square sterlingsign.square.fill storefront.circle \
        storefront.circle.fill suitcase.circle suitcase.circle.fill suitcase.rolling.circle \
        suitcase.rolling.circle.fill sun.dust.circle sun.dust.circle.fill sun.haze.circle \
        sun.haze.circle.fill sun.horizon.circle sun.horizon.circle.fill sun.max.circle sun.max.circle.fill \
        sun.max.trianglebadge.exclamationmark sun.max.trianglebadge.exclamationmark.fill sunrise.circle \
        sunrise.circle.fill sunset.circle sunset.circle.fill switch.programmable.square \
        switch.programmable.square.fill t.circle t.circle.fill t.square t.square.fill \
        tablecells.badge.ellipsis.fill tag.slash tag.slash.fill tag.square tag.square.fill teletype.circle \
        teletype.circle.fill tengesign tengesign.circle tengesign.circle.fill tengesign.square \
        tengesign.square.fill tennis.racket.circle tennis.racket.circle.fill text.bubble.badge.clock \
        text.bubble.badge.clock.fill text.justify.leading text.justify.trailing text.magnifyingglass \
        text.page text.page.fill text.page.slash text.page.slash.fill theatermasks.circle \
        theatermasks.circle.fill thermometer.medium.slash thermometer.snowflake.circle \
        thermometer.snowflake.circle.fill thermometer.sun.circle thermometer.sun.circle.fill \
        thermometer.sun.fill ticket.circle ticket.circle.fill timer.circle timer.circle.fill timer.square \
        tornado.circle tornado.circle.fill tortoise.circle tortoise.circle.fill tram.circle \
        tram.circle.fill trash.slash.circle trash.slash.circle.fill trash.slash.square \
        trash.slash.square.fill trash.square trash.square.fill tray.badge tray.badge.fill tray.circle \
        tray.circle.fill tree.circle tree.circle.fill tree.fill triangle.circle triangle.circle.fill \
        trophy.circle trophy.circle.fill tropicalstorm.circle tropicalstorm.circle.fill \
        truck.box.badge.clock truck.box.badge.clock.fill tugriksign tugriksign.circle \
        tugriksign.circle.fill tugriksign.square tugriksign.square.fill turkishlirasign \
        turkishlirasign.circle turkishlirasign.circle.fill turkishlirasign.square \
        turkishlirasign.square.fill u.circle u.circle.fill u.square u.square.fill umbrella.circle \
        umbrella.circle.fill v.circle v.circle.fill v.square v.square.fill video.badge.checkmark \
        video.badge.waveform video.badge.waveform.fill video.bubble video.bubble.fill \
        video.fill.badge.checkmark video.fill.badge.ellipsis video.fill.badge.plus video.slash \
        video.slash.circle video.slash.circle.fill video.slash.fill video.square video.square.fill \
        viewfinder.trianglebadge.exclamationmark volleyball.circle volleyball.circle.fill \
        volume.slash.fill w.circle w.circle.fill w.square w.square.fill washer.circle washer.circle.fill \
        water.waves.slash wave.3.backward wave.3.backward.circle wave.3.backward.circle.fill \
        wave.3.forward wave.3.forward.circle wave.3.forward.circle.fill wave.3.left.circle \
        wave.3.left.circle.fill wave.3.right.circle wave.3.right.circle.fill waveform.badge.checkmark \
        waveform.badge.exclamationmark waveform.badge.magnifyingglass waveform.badge.mic \
        waveform.badge.microphone waveform.badge.minus waveform.badge.plus waveform.badge.xmark \
        waveform.path.ecg.magnifyingglass waveform.slash wifi.badge.lock wifi.circle wifi.circle.fill \
        wifi.exclamationmark.circle wifi.exclamationmark.circle.fill wifi.square wifi.square.fill \
        wind.circle wind.circle.fill wind.snow.circle wind.snow.circle.fill wonsign wonsign.circle \
        wonsign.circle.fill wonsign.square wonsign.square.fill wrench.and.screwdriver.fill x.circle \
        x.circle.fill x.square x.square.fill xmark.app xmark.app.fill xmark.bin.circle \
        xmark.bin.circle.fill xmark.circle.badge.airplane xmark.circle.badge.airplane.fill xmark.icloud \
        xmark.icloud.fill xmark.rectangle.portrait xmark.rectangle.portrait.fill y.circle y.circle.fill \
        y.square y.square.fill yensign.square yensign.square.fill z.circle z.circle.fill z.square \
        z.square.fill
        """
        .split(separator: " ").map(String.init)
    )
}
