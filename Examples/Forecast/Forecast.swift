import Foundation

/// What the page shows.
enum Forecast {
    /// The picture beside this folder.
    static let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Sky@2x.png").path

    static let lisbon = """
        Sunny until noon, then clouds from the west. The morning starts at 14 degrees and a light breeze from the north. By eleven the \
        sun stands high over the river, and the stones of the old town are warm to the hand.

        From noon on the wind turns and freshens. The first clouds come in over the bridge, high and thin at first, lower and greyer \
        after three. Umbrellas stay closed: the rain passes to the north, over the hills, and reaches the coast only at night.

        The evening is mild. At eight it is still 19 degrees by the water, and the wind drops with the sun. The sky clears once more \
        before dark, and whoever looks west may see the island lights.

        Tomorrow is cooler, with showers before breakfast and a rainbow for late risers. The sea has 18 degrees, the waves are a metre \
        high, and the flag on the beach is yellow. The weekend belongs to the sun again, with 26 degrees on Sunday and hardly a cloud \
        from dawn to dusk.
        """
}
