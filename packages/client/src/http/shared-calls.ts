interface Flight {
  readonly promise: Promise<unknown>;
  readonly abort: AbortController;
  callers: number;
}

/** Joins callers that ask for the same thing while it is under way. Each leaves by its own signal; with the last one the request ends. */
export class SharedCalls {
  readonly #flights = new Map<string, Flight>();

  /** The answer is one object for all callers: no one changes it. Rejects with the signal's reason when the caller leaves. */
  join<T>(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.callers += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        reject(signal?.reason as Error);
        flight.callers -= 1;
        if (flight.callers > 0) return;
        // Later callers need a request of their own.
        this.#forget(key, flight);
        flight.abort.abort();
      };
      signal?.addEventListener("abort", leave, { once: true });
      flight.promise.finally(() => signal?.removeEventListener("abort", leave)).then(resolve as (value: unknown) => void, reject);
    });
  }

  #start<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Flight {
    const abort = new AbortController();
    const flight: Flight = { promise: start(abort.signal).finally(() => this.#forget(key, flight)), abort, callers: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  #forget(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
