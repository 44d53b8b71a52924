import Testing

@testable import trellis

// Expected values: the conventions of getopt_long, in our own small form.

private let scale = Option(name: "scale", value: "S", help: "")
private let output = Option(name: "output", short: "o", value: "DIR", help: "")
private let json = Option(name: "json", help: "")
private let options = [scale, output, json]

@Test(arguments: [
    ["a.xib", "--scale", "2", "--json", "b.xib"], ["--scale=2", "a.xib", "b.xib", "--json"],
    ["--json", "--scale", "3", "--scale", "2", "a.xib", "b.xib"],
])
func `options and files stand in any order`(words: [String]) throws {
    let arguments = try Arguments(words, options: options)
    #expect(arguments.files == ["a.xib", "b.xib"])
    #expect(arguments.value(scale) == "2")
    #expect(arguments.has(json))
    #expect(arguments.value(output) == nil)
}

@Test func `a short name works like the long one`() throws {
    #expect(try Arguments(["-o", "out"], options: options).value(output) == "out")
}

@Test func `behind two hyphens everything is a file`() throws {
    #expect(try Arguments(["--", "--json", "-o"], options: options).files == ["--json", "-o"])
}

@Test func `an unknown option is named`() {
    #expect(throws: UsageError.unknownOption("--jsno")) { try Arguments(["--jsno"], options: options) }
    #expect(UsageError.unknownOption("--jsno").message == "there is no option '--jsno'")
}

@Test func `a missing value is named`() {
    #expect(throws: UsageError.missingValue(option: "--scale", value: "S")) { try Arguments(["a.xib", "--scale"], options: options) }
    #expect(UsageError.missingValue(option: "--scale", value: "S").message == "--scale needs a value: --scale S")
}

@Test func `a switch takes no value`() {
    #expect(throws: UsageError.unexpectedValue(option: "--json")) { try Arguments(["--json=yes"], options: options) }
}
