import { type ReactNode, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { registryDefinition, Shell } from "@portal/blocks";
import { createRegistry, type ErrorIsolation, type HostContext, HostProvider, LayoutRenderer, type RenderFailure } from "@portal/react";
import { formatterOf } from "../i18n/format.ts";
import { translatorOf } from "../i18n/translator.ts";
import { reportPath } from "../state/site.ts";
import { StateProvider, type PortalState, useStore } from "../state/store.ts";
import { NavigationFailed } from "./NavigationFailed.tsx";
import { plainLink, PortalLink } from "./PortalLink.tsx";
import { PreviewBanner } from "../preview/PreviewBanner.tsx";
import { Progress } from "./Progress.tsx";
import { TrafficCounters } from "./TrafficCounters.tsx";

/** What blocks, widgets and shells the portal draws with. */
export const registry = createRegistry(registryDefinition);

/** pdf.js is larger than the rest of the portal: it loads with the first PDF that a reader comes to. */
const openPdf: NonNullable<HostContext["openPdf"]> = async (href, signal) => (await import("../pdf/open-pdf.ts")).openPdf(href, signal);

export type HostForms = Pick<HostContext, "openForm" | "sendForm" | "solveCaptcha" | "suggest">;

interface AppProps {
  readonly state: PortalState;
  /** See PageState. */
  readonly origin: string;
  /** Loads the current page's data anew. */
  readonly onRetry: () => void;
  readonly onFailure: (failure: RenderFailure) => void;
  /** What sends forms and helps to fill them in; undefined on the server. */
  readonly forms?: HostForms | undefined;
  /** See LayoutRenderer. */
  readonly isolation?: ErrorIsolation | undefined;
  /** What stands beside the page: navigation in the browser, nothing on the server. */
  readonly children?: ReactNode;
}

export function App({ state, children, ...drawing }: AppProps): ReactNode {
  return (
    <StateProvider value={state}>
      {children}
      <Texts>
        <PageInShell {...drawing} />
      </Texts>
    </StateProvider>
  );
}

/** One instance a language, chosen by the language of the page on screen: none ever switches. */
function Texts({ children }: { readonly children: ReactNode }): ReactNode {
  const { current } = useStore("language");
  return <I18nextProvider i18n={translatorOf(current).i18n}>{children}</I18nextProvider>;
}

type Drawing = Pick<AppProps, "origin" | "onRetry" | "onFailure" | "forms" | "isolation">;

/** React has logged the error itself; this says what it costs. */
const shellFailed = (): void => console.warn("The site's own frame could not be drawn; the default one stands in for it.");

function PageInShell({ origin, onRetry, onFailure, forms, isolation }: Drawing): ReactNode {
  const { current: page, timeZone } = useStore("page");
  const settings = useStore("settings");
  const { breadcrumb, bySlug, draftDocument } = useStore("categories");
  const drafts = bySlug[draftDocument];
  const { info: device } = useStore("device");
  const { ip: publicIp } = useStore("publicIp");
  const { subsite } = useStore("site");
  const { failed } = useStore("navigation");
  const visitor = useStore("user");
  const { language } = page;
  const { t } = useTranslation();
  const host = useMemo<HostContext>(
    () => ({
      language,
      origin,
      Link: PortalLink,
      drawLink: import.meta.env.SSR ? (props) => plainLink(props, translatorOf(language).translate) : undefined,
      t: translatorOf(language).translate,
      format: formatterOf(language, timeZone),
      action: (name) => (name === "retry" ? onRetry() : undefined),
      openPdf,
      visitor,
      drafts,
      device: device?.description,
      publicIp,
      ...forms,
    }),
    [language, origin, timeZone, onRetry, visitor, drafts, device, publicIp, forms],
  );
  const loading = <p className="portal-loading">{t("navigation.loading")}</p>;
  return (
    <HostProvider value={host}>
      {/* Names the view (specification §2.3) that is on screen. */}
      <div data-view={page.tree.templateId}>
        {page.preview && <PreviewBanner asOf={page.preview.asOf} timeZone={timeZone} />}
        <Shell
          page={page}
          settings={settings}
          breadcrumb={breadcrumb}
          report={reportPath(page, subsite)}
          loading={loading}
          counters={<TrafficCounters />}
          onFailure={shellFailed}
        >
          <Progress />
          {failed === undefined ? (
            <LayoutRenderer page={page} registry={registry} onFailure={onFailure} loading={loading} isolation={isolation} />
          ) : (
            <NavigationFailed onRetry={onRetry} />
          )}
        </Shell>
      </div>
    </HostProvider>
  );
}
