import type { TokenStore } from "../session/token-store.ts";
import { ApiError } from "./api-error.ts";
import { exchange } from "./exchange.ts";
import type { ReadBody } from "./read-body.ts";
import { retryDelay } from "./retry-timing.ts";
import { SharedCalls } from "./shared-calls.ts";
import { sleep } from "./sleep.ts";

/** Milliseconds after which a request ends, its repetitions included. */
export const REQUEST_TIMEOUT = 30_000;

export interface HttpOptions {
  /** Ends with "/api/": "https://portal.example/api/", or "/api/" in the browser. */
  readonly base: string;
  readonly fetch: typeof fetch;
  /** `manual`: an answer that leads elsewhere is a failure, as on the server, which calls no address but the base. */
  readonly redirect: "follow" | "manual";
  /** Milliseconds: REQUEST_TIMEOUT in the browser. */
  readonly timeout: number;
  /** How often a failed request is repeated: RETRIES in the browser. */
  readonly retries: number;
  /** Whose requests these are; undefined: no one's, as on the server. */
  readonly session: Session | undefined;
  /** Where failures are logged that no one is shown (specification §8): console.warn in the browser. */
  readonly log: (message: string, detail?: unknown) => void;
}

/** What a request says of its sender (specification §7). */
export interface Session {
  readonly tokens: TokenStore;
  readonly clientId: string;
}

export interface Call<T> {
  /** Below the base, with its query. */
  readonly path: string;
  /** GET where there is none. */
  readonly post?: string | FormData;
  /** Only says something, and asks for no body. */
  readonly head?: true;
  readonly headers?: Readonly<Record<string, string>>;
  /** One path has one way to be read. */
  readonly read: ReadBody<T>;
  /** Milliseconds after the first attempt in which repeating the request is harmless. A GET always is, a POST never, unless said. */
  readonly repeatFor?: number;
  /** Statuses outside 200–299 whose answers are to be read. */
  readonly accepts?: readonly number[];
  /** Milliseconds instead of the usual ones, for what carries a file. */
  readonly timeout?: number;
  /** Carries neither token nor client id, so that shared caches may answer it. */
  readonly anonymous?: true;
  readonly signal: AbortSignal | undefined;
}

export interface Http {
  /** @throws {ApiError}, or the signal's reason where the caller left. */
  send<T>(call: Call<T>): Promise<T>;
  readonly log: HttpOptions["log"];
}

export function createHttp(options: HttpOptions): Http {
  const shared = new SharedCalls();
  return {
    log: options.log,
    send<T>(call: Call<T>): Promise<T> {
      const { signal } = call;
      if (call.post !== undefined) return signal?.aborted ? Promise.reject(signal.reason as Error) : sendWithRetries(options, call, signal);
      const sender = call.anonymous ? undefined : options.session?.tokens.access;
      return shared.join(`${sender ?? ""} ${call.head ? "HEAD " : ""}${call.path}`, signal, (last) => sendWithRetries(options, call, last));
    },
  };
}

async function sendWithRetries<T>(options: HttpOptions, call: Call<T>, signal: AbortSignal | undefined): Promise<T> {
  const { retries } = options;
  const timeout = call.timeout ?? options.timeout;
  const repeatFor = call.repeatFor ?? (call.post === undefined ? Infinity : 0);
  const start = Date.now();
  const ends = new AbortController();
  let late = false;
  const leave = (): void => ends.abort(signal?.reason);
  signal?.addEventListener("abort", leave);
  // One timer over every attempt, bodies included.
  const timer = setTimeout(() => {
    late = true;
    ends.abort();
  }, timeout);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(options, call, ends.signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (late)
          throw new ApiError("timeout", `${nameOf(call)} did not answer within ${timeout / 1000} s. Try again later.`, { cause: error });
        if (!(error instanceof ApiError)) throw error;
        const delay = retryDelay({ attempt, retries, error, left: Math.min(timeout, repeatFor) - (Date.now() - start) });
        if (delay === undefined) throw error;
        await sleep(delay, signal);
      }
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

/** Without the query, which may hold what a visitor wrote: messages end in logs. */
const nameOf = ({ path }: { readonly path: string }): string => path.split("?", 1)[0] ?? "";

async function sendOnce<T>({ base, fetch, redirect, session }: HttpOptions, call: Call<T>, signal: AbortSignal): Promise<T> {
  const { path, post, head, headers, read, accepts = [], anonymous } = call;
  // Asked at each attempt: another tab may have stored a newer token meanwhile.
  const sender = anonymous ? undefined : session;
  const token = sender?.tokens.access;
  const init: RequestInit = {
    method: post !== undefined ? "POST" : head ? "HEAD" : "GET",
    body: post ?? null,
    credentials: "include",
    redirect,
    signal,
    headers: {
      accept: "application/json",
      ...(typeof post === "string" ? { "content-type": "application/json" } : {}),
      ...(sender && token !== undefined ? { authorization: `Bearer ${token}`, CLIENT_ID: sender.clientId } : {}),
      ...headers,
    },
  };
  try {
    return await exchange({ fetch, url: base + path, name: nameOf(call), init, accepts, read });
  } catch (error) {
    // 401 clears both tokens, specification §4; not those that came while this request was on its way.
    if (error instanceof ApiError && error.status === 401 && sender?.tokens.access === token) sender?.tokens.clear();
    throw error;
  }
}
