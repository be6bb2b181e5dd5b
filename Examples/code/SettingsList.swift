import SwiftUI

/// The settings of an account, as a list with buttons and switches.
struct SettingsList: View {
    @State private var hasNotifications = true

    var body: some View {
        List {
            Section {
                Toggle("Notifications", isOn: $hasNotifications)
                Button("Change password") {}
            }
            Section {
                Button("Sign out", role: .destructive) {}
            }
        }
    }
}

#Preview("Settings", traits: .fixedLayout(width: 320, height: 300)) {
    SettingsList()
}
