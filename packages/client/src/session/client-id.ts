import type { KeyValueStorage } from "./key-value-storage.ts";

export const CLIENT_ID_KEY = "site.clientId";
const MAX_LENGTH = 36;

/** The stored client id; an empty, missing or too long one is replaced by a new random UUID (specification §5). */
export function ensureClientId(storage: KeyValueStorage, newId: () => string): string {
  const stored = storage.getItem(CLIENT_ID_KEY);
  // What no header can carry would make every request fail.
  if (stored && stored.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(stored)) return stored;
  const id = newId();
  storage.setItem(CLIENT_ID_KEY, id);
  return id;
}
