import type { ReactNode } from "react";
import { FooterLinks, Identity, SampleNotice } from "../shell/FooterParts.tsx";
import type { ShellFooterProps } from "../shell/shell-props.ts";
import styles from "./DefaultFooter.module.css";

/** Ministry blue, the site's identity beside its links. */
export function DefaultFooter({ page, settings, report, counters }: ShellFooterProps): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={`surface-ink ${styles["band"]}`}>
        <div className={styles["inner"]}>
          <Identity page={page} counters={counters} />
          <FooterLinks page={page} settings={settings} report={report} />
        </div>
      </div>
      <SampleNotice page={page} />
    </footer>
  );
}
