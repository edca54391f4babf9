import {
  ACCESS_TOKEN_KEY,
  createTokenStore,
  ensureClientId,
  type KeyValueStorage,
  randomUuid,
  REFRESH_TOKEN_KEY,
  type Session,
} from "@portal/client";
import type { PortalState } from "../state/store.ts";
import { showUser } from "../state/user.ts";

export interface VisitorSession extends Session {
  /** Brings the stores up to what is stored, and keeps them there, other tabs' changes included. @returns ends it */
  follow(view: Pick<Window, "addEventListener" | "removeEventListener">): () => void;
}

const keys: ReadonlySet<string | null> = new Set([ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, null]);

/** Who this visitor is: the stored tokens and client id. The stores show it only after hydration, which knows no visitor. */
export function createSession(state: PortalState, storage: KeyValueStorage): VisitorSession {
  let following = false;
  const show = (): void => {
    if (!following) return;
    showUser(state.user, tokens.access);
  };
  const tokens = createTokenStore(storage, show);
  return {
    tokens,
    // Read each time: of two tabs that open at once each may store one, and sessions are good for the one that stays.
    get clientId() {
      return ensureClientId(storage, () => randomUuid(crypto));
    },
    follow(view) {
      following = true;
      show();
      // A cleared storage has no key.
      const onStorage = ({ key }: StorageEvent): void => (keys.has(key) ? show() : undefined);
      view.addEventListener("storage", onStorage);
      return () => {
        following = false;
        view.removeEventListener("storage", onStorage);
      };
    },
  };
}
