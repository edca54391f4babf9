import { Agent, request } from "undici";

export interface PostOptions {
  readonly body: string;
  /** Of the body. */
  readonly type: string;
  readonly signal: AbortSignal;
}

/** Sends something to one service. */
export interface Poster {
  /** @returns why it was not taken, in one sentence without anything a stranger wrote; undefined: it was */
  post(url: string, options: PostOptions): Promise<Refusal | undefined>;
  close(): Promise<void>;
}

export interface Refusal {
  readonly reason: string;
  /** undefined: there was no answer. */
  readonly status: number | undefined;
}

/**
 * Waits no longer than `timeout` milliseconds for an answer, reads nothing of it but its status, and follows no redirect: what the operator
 * named is called, and no address that a stranger names.
 */
export function createPoster(timeout: number): Poster {
  const agent = new Agent({ connect: { timeout }, headersTimeout: timeout, bodyTimeout: timeout, connections: 2, pipelining: 0 });
  return {
    async post(url, { body: sent, type, signal }) {
      try {
        const { statusCode, body } = await request(url, {
          method: "POST",
          headers: { "content-type": type },
          body: sent,
          dispatcher: agent,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        });
        // With its connection: nothing of it is read, however long it is.
        body.on("error", () => undefined).destroy();
        if (statusCode >= 200 && statusCode < 300) return undefined;
        const redirected = statusCode >= 300 && statusCode < 400 ? "; redirects are not followed" : "";
        return { reason: `It answered ${statusCode}${redirected}.`, status: statusCode };
      } catch (error) {
        const { name, code } = error as Error & { code?: string };
        return { reason: name === "TimeoutError" ? "It took too long." : `It could not be reached (${code ?? name}).`, status: undefined };
      }
    },
    close: () => agent.destroy(),
  };
}
