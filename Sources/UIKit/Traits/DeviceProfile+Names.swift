extension DeviceProfile {
    /// iPhone 4 and 4S: 320 x 480 points.
    public static var iPhone4: DeviceProfile { named("iphone-4") }
    /// iPhone SE of the first generation, and iPhone 5 and 5s: 320 x 568 points.
    public static var iPhoneSE1: DeviceProfile { named("iphone-5") }
    /// iPhone SE of the second and third generation, and iPhone 6 to 8: 375 x 667 points.
    public static var iPhoneSE: DeviceProfile { named("iphone-8") }
    /// iPhone 8 Plus: 414 x 736 points.
    public static var iPhone8Plus: DeviceProfile { named("iphone-8-plus") }
    /// iPhone X, XS and 11 Pro: 375 x 812 points.
    public static var iPhoneX: DeviceProfile { named("iphone-x") }
    /// iPhone XR and 11: 414 x 896 points.
    public static var iPhone11: DeviceProfile { named("iphone-11") }
    /// iPhone XS Max and 11 Pro Max: 414 x 896 points.
    public static var iPhone11ProMax: DeviceProfile { named("iphone-11-pro-max") }
    /// iPhone 12 mini and 13 mini: 375 x 812 points.
    public static var iPhone13Mini: DeviceProfile { named("iphone-13-mini") }
    /// iPhone 13 and 13 Pro, 12, 12 Pro: 390 x 844 points.
    public static var iPhone13: DeviceProfile { named("iphone-14") }
    /// iPhone 14: 390 x 844 points.
    public static var iPhone14: DeviceProfile { named("iphone-14") }
    /// iPhone 14 Plus, 12 Pro Max and 13 Pro Max: 428 x 926 points.
    public static var iPhone14Plus: DeviceProfile { named("iphone-14-plus") }
    /// iPhone 14 Pro: 393 x 852 points.
    public static var iPhone14Pro: DeviceProfile { named("iphone-15") }
    /// iPhone 14 Pro Max: 430 x 932 points.
    public static var iPhone14ProMax: DeviceProfile { named("iphone-15-plus") }
    /// iPhone 15: 393 x 852 points.
    public static var iPhone15: DeviceProfile { named("iphone-15") }
    /// iPhone 15 Plus: 430 x 932 points.
    public static var iPhone15Plus: DeviceProfile { named("iphone-15-plus") }
    /// iPhone 15 Pro: 393 x 852 points.
    public static var iPhone15Pro: DeviceProfile { named("iphone-15") }
    /// iPhone 15 Pro Max: 430 x 932 points.
    public static var iPhone15ProMax: DeviceProfile { named("iphone-15-plus") }
    /// iPhone 16: 393 x 852 points.
    public static var iPhone16: DeviceProfile { named("iphone-15") }
    /// iPhone 16 Plus: 430 x 932 points.
    public static var iPhone16Plus: DeviceProfile { named("iphone-15-plus") }
    /// iPhone 16 Pro: 402 x 874 points.
    public static var iPhone16Pro: DeviceProfile { named("iphone-16-pro") }
    /// iPhone 16 Pro Max: 440 x 956 points.
    public static var iPhone16ProMax: DeviceProfile { named("iphone-16-pro-max") }
    /// iPhone 17 and 17 Pro: 402 x 874 points.
    public static var iPhone17: DeviceProfile { named("iphone-17") }
    /// iPhone 17 Pro Max: 440 x 956 points.
    public static var iPhone17ProMax: DeviceProfile { named("iphone-17-pro-max") }
    /// iPhone Air: 420 x 912 points.
    public static var iPhoneAir: DeviceProfile { named("iphone-air") }
    /// iPad of 9.7 inches, and the iPad minis of that form: 768 x 1024 points.
    public static var iPad9: DeviceProfile { named("ipad-9.7") }
    /// iPad of 10.2 inches: 810 x 1080 points.
    public static var iPad10Inch: DeviceProfile { named("ipad-10.2") }
    /// iPad mini 6 and A17 Pro: 744 x 1133 points.
    public static var iPadMini: DeviceProfile { named("ipad-mini") }
    /// iPad Air of 10.9 inches and iPad of the tenth generation: 820 x 1180 points.
    public static var iPadAir: DeviceProfile { named("ipad-10.9") }
    /// iPad Pro of 11 inches: 834 x 1194 points.
    public static var iPadPro11: DeviceProfile { named("ipad-pro-11") }
    /// iPad Pro of 12.9 inches without a home button: 1024 x 1366 points.
    public static var iPadPro12: DeviceProfile { named("ipad-pro-12.9") }
    /// iPad Pro M4 of 13 inches: 1032 x 1376 points.
    public static var iPadPro13: DeviceProfile { named("ipad-pro-13-m4") }

    private static func named(_ id: String) -> DeviceProfile {
        guard let device = device(id: id) else { preconditionFailure("The table of devices has no \(id).") }
        return device
    }
}
