import { startTransition, StrictMode, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { hydrateRoot } from "react-dom/client";
import { BrowserRouter, useNavigate } from "react-router-dom";
import { apiBase, randomUuid, SERVER_ADDRESS_KEY, serverAddress, totalStorage } from "@portal/client";
import { pageAddress, type PageModel, PREVIEW_REFRESH, type PreviewRefresh } from "@portal/domain";
import { preloadShell } from "@portal/blocks";
import { preloadPage, type RenderFailure } from "@portal/react";
import { withHtml } from "../document/state.ts";
import { ownTimeZone } from "../i18n/local-time.ts";
import { prepareTexts } from "../i18n/translator.ts";
import { createAhead } from "../navigation/ahead.ts";
import { Navigation } from "../navigation/Navigation.tsx";
import { ofRelease } from "../navigation/of-release.ts";
import { watchLinks } from "../navigation/watch-links.ts";
import { withViews } from "../navigation/with-views.ts";
import { rememberCategories } from "../state/categories.ts";
import { savesData } from "../starter/interest.ts";
import type { HydrationState } from "../starter/start-program.ts";
import { setLanguage } from "../state/language.ts";
import { createState, type PortalState, showPage } from "../state/store.ts";
import { followTheme } from "../state/theme.ts";
import { App, type HostForms, registry } from "./App.tsx";
import type { Api } from "./api.ts";
import { describeFailure } from "./describe-failure.ts";
import { listJoinedStyles } from "./list-joined-styles.ts";
import { createSession, type VisitorSession } from "./session.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Hydrates the page that the server drew; resolves when that is done.
 * @throws where texts or views could not be had: the page stays as it was served, and this may be called again
 */
export async function startPortal(
  hydrate: typeof hydrateRoot,
  { page: bare, timeZone, origin, apiOrigins }: HydrationState,
): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");
  listJoinedStyles(document.head);
  const page = withHtml(bare, (name) => root.querySelector(`[data-html="${name}"]`)?.innerHTML ?? "");
  const [isComplete] = await Promise.all([preloadPage(page, registry), preloadShell(page.shell), prepareTexts(page.language)]);
  // Drawn without one of its views, the page would lose what it shows, and what was typed there.
  if (!isComplete) throw new Error("A view of the page could not be had.");
  const state = createState(page, timeZone);
  const storage = totalStorage(() => localStorage);
  const session = createSession(state, storage);
  const { preview } = page;
  // Of a preview from its own origin, whatever server address is stored.
  const server = preview ? location.origin + preview.base : serverAddress(storage.getItem(SERVER_ADDRESS_KEY), location.origin, apiOrigins);
  const base = apiBase(server);
  let created: Api | undefined;
  const api = async (): Promise<Api> => {
    const { createApi } = await import("./api.ts");
    return (created ??= createApi({ state, session, base }));
  };
  const remember = (shown: PageModel): void => setLanguage(state.language, shown.language, storage);
  const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <BrowserRouter basename={preview?.base ?? "/"}>
        <Browser state={state} origin={origin} session={session} api={api} onHydrated={onHydrated} onShown={remember} />
      </BrowserRouter>
    </StrictMode>
  );
  if (preview) (await import("../preview/start-preview.ts")).startPreview(window, preview.base);
  // In slices of some milliseconds: a reader who presses something meanwhile does not wait.
  startTransition(() => void hydrate(root, app));
  await hydrated;
}

interface BrowserProps {
  readonly state: PortalState;
  readonly origin: string;
  readonly session: VisitorSession;
  /** The same each time; rejects where it cannot be loaded, and may be asked again. */
  readonly api: () => Promise<Api>;
  readonly onHydrated: () => void;
  readonly onShown: (page: PageModel) => void;
}

/** The app with what only a browser has: navigation; once hydrated, the visitor's session; once idle, their own time zone and what is live. */
function Browser({ state, origin, session, api, onHydrated, onShown }: BrowserProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // React has logged the error itself; this says where it was.
  const report = useCallback((failure: RenderFailure) => console.warn(describeFailure(state, failure)), [state]);
  const [ahead] = useState(() => {
    const parts: Parameters<typeof withViews>[1] = {
      texts: (page) => prepareTexts(page.language),
      // Those that cannot be had are drawn as such: the page stands without them.
      views: (page) => Promise.allSettled([preloadShell(page.shell), preloadPage(page, registry)]),
    };
    return createAhead({
      load: withViews(async (path, signal) => (await api()).fetchPage(path, signal), parts),
      loadAhead: withViews(async (path, signal) => (await api()).fetchPageAhead(path, signal), parts),
      onShown: (path) => void api().then((calls) => calls.reportShown(path)),
    });
  });
  const forms = useForms(state, api, retry, ahead.forget);
  const { preview, release } = state.page.current;
  const [load] = useState(() => ofRelease(ahead.load, release, (path) => location.assign((preview?.base ?? "") + path)));
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
    rememberCategories(state.categories, state.page.current);
    const ends = [session.follow(window), followTheme(state.user, document.documentElement)];
    onHydrated();
    return () => ends.forEach((end) => end());
  }, [state, session, onHydrated]);
  useEffect(() => {
    if (!preview) return undefined;
    const refresh = (event: Event): void => {
      event.preventDefault();
      const { from } = (event as CustomEvent<PreviewRefresh>).detail;
      if (from === "server") retry();
      else void from(state.page.current).then((page) => page && showPage(state, page));
    };
    window.addEventListener(PREVIEW_REFRESH, refresh);
    return () => window.removeEventListener(PREVIEW_REFRESH, refresh);
  }, [state, preview, retry]);
  useEffect(() => (preview || savesData() ? undefined : watchLinks(document, ahead.fetch)), [ahead, preview]);
  useEffect(() => {
    let end = (): void => {};
    let ended = false;
    const cancel = whenIdle(() => {
      // The first question to Intl takes a phone 60 ms.
      state.page.timeZone = ownTimeZone(state.page.timeZone);
      // Whoever looks at a preview is no visitor who counts.
      if (preview) return;
      api().then(
        ({ startLive }) => {
          if (!ended) end = startLive();
        },
        (error: unknown) => console.warn("What is live on this page could not be loaded; the page itself is complete.", error),
      );
    });
    return () => {
      ended = true;
      cancel();
      end();
    };
  }, [state, api, preview]);
  return (
    <App state={state} origin={origin} onRetry={retry} onFailure={report} forms={preview ? undefined : forms}>
      <Navigation load={load} attempt={attempt} onShown={onShown} />
    </App>
  );
}

/** Forms are sent by what loads on demand; where that cannot be had, what was typed stays, and may be sent again. */
function useForms(state: PortalState, api: BrowserProps["api"], retry: () => void, onChanged: () => void): HostForms {
  const navigate = useNavigate();
  return useMemo(() => {
    const show = (path: string): void => {
      onChanged();
      if (pageAddress(path) === state.page.current.path) retry();
      else void navigate(path);
    };
    return {
      openForm: () => ({ key: randomUuid(crypto), captcha: randomUuid(crypto) }),
      sendForm: (name, body) =>
        api()
          .then((connected) => connected.sendForm(name, body, show))
          .catch((error: unknown) => {
            console.warn("The form could not be sent.", error);
            return { kind: "refused", errors: [{ code: "unavailable" }], isSent: false } as const;
          }),
      solveCaptcha: async (work, signal) => (await api()).solveCaptcha(work, signal),
      suggest: async (typed, signal) => (await api()).suggest(typed, signal),
    };
  }, [state, api, retry, onChanged, navigate]);
}
