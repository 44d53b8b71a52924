import CSDL2
import CoreGraphics
import Foundation

/// SDL's events as a preview's.
@MainActor enum SDLEventReader {
    /// How many points one click of a wheel scrolls.
    private static let click = 80.0

    /// Where the pointer is, in points of the window.
    private static var pointer: CGPoint {
        var (x, y) = (Int32(0), Int32(0))
        SDL_GetMouseState(&x, &y)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// The event, or nil for one that nobody cares about.
    static func read(_ event: SDL_Event) -> PreviewEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: .close
        case SDL_WINDOWEVENT: .expose
        case SDL_MOUSEBUTTONDOWN where event.button.button == 1: .down(CGPoint(x: Int(event.button.x), y: Int(event.button.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == 1: .up(CGPoint(x: Int(event.button.x), y: Int(event.button.y)))
        case SDL_MOUSEMOTION: .move(CGPoint(x: Int(event.motion.x), y: Int(event.motion.y)), isDown: event.motion.state & 1 != 0)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_KEYDOWN: key(event.key.keysym)
        case SDL_TEXTINPUT: text(event.text)
        default: nil
        }
    }

    private static func wheel(_ event: SDL_MouseWheelEvent) -> PreviewEvent {
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        let (x, y) = (Double(event.preciseX) * sign, Double(event.preciseY) * sign)
        // A trackpad gives fractions of a click.
        let isPrecise = x != x.rounded() || y != y.rounded()
        let zooms = SDL_GetModState().rawValue & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0
        return .wheel(pointer, CGVector(dx: x * click, dy: -y * click), isPrecise: isPrecise, zooms: zooms)
    }

    /// Keys without a letter; letters come as text.
    private static func key(_ key: SDL_Keysym) -> PreviewEvent? {
        switch SDL_KeyCode(rawValue: SDL_KeyCode.RawValue(key.sym)) {
        case SDLK_ESCAPE: .key(.escape)
        case SDLK_BACKSPACE: .key(.delete)
        case SDLK_RETURN, SDLK_KP_ENTER: .key(.enter)
        case SDLK_UP: .key(.up)
        case SDLK_DOWN: .key(.down)
        case SDLK_PAGEUP: .key(.pageUp)
        case SDLK_PAGEDOWN: .key(.pageDown)
        case SDLK_HOME: .key(.home)
        case SDLK_END: .key(.end)
        case SDLK_F5: .key(.f5)
        default: nil
        }
    }

    private static func text(_ event: SDL_TextInputEvent) -> PreviewEvent? {
        withUnsafeBytes(of: event.text) { bytes in
            let letters = bytes.prefix { $0 != 0 }
            return letters.isEmpty ? nil : .text(String(decoding: letters, as: UTF8.self))
        }
    }
}
