/// Sets the user as which this thread accesses files (setfsuid(2), whose header Glibc's module leaves out).
@_silgen_name("setfsuid")
@discardableResult
func setfsuid(_ user: UInt32) -> Int32
