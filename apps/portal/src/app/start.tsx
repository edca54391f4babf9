import { StrictMode, type ReactNode, useCallback, useEffect, useState } from "react";
import type { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createHttp, REQUEST_TIMEOUT, RETRIES } from "@portal/client";
import { preloadTree, type RenderFailure } from "@portal/react";
import { type PageState, STATE_ID, withHtml } from "../document/state.ts";
import { createPageLoader, type PageLoader } from "../navigation/loader.ts";
import { Navigation } from "../navigation/Navigation.tsx";
import { storeLanguage } from "../state/language.ts";
import { createState, type PortalState } from "../state/store.ts";
import { App, registry } from "./App.tsx";

/** Hydrates the page that the server drew. Without a readable state the page stays as it is: complete, only not interactive. */
export async function startPortal(hydrate: typeof hydrateRoot): Promise<void> {
  const root = document.getElementById("root");
  const { page: bare, timeZone } = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? "null") as PageState;
  if (!root) throw new Error("The document has no #root to hydrate.");
  const page = withHtml(bare, (name) => root.querySelector(`[data-html="${name}"]`)?.innerHTML ?? "");
  await preloadTree(page.tree, registry);
  const state = createState(page, timeZone);
  history.scrollRestoration = "manual";
  storeLanguage(page.language);
  const http = createHttp({
    base: "/api/",
    fetch: fetch.bind(globalThis),
    timeout: REQUEST_TIMEOUT,
    retries: RETRIES,
    session: undefined,
    log: console.warn,
  });
  const load = createPageLoader(http, page.release, (path) => location.assign(path));
  hydrate(
    root,
    <StrictMode>
      <BrowserRouter>
        <Browser state={state} load={load} />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** The app with what only a browser has: navigation, and the visitor's own time zone once hydrated. */
function Browser({ state, load }: { readonly state: PortalState; readonly load: PageLoader }): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    state.timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    document.documentElement.dataset["hydrated"] = "true";
  }, [state]);
  return (
    <App state={state} onRetry={retry} onFailure={report}>
      <Navigation load={load} attempt={attempt} />
    </App>
  );
}

/** React has logged the error itself; this says where it was. */
const report = ({ name, nodeId }: RenderFailure): void =>
  console.warn(`Block "${name}" (${nodeId}) could not be drawn; the rest of the page stands.`);
