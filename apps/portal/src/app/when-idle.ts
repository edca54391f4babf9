/** Milliseconds after which a browser that is never idle starts anyway. */
const LATEST = 5000;

/** Runs `start` once the page has been hydrated and the browser has nothing better to do. @returns calls it off */
export function whenIdle(start: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(start, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
