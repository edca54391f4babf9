/** The faults of specification §8, and what a client makes of each. */
import type { ApiErrorKind } from "../http/api-error.ts";
import { answer, type Behaviour, json } from "./faulty-server.ts";

/** The beginning of an answer. */
export const half = '{"success":true,"data":[{"slug":"tin-m';
export const html = answer(200, "<!doctype html><title>Cổng thông tin</title>", { "content-type": "text/html" });

export interface Fault {
  readonly fault: string;
  readonly behaviour: Behaviour;
  readonly kind: ApiErrorKind;
  /** How often a call that may be repeated is sent. */
  readonly sent: number;
  readonly shouldRetry: boolean;
}

export const faults: readonly Fault[] = [
  { fault: "connection reset", behaviour: { does: "reset" }, kind: "network", sent: 4, shouldRetry: true },
  {
    fault: "JSON that breaks off with its connection",
    behaviour: { does: "break off", body: half, type: "application/json" },
    kind: "network",
    sent: 4,
    shouldRetry: true,
  },
  {
    fault: "JSON cut short",
    behaviour: answer(200, half, { "content-type": "application/json" }),
    kind: "shape",
    sent: 1,
    shouldRetry: false,
  },
  { fault: "HTML instead of JSON", behaviour: html, kind: "shape", sent: 1, shouldRetry: false },
  { fault: "a JSON list instead of an object", behaviour: json([]), kind: "shape", sent: 1, shouldRetry: false },
  { fault: "JSON null", behaviour: json(null), kind: "shape", sent: 1, shouldRetry: false },
  { fault: "an empty body", behaviour: answer(200, ""), kind: "shape", sent: 1, shouldRetry: false },
  { fault: "status 500", behaviour: json({ success: false, data: null, message: "Lỗi" }, 500), kind: "status", sent: 4, shouldRetry: true },
  { fault: "status 503", behaviour: answer(503, "away"), kind: "status", sent: 4, shouldRetry: true },
  { fault: "status 429", behaviour: answer(429, "later"), kind: "status", sent: 4, shouldRetry: true },
  {
    fault: "status 400",
    behaviour: json({ success: false, data: null, message: "Sai" }, 400),
    kind: "status",
    sent: 1,
    shouldRetry: false,
  },
  { fault: "status 401", behaviour: answer(401, ""), kind: "status", sent: 1, shouldRetry: false },
  { fault: "status 403", behaviour: answer(403, ""), kind: "status", sent: 1, shouldRetry: false },
  { fault: "status 404", behaviour: answer(404, ""), kind: "status", sent: 1, shouldRetry: false },
];
/** They end only by the client's own deadline. */
export const endless: readonly Fault[] = [
  {
    fault: "a response that never ends",
    behaviour: { does: "never end", body: half, type: "application/json" },
    kind: "timeout",
    sent: 1,
    shouldRetry: true,
  },
  { fault: "a server that says nothing", behaviour: { does: "say nothing" }, kind: "timeout", sent: 1, shouldRetry: true },
];
