import Findings
import Testing

// Expected values follow RFC 8259, section 7 (strings) and section 6 (numbers).

@Test(arguments: [
    ("plain", "\"plain\""), ("a\"b", "\"a\\\"b\""), ("back\\slash", "\"back\\\\slash\""), ("two\nlines", "\"two\\nlines\""),
    ("\u{1}", "\"\\u0001\""), ("\u{1F}", "\"\\u001f\""), ("Grüße 🌤", "\"Grüße 🌤\""),
])
func `strings are escaped as JSON asks`(text: String, written: String) {
    #expect(JSONText.string(text) == written)
}

@Test(
    arguments: [
        (0, "0"), (-0.0, "0"), (375, "375"), (20.5, "20.5"), (-67, "-67"), (333.0 / 3, "111"), (1.0 / 3, "0.333333"), (-0.0000001, "0"),
        (0.0625, "0.0625"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
func `numbers are written shortly`(value: Double, written: String) {
    #expect(JSONText.number(value) == written)
}
