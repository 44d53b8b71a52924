import Foundation

extension DeviceProfile {
    /// Every device known, phones before pads, older before newer; held upright.
    public static let all: [DeviceProfile] = phones + pads + [anyCanvas]

    /// The square canvas of Xcode 6 and 7, for documents that name no device: 600 by 600 points, any size class.
    public static let anyCanvas = DeviceProfile(
        id: "any", name: "Interface Builder any × any", interfaceBuilderID: nil, portraitSize: CGSize(width: 600, height: 600), scale: 1,
        idiom: .phone, orientation: .portrait,
        safeAreas: SafeAreas(portraitTop: 20, portraitBottom: 0, landscapeSide: 0, landscapeTop: 20, landscapeBottom: 0),
        sizeClasses: SizeClasses(
            portraitHorizontal: .unspecified, portraitVertical: .unspecified, landscapeHorizontal: .unspecified,
            landscapeVertical: .unspecified))

    /// The device of an id of this table or of an Interface Builder id, or nil.
    public static func device(id: String) -> DeviceProfile? {
        all.first { $0.id == id } ?? all.first { $0.interfaceBuilderID == id }
    }

    /// The device of an Interface Builder id, with the safe area that the Xcode of that tools version laid out with.
    ///
    /// - Parameters:
    ///   - interfaceBuilderID: what stands in `<device id="...">`.
    ///   - toolsVersion: the number before the first dot of the document's `toolsVersion`; nil takes the newest.
    public static func device(interfaceBuilderID: String, toolsVersion: Int?) -> DeviceProfile? {
        guard let device = all.first(where: { $0.interfaceBuilderID == interfaceBuilderID }) else { return nil }
        guard let toolsVersion else { return device }
        // Counted in public documents: iPhone 11's canvas had 44 up to Xcode 13 (tools 20xxx) and 48 since; iPhone X's 44 up to
        // Xcode 12 (19xxx) and 50 since (22xxx).
        switch interfaceBuilderID {
        case "retina6_1" where toolsVersion < 21_000: return device.withNotch(44)
        case "retina5_9" where toolsVersion >= 20_000: return device.withNotch(50)
        default: return device
        }
    }

    private func withNotch(_ points: CGFloat) -> DeviceProfile {
        var areas = safeAreas
        areas.portraitTop = points
        areas.landscapeSide = points
        return DeviceProfile(
            id: id, name: name, interfaceBuilderID: interfaceBuilderID, portraitSize: portraitSize, scale: scale, idiom: idiom,
            orientation: orientation, safeAreas: areas, sizeClasses: sizeClasses)
    }

    private static let phones: [DeviceProfile] = [
        phone("iphone-4", "iPhone 4, 4S", "retina3_5", 320, 480, 2, home: 20),
        phone("iphone-5", "iPhone 5, 5s, SE (1st)", "retina4_0", 320, 568, 2, home: 20),
        phone("iphone-8", "iPhone 6, 6s, 7, 8, SE (2nd, 3rd)", "retina4_7", 375, 667, 2, home: 20),
        phone("iphone-8-plus", "iPhone 6+, 6s+, 7+, 8+", "retina5_5", 414, 736, 3, home: 20, wide: true),
        phone("iphone-x", "iPhone X, XS, 11 Pro", "retina5_9", 375, 812, 3, notch: 44),
        phone("iphone-11", "iPhone XR, 11", "retina6_1", 414, 896, 2, notch: 48, wide: true),
        phone("iphone-11-pro-max", "iPhone XS Max, 11 Pro Max", "retina6_5", 414, 896, 3, notch: 44, wide: true),
        phone("iphone-13-mini", "iPhone 12 mini, 13 mini", "retina5_4", 375, 812, 3, notch: 50),
        phone("iphone-14", "iPhone 12, 12 Pro, 13, 13 Pro, 14", "retina6_0", 390, 844, 3, notch: 47),
        phone("iphone-14-plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", "retina6_7", 428, 926, 3, notch: 47, wide: true),
        phone("iphone-15", "iPhone 14 Pro, 15, 15 Pro, 16", "retina6_12", 393, 852, 3, notch: 59),
        phone("iphone-15-plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", "retina6_72", 430, 932, 3, notch: 59, wide: true),
        phone("iphone-16-pro", "iPhone 16 Pro", "retina6_3", 402, 874, 3, notch: 62),
        phone("iphone-16-pro-max", "iPhone 16 Pro Max", "retina6_9", 440, 956, 3, notch: 62, wide: true),
        phone("iphone-17", "iPhone 17, 17 Pro", nil, 402, 874, 3, notch: 62, landscapeTop: 20, landscapeBottom: 20),
        phone("iphone-17-pro-max", "iPhone 17 Pro Max", nil, 440, 956, 3, notch: 62, wide: true, landscapeTop: 20, landscapeBottom: 20),
        phone("iphone-air", "iPhone Air", nil, 420, 912, 3, notch: 68, wide: true, landscapeTop: 20, landscapeBottom: 29),
    ]

