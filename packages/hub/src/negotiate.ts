import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Connection } from "./connection.ts";
import type { HubRuntime } from "./runtime.ts";
import { HubConnection } from "./hub-connection.ts";
import type { HubUser } from "./hub.ts";
import type { HubRequest } from "./options.ts";
import { answer, answerJson } from "./request.ts";

/** Newest version of the negotiation that is spoken here; 0 is the oldest. */
const NEWEST_VERSION = 1;

const TRANSPORTS = [
  { transport: "WebSockets", transferFormats: ["Text", "Binary"] },
  { transport: "ServerSentEvents", transferFormats: ["Text"] },
  { transport: "LongPolling", transferFormats: ["Text", "Binary"] },
] as const;

/** Makes a connection without a transport. @returns undefined where the address has too many */
export function openConnection(
  runtime: HubRuntime,
  address: string,
  user: HubUser | undefined,
  version: number | undefined,
): Connection | undefined {
  const id = randomId();
  // Version 0 knows one id only; a WebSocket that came without negotiation is found by none.
  const token = version === undefined ? undefined : version === 0 ? id : randomId();
  return runtime.store.add(address, () => new HubConnection(runtime, id, token, address, user));
}

/** 128 bits: an id of version 0 and every token is as good as a password. */
const randomId = (): string => randomBytes(16).toString("base64url");

/** Answers `POST [path]/negotiate`. */
export async function negotiate(
  runtime: HubRuntime,
  request: HubRequest,
  query: URLSearchParams,
  user: HubUser | undefined,
  response: ServerResponse,
): Promise<void> {
  const requested = query.get("negotiateVersion") ?? "0";
  if (!/^\d{1,4}$/.test(requested)) return answer(response, 400, "negotiateVersion must be a number.");
  const version = Math.min(Number(requested), NEWEST_VERSION);
  const elsewhere = await runtime.settings.negotiate?.(request, user);
  if (elsewhere) return answerJson(response, { negotiateVersion: version, ...elsewhere });
  const connection = openConnection(runtime, request.address, user, version);
  if (!connection) return answer(response, 429, "Too many connections from this address.");
  answerJson(response, {
    negotiateVersion: version,
    connectionId: connection.id,
    ...(version > 0 ? { connectionToken: connection.token } : {}),
    availableTransports: TRANSPORTS.filter(({ transport }) => runtime.settings.transports.has(transport)),
  });
}
