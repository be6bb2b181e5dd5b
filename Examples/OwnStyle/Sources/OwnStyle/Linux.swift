#if os(Linux)
    import SwiftUI

    // Foundation for Linux declares these names, too. A name of the module itself wins over both, so any file may
    // import Foundation beside SwiftUI.
    public typealias CGFloat = SwiftUI.CGFloat
    public typealias CGPoint = SwiftUI.CGPoint
    public typealias CGSize = SwiftUI.CGSize
    public typealias CGRect = SwiftUI.CGRect
    public typealias URL = SwiftUI.URL
#endif
