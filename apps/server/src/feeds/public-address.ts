import ipaddr from "ipaddr.js";

/** Services of clouds that answer machines inside them, at addresses that look public. */
const inside = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is anybody's on the public internet: not loopback, private, link-local (metadata services too), unique local,
 * carrier-grade, multicast, reserved, or IPv4 in the dress of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && !inside.has(parsed.toString());
}
