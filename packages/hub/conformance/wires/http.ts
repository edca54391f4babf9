/** Requests as raw as node:http makes them: a connection each, no retry, no redirect, bodies in the pieces that the test says. */
import { Buffer } from "node:buffer";
import { once } from "node:events";
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from "node:http";
import type { TransportWire } from "./transport-wire.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request whose body the test writes itself. */
export function beginRequest(method: string, url: string, headers: Readonly<Record<string, string>> = {}): ClientRequest {
  return httpRequest(url, { method, headers, agent: false });
}

/** @throws Error where the server cuts the connection before it has answered whole */
export async function request(method: string, url: string, { headers, body }: RequestOptions = {}): Promise<Answer> {
  const outgoing = beginRequest(method, url, headers);
  if (method === "POST") outgoing.setHeader("content-length", Buffer.byteLength(body ?? ""));
  outgoing.end(body);
  return answerOf(outgoing);
}

export async function answerOf(outgoing: ClientRequest): Promise<Answer> {
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  // An answer to a body that the server does not read to its end: what is still on its way may fail.
  outgoing.on("error", () => {});
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

export interface Negotiated {
  readonly connectionId: string;
  /** What requests carry as their `id`. */
  readonly token: string;
}

export async function negotiate(hub: string, options: RequestOptions & { readonly query?: string } = {}): Promise<Negotiated> {
  const { status, text } = await request("POST", `${hub}/negotiate?negotiateVersion=1${options.query ?? ""}`, options);
  if (status !== 200) throw new Error(`Negotiation was answered ${status}: ${text}`);
  const { connectionId, connectionToken } = JSON.parse(text) as { connectionId: string; connectionToken: string };
  return { connectionId, token: connectionToken };
}

/** What a client of server-sent events or long polling says. */
export function sendByPost(url: string, headers: Readonly<Record<string, string>>): Pick<TransportWire, "send" | "sendPieces"> {
  const send = async (bytes: string | Buffer): Promise<number> => (await request("POST", url, { headers, body: bytes })).status;
  return {
    send,
    sendPieces: async (pieces) => {
      for (const piece of pieces) await send(piece);
    },
  };
}
