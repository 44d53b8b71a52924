/// Why the bytes of a JPEG file could not be turned into pixels.
enum JPEGError: Error, Equatable {
    case notJPEG
    /// The file ends, or says something impossible, before the picture is whole.
    case damaged(String)
    /// A kind of JPEG that isn't decoded: arithmetic coding, lossless, 12 bits, four colours.
    case unsupported(String)
}
