import type { ReactNode } from "react";
import { type Crumb, type LayoutSettings, type PageModel, PRINTED_ADDRESS_PATH } from "@portal/domain";
import { AsyncView, pageFields } from "@portal/react";
import { FailedState } from "../ui/FailedState.tsx";
import { Notice } from "../ui/Notice.tsx";
import { footerReads, headerReads } from "./shell-props.ts";
import { defaultShell, shellNamed, shells } from "./shells.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./Shell.module.css";

interface ShellProps {
  readonly page: PageModel;
  /** What the frame is drawn from: which one it is, logo, banner, menus, search. */
  readonly settings: LayoutSettings;
  readonly breadcrumb: readonly Crumb[];
  /** Where a problem with this page is reported. */
  readonly report: string;
  /** The page's template; its main landmark has the id "main". */
  readonly children: ReactNode;
  /** Shown while a shell loads on demand; nothing for the first 200 ms. */
  readonly loading: ReactNode;
  /** Room in the footer for the traffic counters (specification §7, real-time hub). */
  readonly counters?: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/**
 * What stands around a page, as its shell draws it: the site's identity, the position of the page, the navigation.
 * The content stands beside header and footer, not inside them: it never waits for a shell and never falls with it.
 */
export function Shell({ page, settings, breadcrumb, report, children, loading, counters, onFailure }: ShellProps): ReactNode {
  const t = useTexts(shellTexts);
  const shell = shellNamed(settings.currentLayoutName);
  const { Header, Footer } = shells[shell];
  const header = pageFields(page, headerReads);
  const footer = pageFields(page, footerReads);
  return (
    <div className={styles["shell"]} id="top" data-shell={shell}>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <AsyncView
        view={Header}
        props={{ page: header, settings, breadcrumb }}
        loading={loading}
        failed={
          <>
            <div className={styles["failed"]}>
              <FailedState label={t("shell.frame")} reason="error" />
            </div>
            <defaultShell.Header page={header} settings={settings} breadcrumb={breadcrumb} />
          </>
        }
        onError={onFailure}
        resetKey={page}
      />
      {page.untranslated && (
        <aside className={styles["untranslated"]} aria-label={t("shell.untranslated")}>
          <Notice>{t(`shell.untranslated.${page.untranslated}`, { site: page.site.name })}</Notice>
        </aside>
      )}
      <div className={styles["content"]}>{children}</div>
      {page.article && !page.preview && (
        // On paper alone: a browser asks for it when it prints.
        <img className={styles["address"]} src={`${PRINTED_ADDRESS_PATH}?page=${encodeURIComponent(page.path)}`} loading="lazy" alt="" />
      )}
      <AsyncView
        view={Footer}
        props={{ page: footer, settings, report, counters }}
        loading={null}
        failed={<defaultShell.Footer page={footer} settings={settings} report={report} counters={counters} />}
        onError={onFailure}
        resetKey={page}
      />
    </div>
  );
}
