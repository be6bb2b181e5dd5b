/// The words in the names of symbols.
enum SymbolWords {
    /// English words, and abbreviations in names of SF's, that are one edit away from a word in the name of a symbol that
    /// can be drawn: `full` is no misspelled `fill`.
    static let likeOthers: Set<Substring> = Set(
        """
        a ac ace act ad add aflame ah aid airplanes alarms aline aloud alt am amp an ani ant any ape apps \
        apt are arid arrows art as ash ashed ate av ax ay aye babble backwards bad bade badger badges bags \
        bald balk ball ballet ban band bandaged bandages bang barb bard bare barge bark barn bars bash \
        bashed bat bay bays bear beg bells belly belt bend big bill bin bind blame blink block blot boa boar \
        boat bob bog bolder bolts bond bondage boo bookmarks books boom boon boor boos boot bop bout bow boy \
        bra brag braised brash bray brays briefcases bright brook bubbled bubbles bubbly bud budge buds bug \
        bugs buildings bull bulled bullets bum bums bun buns burble burn burnt bursts bush bust busy but \
        buts buy buys bye cab cad calendars calk cam cameras can cant cap capsuled capsules carat card care \
        carp cars carts cash cashed cast cat cause cave caw cell chant chapt char charm chars charts chat \
        chop circled circles clack clash clay cleft click clink clipboards cloak clocks clod clouds cloudy \
        clout cluck cock cold colder colt commando commands commend con controls cook coop cop cork cower \
        cox crap crash crock crops crow cub cubed cubes cubs cue cup cur cure curst curt cute czar dare dart \
        dashes dawn days dc deaf deal dear decease decreased decreases deft deleted deletes deplete diced \
        dices die dike dill dime dimer din dine dire dish dished dive divided divides divine do dock doe dog \
        don dos dot dote douse downs downy drench dress drip droop drops drown dumber dye ear eat eave \
        eclipse eight eke ellipses ends envelop enveloped envelopes envelops eon equals ev eve ewe eyed eyes \
        faced faces facet fact fade fake fall fame far farce fare fat fate faze fear fell fend fight figured \
        figures file fills filly films filmy fin find fine firm fist flags flak flake flamed flames flap \
        flare flash flat flaw flock flog fn fodder fold folded folders folk fonder for fora ford fore forks \
        form fort forwards fox frame fray frays french fright frill full fun gag gap gash gashed gave gays \
        gears gifts gill gilt gin gist glider globes glove go gold goon gown gray grays grids grim grin \
        grind grip grit gullet gun had hag hale hammed hammers hamper hands handy hang hard hared harem \
        hares hark harm harp harrow hart hash hashed hat hate have hays haze headphone heal hear heard hears \
        hearth hearts hearty heat hell here hey hill hind hire ho hock hold holder hone hook horizontals \
        horse hose housed houses ice ill in ink into ion it italics iv jar jays jell jolt keg ken keyboards \
        keys kill kin kind kink knifed knifes know lace lack lag lame land lane lap lash lashed last lax lay \
        lays lead leafs leafy leak lean leap lefts lend lent lept lest let lice lick lie life lift light \
        like lilt lime lined linen liner lines links lint lisp lists lit live loaf lobe locations locks loft \
        lone look loon lost loud louse lower lt luck lumber lust lye ma mace mad man mapping maps mar mare \
        mark marrow mart mas mash mashed massage mat may meal mend menus messages mice might mill min mind \
        minds mine mines mink minks mints mist mix moan mock mold molt moo mood moons moor moos moot mop \
        morn moron mouse mower mown multiple n nag nap narrow nays near next nice night nine nite no node \
        non none nook noon nose nosing not noted notes now numbed numbers nun o oar octagons of oh old older \
        omen one opens options or oven own ox oxen p pace pain painter pan pap par pare parse parson part \
        pat paused pauses pave pay pays peal pear pen pencils pend percents persona persons phoned phones \
        phoney phony photon photos pi picket pier pies pig pike pile pill pine pink pins pint pip pipe pis \
        pit plan plays ploy plug plugs plum plums plush ply pointer poker pork portraits potion powder \
        powers praised pray prays preys printed printers prone prop pun pup pus race rag rags raided railed \
        rained raise raises rams rap raps rare rash rat rats rave ray real rear rectangles rend repeal \
        repeats repent rice rid rift rights rind rink rock rook rote rouse rower rt rubble run rye sack sag \
        sailing sand sap sash sat save says scar scars scissor screwdrivers scuffle sea seals seam sear \
        sears seas seat sell send shack shaft share shied shields shifts shifty shirt shone shop show \
        shuffled shuffles shun sic sift sight sill sin sine sink sinus slack slag slay slide slides slier \
        slink sliver slop slosh slow slush smack smash smiting snack sneaker snider snob snot snows snowy so \
        soar soars sock soiling sold solder solider son soon sop sow sown sox spar sparkle sparkled sparkler \
        sparklers spars speakers spider spin splash sprinter spun squared squarer squares squire stab stabs \
        stacks stag stags stair stairs stalk stank stare stares stark start starts stay stays steal step \
        stick stir stirs stock stomp stoop stops stow stray stuck stun sub sue sum sung sunk suns sup suv \
        swift t tab tack tags talk tamer tan tang tap tar tars tart tax tear teat tell tend tent test texts \
        thicket thrash ticked tickets tie tier tiger tight till timber time timed timers times tin toe told \
        ton too took top torn tortoises tot tote touched tow tower town toy tram trap trashy trays trench \
        triangles try tsar tsars tube tug turf turns two u umbrellas underlie underlined underlines \
        undermine ups upturn urn us v vat veal vend vice videos vie vine vocation volt vote wad wade wag \
        wage waive wake walks wall wan wands wane waned want war ward wart wash washed waved waver waves \
        wavy wax ways wear weave well wicket wife wild will win winds windy wine wined wing wink wins wist \
        wive won work wove wretch wright xbox xv yap year yell yock zeal
        """
        .split(separator: " ")
    )
}
