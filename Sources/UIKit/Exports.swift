// As on iOS: importing UIKit brings Foundation and CoreGraphics with it.
@_exported import CoreGraphics
@_exported import Foundation
