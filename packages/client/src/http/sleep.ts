/** Resolves after so many milliseconds; rejects with the signal's reason where it aborts before. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const wake = (): void => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", leave, { once: true });
  });
}
