extension UIContentSizeCategory {
    /// The short name that people use: XS to XXXL, AX1 to AX5.
    package var abbreviation: String {
        let names: [UIContentSizeCategory: String] = [
            .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
            .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AX1", .accessibilityLarge: "AX2", .accessibilityExtraLarge: "AX3",
            .accessibilityExtraExtraLarge: "AX4", .accessibilityExtraExtraExtraLarge: "AX5",
        ]
        return names[self] ?? rawValue
    }
}
