/** When a failed request is sent again. Pure: no clock, no timer. */

/** How often a request is repeated (specification §9). */
export const RETRIES = 3;

/** Milliseconds; the wait before repetition n is n times as long (specification §9). */
const STEP = 1000;

export interface FailedAttempt {
  /** How often the request was sent: 1 after the first time. */
  readonly attempt: number;
  readonly retries: number;
  readonly error: { readonly shouldRetry: boolean; readonly retryAfter: number | undefined };
  /** Milliseconds in which the request may still be sent: of its deadline, or of the time in which repeating it is harmless. */
  readonly left: number;
}

/**
 * @returns milliseconds to wait before the request is sent again; undefined: give up. A longer Retry-After is honoured, as long as the
 * request lives: where the wait would outlast it, the call fails at once instead of after a useless wait.
 */
export function retryDelay({ attempt, retries, error, left }: FailedAttempt): number | undefined {
  if (!error.shouldRetry || attempt > retries) return undefined;
  const delay = Math.max(attempt * STEP, error.retryAfter ?? 0);
  return delay < left ? delay : undefined;
}

/**
 * @param header seconds, or an HTTP date
 * @param now milliseconds since 1970
 * @returns milliseconds; undefined where the header is neither
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Only the form that HTTP sends: Date.parse alone reads a date into "-5" too.
  const date = /^[A-Z][a-z]{2,8},? .*GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
