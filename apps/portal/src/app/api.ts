/** What calls the server once the page is shown: navigation, forms and what is live. Loaded when the browser is idle, or with the first click. */
import { createHttp, createTokenRefresh, getSuggestions, reportShown, REQUEST_TIMEOUT, RETRIES } from "@portal/client";
import type { FormResult } from "@portal/domain";
import type { HostContext } from "@portal/react";
import { createPageFetcher, type PageFetcher } from "../navigation/fetch-page.ts";
import type { PortalState } from "../state/store.ts";
import { startLive } from "./live.ts";
import type { VisitorSession } from "./session.ts";

export interface Api {
  readonly fetchPage: PageFetcher;
  /** The same for pages that no one sees yet. */
  readonly fetchPageAhead: PageFetcher;
  /** Such a page is seen now. */
  reportShown(path: string): void;
  /** @returns ends it */
  readonly startLive: () => () => void;
  /** @param show shows a path, also the one that is on screen */
  sendForm(name: string, body: FormData, show: (path: string) => void): Promise<FormResult>;
  readonly solveCaptcha: NonNullable<HostContext["solveCaptcha"]>;
  readonly suggest: NonNullable<HostContext["suggest"]>;
}

export interface ApiOptions {
  readonly state: PortalState;
  readonly session: VisitorSession;
  /** Base path of all calls, with "/api/" at its end. */
  readonly base: string;
}

export function createApi({ state, session, base }: ApiOptions): Api {
  const http = createHttp({
    base,
    fetch: fetch.bind(globalThis),
    redirect: "follow",
    timeout: REQUEST_TIMEOUT,
    retries: RETRIES,
    session,
    log: console.warn,
  });
  const refresh = createTokenRefresh(http, session, navigator.locks);
  return {
    fetchPage: createPageFetcher(http),
    fetchPageAhead: createPageFetcher(http, "prefetch"),
    reportShown: (path) => void reportShown(http, path),
    startLive: () => startLive({ state, http, session, refresh, base }),
    sendForm: async (name, body, show) => {
      const { sendPortalForm } = await import("../forms/send-form.ts");
      const sender = { http, session, refresh: () => refresh.check(), page: () => state.page.current, show };
      return sendPortalForm(sender, name, body);
    },
    solveCaptcha: async (work, signal) => (await import("../forms/solve-captcha.ts")).solveCaptcha(http, work, signal),
    suggest: async (q, signal) => (await getSuggestions(http, { q, language: state.page.current.language }, signal)).value,
  };
}
