import LayoutChecks

/// Reads the team's rules in a configuration file.
struct PolicyReader {
    /// The configuration's path, for messages.
    let path: String

    /// The policy that a member `policy` holds.
    @MainActor func policy(_ member: PositionedJSON.Member) throws(Configuration.Fault) -> DocumentPolicy {
        guard case .object(let rules) = member.value.value else { throw Configuration.wrong(member, "an object", path) }
        var policy = DocumentPolicy()
        for rule in rules {
            switch rule.key {
            case "fonts": policy.fonts = try names(rule)
            case "colors": policy.colors = try names(rule)
            case "classes": policy.classes = try names(rule)
            case "devices": policy.devices = try names(rule)
            case "maxScenes":
                guard case .number(let count) = rule.value.value, count >= 0, count == count.rounded(), count < 1e6 else {
                    throw Configuration.wrong(rule, "a whole number", path)
                }
                policy.maxScenes = Int(count)
            case "initialController": policy.needsInitialController = try flag(rule)
            case "sizeClasses": policy.allowsSizeClasses = try flag(rule)
            case "stackBackgrounds": policy.allowsStackBackgrounds = try flag(rule)
            case "reuseIdentifiers": policy.needsReuseIdentifiers = try flag(rule)
            default:
                throw Configuration.Fault(
                    file: path, position: rule.position,
                    message:
                        "\"\(rule.key)\" means nothing in a policy: there are \"fonts\", \"colors\", \"classes\", \"devices\", \"maxScenes\", "
                        + "\"initialController\", \"sizeClasses\", \"stackBackgrounds\" and \"reuseIdentifiers\"")
            }
        }
        return policy
    }

    @MainActor private func names(_ rule: PositionedJSON.Member) throws(Configuration.Fault) -> [String] {
        guard case .array(let values) = rule.value.value else { throw Configuration.wrong(rule, "an array of names", path) }
        var names: [String] = []
        for value in values {
            guard case .string(let name) = value.value else {
                throw Configuration.Fault(file: path, position: value.position, message: "a name is a string, not \(value.kind)")
            }
            names.append(name)
        }
        return names
    }

    @MainActor private func flag(_ rule: PositionedJSON.Member) throws(Configuration.Fault) -> Bool {
        guard case .bool(let value) = rule.value.value else { throw Configuration.wrong(rule, "true or false", path) }
        return value
    }
}
