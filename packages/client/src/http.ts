/** What went wrong with a call. `shouldRetry` answers whether the same call may succeed later (specification §8). */
export class ApiError extends Error {
  readonly kind: "network" | "status" | "shape" | "refused";
  readonly status: number | undefined;

  constructor(kind: ApiError["kind"], message: string, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.status = options.status;
  }

  get shouldRetry(): boolean {
    return this.kind === "network" || (this.status !== undefined && this.status >= 500);
  }
}

export interface HttpOptions {
  /** Ends with "/api/": "https://portal.example/api/", or "/api/" in the browser. */
  readonly base: string;
  readonly fetch: typeof fetch;
  /** Milliseconds until a call is given up. */
  readonly timeout: number;
}

export interface CallInit {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: RequestCredentials;
  readonly signal: AbortSignal | null;
}

/** One JSON call. @throws {ApiError} for a network failure, a status outside 200–299 (specification §9), or a body that is no JSON object. */
export async function callJson(options: HttpOptions, path: string, init: CallInit): Promise<Record<string, unknown>> {
  const timeout = AbortSignal.timeout(options.timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  let response: Response;
  try {
    response = await options.fetch(options.base + path, { ...init, signal, headers: { accept: "application/json", ...init.headers } });
  } catch (cause) {
    init.signal?.throwIfAborted();
    throw new ApiError("network", `${path} could not be reached. Check the connection and the server's address.`, { cause });
  }
  // A page model answers 404 for a page that does not exist: its body is an answer, not an error.
  if (!response.ok && response.status !== 404)
    throw new ApiError("status", `${path} answered with status ${response.status}.`, { status: response.status });
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ApiError("shape", `${path} did not answer with JSON.`, { status: response.status, cause });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new ApiError("shape", `${path} did not answer with a JSON object.`, { status: response.status });
  return body as Record<string, unknown>;
}
