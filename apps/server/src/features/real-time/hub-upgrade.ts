import type { IncomingMessage } from "node:http";
import { hasOneHost } from "../../plugins/one-host.ts";

/** Where the portal's hub is (specification §7). */
export const HUB_PATH = "/api/apphub";
/** Where that of the staff is. */
export const STAFF_HUB_PATH = "/api/admin/hub";

const paths: ReadonlySet<string | undefined> = new Set([HUB_PATH, STAFF_HUB_PATH]);

const WEBSOCKET = /(?:^|,)\s*websocket\s*(?:,|$)/i;

/**
 * Whether a request is to become a WebSocket of a hub. An Upgrade header on any other request is an offer that a server may ignore
 * (RFC 9110 §7.8): `curl --http2` and clients of HTTP/2 send one with ordinary requests.
 */
export function isHubUpgrade(request: Pick<IncomingMessage, "headers" | "httpVersion" | "rawHeaders" | "url">): boolean {
  const path = request.url?.split("?")[0]?.replace(/\/$/, "");
  return paths.has(path) && WEBSOCKET.test(request.headers.upgrade ?? "") && hasOneHost(request);
}
