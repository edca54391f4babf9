/** Calls of administration: JSON in an envelope, as the member whose cookie the browser sends. */
import type { Envelope, Refusal, RefusalCode } from "@portal/contracts";

export interface Answer<T> {
  readonly data: T;
  /** Of lists: how many there are in all. */
  readonly total: number | undefined;
  /** Of lists: false where there are more than `total`. */
  readonly isTotalExact: boolean;
  /** Of lists that are read on by it: what asks for the next part; null: there is none. undefined: the list is read on by how many were read. */
  readonly next: string | null | undefined;
  /** What a write names as `if-match`. */
  readonly etag: string | undefined;
}

/** Why a call was not answered with what was asked for. `refusal`: what is missing; "network": no answer came. */
export class CallFailed extends Error {
  readonly status: number;
  readonly refusal: Refusal | "sign-in" | "origin" | "network" | undefined;
  readonly data: unknown;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, given: Pick<CallFailed, "status" | "refusal" | "data" | "retryAfter">) {
    super(message);
    this.status = given.status;
    this.refusal = given.refusal;
    this.data = given.data;
    this.retryAfter = given.retryAfter;
  }
}

/** What a refused act has answered besides; none: it was refused by something else. */
export function refusalDetails<T>(error: Error | null, code: RefusalCode): readonly Partial<T>[] {
  if (!(error instanceof CallFailed)) return [];
  const answered = (error.data ?? {}) as { readonly code?: string; readonly details?: unknown };
  return answered.code === code && Array.isArray(answered.details) ? (answered.details as readonly Partial<T>[]) : [];
}

export interface CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: object;
  /** Entity tag of what was seen. */
  readonly ifMatch?: string;
  /** A UUID: sent again with the same one, a call is done once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** @param path below /api/admin, with its query. @throws CallFailed; where the signal is aborted */
export async function call<T>(
  path: string,
  { method = "GET", body, ifMatch, idempotencyKey, signal }: CallOptions = {},
): Promise<Answer<T>> {
  const headers = {
    accept: "application/json",
    // What no form, and no page of another site, can add.
    "portal-staff": "1",
    ...(body && { "content-type": "application/json" }),
    ...(ifMatch !== undefined && { "if-match": ifMatch }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
  const options = { method, headers, signal: signal ?? null, cache: "no-store", body: body ? JSON.stringify(body) : null } as const;
  let response: Response;
  let envelope: Envelope<T>;
  try {
    response = await fetch(`/api/admin/${path}`, options);
    envelope = (await response.json()) as Envelope<T>;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallFailed("", { status: 0, refusal: "network", data: undefined, retryAfter: undefined });
  }
  if (!response.ok || !envelope.success || envelope.data === undefined) {
    const retryAfter = response.headers.get("retry-after");
    throw new CallFailed(envelope.message ?? response.statusText, {
      status: response.status,
      refusal: (response.headers.get("portal-refusal") ?? undefined) as CallFailed["refusal"],
      data: envelope.data,
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    });
  }
  const { total, isTotalExact = true, next } = envelope;
  return { data: envelope.data as T, total, isTotalExact, next, etag: response.headers.get("etag") ?? undefined };
}
