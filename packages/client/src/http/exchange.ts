import { ApiError } from "./api-error.ts";
import type { ReadBody } from "./read-body.ts";
import { parseRetryAfter } from "./retry-timing.ts";

export interface Exchange<T> {
  readonly fetch: typeof fetch;
  readonly url: string;
  /** What messages call the request. */
  readonly name: string;
  readonly init: RequestInit;
  /** Statuses outside 200–299 that are read too. */
  readonly accepts: readonly number[];
  readonly read: ReadBody<T>;
}

/** Sends a request once and reads the whole body. @throws {ApiError} */
export async function exchange<T>({ fetch, url, name, init, accepts, read }: Exchange<T>): Promise<T> {
  let response: Response | undefined;
  try {
    response = await fetch(url, init);
    // Only 200–299 is success (specification §9).
    if (response.ok || accepts.includes(response.status)) return await read(response, name);
    throw statusError(response, name);
  } catch (cause) {
    // Without the cancel, a body that no one reads would hold its connection.
    response?.body?.cancel().catch(() => {});
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("network", `${name} could not be reached, or its answer broke off. Check the connection and the server's address.`, {
      cause,
    });
  }
}

function statusError({ status, headers }: Response, name: string): ApiError {
  const isRedirect = status >= 300 && status < 400;
  const hint = isRedirect ? " Redirects are not followed: check that the server address is the final one." : "";
  return new ApiError("status", `${name} answered with status ${status}.${hint}`, {
    status,
    retryAfter: parseRetryAfter(headers.get("retry-after"), Date.now()),
  });
}
