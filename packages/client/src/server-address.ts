/** Local-storage key of the server address that replaces the page's own (specification §7). */
export const SERVER_ADDRESS_KEY = "apiUrl";

/**
 * Origin of the server that all calls and the hub go to: the stored one where the deployment allows it, else the page's own. A stored
 * address may have been written into this browser by anyone: tokens travel there, so it must be one of a known list.
 * @param allowed origins, as ALLOWED_API_ORIGINS names them
 */
export function serverAddress(stored: string | null | undefined, own: string, allowed: readonly string[]): string {
  if (!stored) return own;
  try {
    const { origin } = new URL(stored);
    return allowed.includes(origin) ? origin : own;
  } catch {
    return own;
  }
}

/** Base path of all calls (specification §7). */
export const apiBase = (address: string): string => `${address}/api/`;
