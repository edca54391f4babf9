import type { ReactNode } from "react";
import { FooterLinks, Identity, SampleNotice } from "../shell/FooterParts.tsx";
import type { ShellFooterProps } from "../shell/shell-props.ts";
import styles from "./OtherFooter.module.css";

/** Small and light: the links in a row, then who answers for the site. */
export function OtherFooter({ page, settings, report, counters }: ShellFooterProps): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["inner"]}>
        <FooterLinks page={page} settings={settings} report={report} />
        <Identity page={page} counters={counters} />
      </div>
      <SampleNotice page={page} />
    </footer>
  );
}
