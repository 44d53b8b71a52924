// On iOS layers, their animations and clocks are a framework of their own, which UIKit also hands on. Here UIKit holds them, and this module is the
// name under which sources import them.
@_exported import UIKit
