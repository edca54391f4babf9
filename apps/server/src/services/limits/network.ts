import ipaddr from "ipaddr.js";

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, of which one household or server has all.
 * @param address as `request.ip` gives it; what is no address counts as one network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address); // ::ffff:192.0.2.1 is 192.0.2.1
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(":")}::/64`;
}
