import CSDL2
import CoreGraphics
import Foundation
import ViewRendering

/// The window on the desktop, through SDL: takes pixels, gives events.
@MainActor final class SDLScreen {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (wide: Int32(0), high: Int32(0))

    /// - Throws: `PreviewError.noWindow` with SDL's own word where there is no display.
    init(title: String, size: CGSize) throws(PreviewError) {
        SDL_SetMainReady()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noWindow(reason: Self.problem) }
        guard Self.hasDisplay else {
            SDL_Quit()
            throw .noWindow(reason: "no display can be opened")
        }
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let center = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
        guard let window = SDL_CreateWindow(title, center, center, Int32(size.width), Int32(size.height), flags) else {
            let reason = Self.problem
            SDL_Quit()
            throw .noWindow(reason: reason)
        }
        // Without a graphics card SDL copies the pixels itself; nothing here needs more.
        let wanted = SDL_RENDERER_PRESENTVSYNC.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, wanted) ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
            let reason = Self.problem
            SDL_DestroyWindow(window)
            SDL_Quit()
            throw .noWindow(reason: reason)
        }
        (self.window, self.renderer) = (window, renderer)
        SDL_StartTextInput()
    }

    isolated deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        SDL_Quit()
    }

    /// Whether SDL found a display. Without one it draws into nothing and waits for events that never come, unless it was told to.
    private static var hasDisplay: Bool {
        guard let driver = SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) else { return false }
        return !["offscreen", "dummy", "evdev"].contains(driver) || ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] == driver
    }

    private static var problem: String { String(cString: SDL_GetError()) }

    /// The room on the display that the window stands on, in points.
    static func room() -> CGSize {
        var rect = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &rect) == 0 else { return CGSize(width: 1280, height: 800) }
        return CGSize(width: Int(rect.w), height: Int(rect.h))
    }

    /// The window's size in points.
    var size: CGSize {
        get {
            var (width, height) = (Int32(0), Int32(0))
            SDL_GetWindowSize(window, &width, &height)
            return CGSize(width: Int(width), height: Int(height))
        }
        set {
            SDL_SetWindowSize(window, Int32(newValue.width), Int32(newValue.height))
            let center = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
            SDL_SetWindowPosition(window, center, center)
        }
    }

    /// Pixels a point.
    var scale: Double {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return size.width > 0 ? Double(width) / Double(size.width) : 1
    }

    var title: String {
        get { String(cString: SDL_GetWindowTitle(window)) }
        set { SDL_SetWindowTitle(window, newValue) }
    }

    /// Shows a picture in the whole window.
    func show(_ board: DrawingBoard) {
        let (wide, high) = (Int32(board.pixels.wide), Int32(board.pixels.high))
        if texture == nil || textureSize != (wide, high) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), wide, high)
            textureSize = (wide, high)
        }
        board.withPixels { pixels, bytesPerRow in _ = SDL_UpdateTexture(texture, nil, pixels, Int32(bytesPerRow)) }
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    /// The next event, or nil when none comes within a time.
    func event(within seconds: Double) -> PreviewEvent? {
        var event = SDL_Event()
        let found = seconds > 0 ? SDL_WaitEventTimeout(&event, Int32(seconds * 1000)) : SDL_PollEvent(&event)
        guard found != 0 else { return nil }
        return SDLEventReader.read(event) ?? .other
    }
}
