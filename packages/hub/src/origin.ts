import type { IncomingMessage, ServerResponse } from "node:http";
import type { HubSettings } from "./options.ts";

/**
 * Whether a page of the request's origin may use the hub. Cookies travel with such requests whatever the page, and WebSockets know no
 * CORS, so the answer is the same for every request. Programs send no origin, and may.
 */
export function originAllowed({ headers }: IncomingMessage, settings: HubSettings): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return settings.allowedOrigins.has(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Lets a page of an allowed origin read the answer, with credentials. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, settings: Pick<HubSettings, "allowedOrigins">): void {
  if (settings.allowedOrigins.size === 0) return;
  response.appendHeader("Vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !settings.allowedOrigins.has(origin)) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

/** Answers a preflight request of an allowed origin. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, DELETE");
  const requested = request.headers["access-control-request-headers"];
  // Whatever headers the client adds mean nothing here; those that are names may come.
  if (requested !== undefined && /^[\w, !#$%&'*+.^`|~-]{1,1000}$/.test(requested))
    response.setHeader("Access-Control-Allow-Headers", requested);
  response.setHeader("Access-Control-Max-Age", "600");
  response.writeHead(204).end();
}
