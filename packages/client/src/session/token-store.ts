import type { TokenPair } from "@portal/contracts";
import type { KeyValueStorage } from "./key-value-storage.ts";

/** Local-storage keys: where another tab's `storage` events name one of them, the session has changed. */
export const ACCESS_TOKEN_KEY = "site.token";
export const REFRESH_TOKEN_KEY = "site.refreshToken";

/** The stored tokens (specification §3). Read anew each time: another tab may have changed them. */
export interface TokenStore {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  store(tokens: TokenPair): void;
  /** Removes both (specification §4). */
  clear(): void;
}

/** @param onChange called after this tab has stored tokens, or removed some that were there */
export function createTokenStore(storage: KeyValueStorage, onChange: () => void): TokenStore {
  const read = (key: string): string | undefined => {
    const token = storage.getItem(key);
    // Anything else could not travel in a header, and every request would fail.
    return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
  };
  return {
    get access() {
      return read(ACCESS_TOKEN_KEY);
    },
    get refresh() {
      return read(REFRESH_TOKEN_KEY);
    },
    store({ token, refreshToken }) {
      storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
      storage.setItem(ACCESS_TOKEN_KEY, token);
      onChange();
    },
    clear() {
      const keys = [ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY].filter((key) => storage.getItem(key) !== null);
      for (const key of keys) storage.removeItem(key);
      if (keys.length > 0) onChange();
    },
  };
}
