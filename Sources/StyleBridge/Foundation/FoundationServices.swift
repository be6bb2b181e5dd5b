import StyleRuntime

// Foundation beside its texts and numbers: what an app has stored, and how it counts time.
extension Bridge {
    mutating func addFoundation() {
        addUserDefaults()
        addFileManager()
        addBundles()
        addAddressParts()
        addCalendars()
        addByteCounts()
        addRelativeTimes()
        addTextsOfDates()
        addErrors()
        addFileContents()
        addObjectCaches()
    }
}