    private static let pads: [DeviceProfile] = [
        pad("ipad-9.7", "iPad mini, iPad 9.7\"", "ipad9_7", 768, 1024, top: 20, bottom: 0),
        pad("ipad-10.2", "iPad 10.2\"", nil, 810, 1080, top: 20, bottom: 0),
        pad("ipad-10.5", "iPad Pro 10.5\", Air 3", "ipad10_5", 834, 1112, top: 20, bottom: 0),
        pad("ipad-pro-11", "iPad Pro 11\"", "ipad11_0rounded", 834, 1194, top: 24, bottom: 20),
        pad("ipad-10.9", "iPad 10.9\", Air 4, 5, iPad 10, A16", "ipad10_9rounded", 820, 1180, top: 24, bottom: 20),
        pad("ipad-pro-12.9-home", "iPad Pro 12.9\" with home button", "ipad12_9", 1024, 1366, top: 20, bottom: 0),
        pad("ipad-pro-12.9", "iPad Pro 12.9\" (2018 and later)", "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
        pad("ipad-mini", "iPad mini 6, A17", "ipad8_3", 744, 1133, top: 24, bottom: 20),
        pad("ipad-pro-11-m4", "iPad Pro 11\" M4", nil, 834, 1210, top: 24, bottom: 20),
        pad("ipad-pro-13-m4", "iPad Pro 13\" M4", "ipad13_0rounded", 1032, 1376, top: 24, bottom: 20),
    ]

    /// A phone with a home button: only the status bar, upright.
    private static func phone(
        _ id: String, _ name: String, _ builder: String?, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, home: CGFloat,
        wide: Bool = false
    ) -> DeviceProfile {
        phone(
            id, name, builder, CGSize(width: width, height: height), scale, wide,
            SafeAreas(portraitTop: home, portraitBottom: 0, landscapeSide: 0, landscapeTop: 0, landscapeBottom: 0))
    }

    /// A phone with a notch or an island: its height upright is the side inset in landscape; the home indicator takes 34 and 21.
    private static func phone(
        _ id: String, _ name: String, _ builder: String?, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, notch: CGFloat,
        wide: Bool = false, landscapeTop: CGFloat = 0, landscapeBottom: CGFloat = 21
    ) -> DeviceProfile {
        phone(
            id, name, builder, CGSize(width: width, height: height), scale, wide,
            SafeAreas(
                portraitTop: notch, portraitBottom: 34, landscapeSide: notch, landscapeTop: landscapeTop, landscapeBottom: landscapeBottom))
    }

    private static func phone(
        _ id: String, _ name: String, _ builder: String?, _ size: CGSize, _ scale: CGFloat, _ wide: Bool, _ areas: SafeAreas
    ) -> DeviceProfile {
        DeviceProfile(
            id: id, name: name, interfaceBuilderID: builder, portraitSize: size, scale: scale, idiom: .phone, orientation: .portrait,
            safeAreas: areas,
            sizeClasses: SizeClasses(
                portraitHorizontal: .compact, portraitVertical: .regular, landscapeHorizontal: wide ? .regular : .compact,
                landscapeVertical: .compact))
    }

    private static func pad(
        _ id: String, _ name: String, _ builder: String?, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> DeviceProfile {
        DeviceProfile(
            id: id, name: name, interfaceBuilderID: builder, portraitSize: CGSize(width: width, height: height), scale: 2, idiom: .pad,
            orientation: .portrait,
            safeAreas: SafeAreas(
                portraitTop: top, portraitBottom: bottom, landscapeSide: 0, landscapeTop: top, landscapeBottom: bottom),
            sizeClasses: SizeClasses(
                portraitHorizontal: .regular, portraitVertical: .regular, landscapeHorizontal: .regular, landscapeVertical: .regular))
    }
}
