import { createHttp, type Http, RETRIES } from "@portal/client";

/** Milliseconds until an upstream call is given up, its repetitions included: less than a request to the portal may take. */
const TIMEOUT = 10_000;
/** Milliseconds. Every reader of every page would wait for the repetitions of an upstream that is down. */
const BACKOFF_MS = 10_000;

/**
 * Calls an upstream API as the specification's client does (§8, §9: three repetitions). After a call that failed in spite of them, calls
 * are made once only for a while.
 * @param base "https://host/api/"
 */
export function upstreamHttp(base: string, log: (message: string, details: Readonly<Record<string, unknown>>) => void): () => Http {
  let backOffUntil = 0;
  const make = (retries: number): Http => {
    const http = createHttp({
      base,
      fetch,
      // The operator named one host: its answers do not send calls to others, to this machine's own ports least of all.
      redirect: "manual",
      timeout: TIMEOUT,
      retries,
      session: undefined,
      log: (message, detail) => log(message, detail instanceof Error ? { err: detail } : {}),
    });
    return {
      log: http.log,
      async send(call) {
        try {
          return await http.send(call);
        } catch (error) {
          if (shouldRetry(error)) backOffUntil = performance.now() + BACKOFF_MS;
          throw error;
        }
      },
    };
  };
  const withRetries = make(RETRIES);
  const withoutRetries = make(0);
  return () => (performance.now() < backOffUntil ? withoutRetries : withRetries);
}

const shouldRetry = (error: unknown): boolean => (error as { readonly shouldRetry?: unknown }).shouldRetry === true;
