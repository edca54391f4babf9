/** What we need of local storage. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Storage that never throws. What the browser does not take (private mode, policy, quota) is held for as long as the page lives.
 * @param open gives the browser's storage; may throw, as `localStorage` itself does where it is forbidden
 */
export function totalStorage(open: () => KeyValueStorage): KeyValueStorage {
  /** Newer than what is stored; null: removed. */
  const held = new Map<string, string | null>();
  const write = (key: string, value: string | null): void => {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      held.delete(key);
    } catch {
      held.set(key, value);
    }
  };
  return {
    getItem(key) {
      const newer = held.get(key);
      if (newer !== undefined) return newer;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}
