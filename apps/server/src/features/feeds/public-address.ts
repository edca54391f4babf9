import ipaddr from "ipaddr.js";

/** Services of clouds that answer machines inside them, at addresses that look public. */
const inside = new Set(["168.63.129.16"]);

/** Of IPv6, the only part that is given to the public (RFC 4291 §2.4); IPv4-compatible addresses such as ::127.0.0.1 lie outside of it. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is anybody's on the public internet: not loopback, private, link-local (metadata services too), unique local,
 * carrier-grade, multicast, reserved, or an IPv4 address written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === "ipv6" && !parsed.match(globalUnicast)) return false;
  return parsed.range() === "unicast" && !inside.has(parsed.toString());
}
