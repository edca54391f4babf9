/** What calls the server, once the page stands: navigation and what is live. Loaded when the browser is idle, or with the first click. */
import { createHttp, REQUEST_TIMEOUT, RETRIES } from "@portal/client";
import { createPageLoader, type PageLoader } from "../navigation/loader.ts";
import type { PortalState } from "../state/store.ts";
import { startLive } from "./live.ts";
import type { VisitorSession } from "./session.ts";

export interface Connection {
  readonly load: PageLoader;
  /** @returns ends it */
  readonly startLive: () => () => void;
}

export interface ConnectionOptions {
  readonly state: PortalState;
  readonly session: VisitorSession;
  /** Base path of all calls, with "/api/" at its end. */
  readonly base: string;
}

export function connect({ state, session, base }: ConnectionOptions): Connection {
  const http = createHttp({
    base,
    fetch: fetch.bind(globalThis),
    timeout: REQUEST_TIMEOUT,
    retries: RETRIES,
    session,
    log: console.warn,
  });
  return {
    load: createPageLoader(http, state.page.current.release, (path) => location.assign(path)),
    startLive: () => startLive({ state, http, session, base }),
  };
}
