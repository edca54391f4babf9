import ipaddr from "ipaddr.js";

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, of which one household or server has all.
 * @param address as `request.ip` gives it; what is no address counts as one network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.parse(withoutMapping(address));
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(":")}::/64`;
}

/** 192.0.2.1 for ::ffff:192.0.2.1, as a socket that takes both families says of an IPv4 address; others as they are. */
export function withoutMapping(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : address;
}
