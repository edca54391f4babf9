import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * Where a request comes from, as Fastify's `request.ip` says it of its own requests; for those that never reach Fastify, as the
 * upgrade to a WebSocket does not.
 * @param trustedProxies addresses or networks whose X-Forwarded-For is believed, as the configuration checked them.
 */
export function clientAddressBehind(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", length] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (length === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(length), family);
  }
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? "";
    // Each proxy appends the address that it received the request from: what stands before the first untrusted address proves nothing.
    const forwarded = [headers["x-forwarded-for"] ?? []]
      .flat()
      .join(",")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    while (isTrusted(address)) {
      const before = forwarded.pop();
      if (before === undefined) break;
      address = before;
    }
    return address;
  };
}
