/**
 * network: no answer, or it broke off · timeout: no whole answer in time · status: outside 200–299 · shape: the body is not what the
 * call promises · refused: the server answered `success: false`.
 */
export type ApiErrorKind = "network" | "timeout" | "status" | "shape" | "refused";

/** What went wrong with a call. It classifies itself (specification §8). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: { readonly status?: number; readonly retryAfter?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the same call may succeed later: network errors, status 500 and above, and 429, where the server itself asks for later. */
  get shouldRetry(): boolean {
    return this.kind === "network" || this.kind === "timeout" || (this.status !== undefined && (this.status >= 500 || this.status === 429));
  }

  /** Nothing is shown to the visitor (specification §8: 403). */
  get silent(): boolean {
    return this.status === 403;
  }
}

/** The call's answer, or undefined where its failure shows nothing to the visitor. @throws what else went wrong */
export async function unlessSilent<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.silent) return undefined;
    throw error;
  }
}
