import type { IncomingMessage } from "node:http";
import { hasOneHost } from "../../plugins/one-host.ts";

/** Where the portal's hub is (specification §7). */
export const HUB_PATH = "/api/apphub";

const WEBSOCKET = /(?:^|,)\s*websocket\s*(?:,|$)/i;

/**
 * Whether a request is to become a WebSocket of the hub. An Upgrade header on any other request is an offer that a server may ignore
 * (RFC 9110 §7.8): `curl --http2` and clients of HTTP/2 send one with ordinary requests.
 */
export function isHubUpgrade(request: Pick<IncomingMessage, "headers" | "httpVersion" | "rawHeaders" | "url">): boolean {
  const path = request.url?.split("?")[0]?.replace(/\/$/, "");
  return path === HUB_PATH && WEBSOCKET.test(request.headers.upgrade ?? "") && hasOneHost(request);
}
