import { refreshTokens } from "../calls/tokens.ts";
import type { Http, Session } from "../http/http.ts";
import { accessTokenExpiry } from "./access-token.ts";

/** Milliseconds (specification §9). */
const CHECK_EVERY = 5 * 60_000;
const REFRESH_UNDER = 15 * 60_000;

const LOCK = "site.token-refresh";

/** Keeps the stored tokens fresh (specification §4), one tab at a time. */
export interface TokenRefresh {
  /** Refreshes where that is due. Callers at the same time share one refresh. Never rejects. */
  check(): Promise<void>;
  /** Checks now and every 5 minutes. @returns what ends it */
  start(): () => void;
}

/** @param locks the browser's, shared by its tabs; undefined where it has none */
export function createTokenRefresh(http: Http, session: Session, locks: Pick<LockManager, "request"> | undefined): TokenRefresh {
  const { tokens } = session;
  let running: Promise<void> | undefined;

  const isDue = (): boolean => {
    const { access, refresh } = tokens;
    if (access === undefined || refresh === undefined) return false;
    // A token that does not say when it ends may end at any moment.
    return (accessTokenExpiry(access) ?? 0) - Date.now() < REFRESH_UNDER;
  };

  const refreshIfDue = async (): Promise<void> => {
    // Asked again behind the lock: another tab may have stored a newer pair meanwhile.
    const { access, refresh } = tokens;
    if (!isDue() || access === undefined || refresh === undefined) return;
    const { value } = await refreshTokens(http, { clientId: session.clientId, token: access, refreshToken: refresh });
    // The tokens changed meanwhile (another tab, a login, a logout): this answer is outdated.
    if (tokens.refresh !== refresh) return;
    if (value) tokens.store(value);
    else tokens.clear();
  };

  const run = async (): Promise<void> => {
    if (!isDue()) return;
    if (!locks) return refreshIfDue();
    try {
      await locks.request(LOCK, refreshIfDue);
    } catch {
      // No locks for this document (sandboxed, say): then without.
      await refreshIfDue();
    }
  };

  const check = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    check,
    start() {
      void check();
      const timer = setInterval(() => void check(), CHECK_EVERY);
      return () => clearInterval(timer);
    },
  };
}
