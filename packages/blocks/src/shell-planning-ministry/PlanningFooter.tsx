import type { ReactNode } from "react";
import { type LayoutSettings, sitePath } from "@portal/domain";
import { FooterLinks, Identity, SampleNotice } from "../shell/FooterParts.tsx";
import type { ShellFooterProps } from "../shell/shell-props.ts";
import { SafeLink } from "../ui/SafeLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "../shell/texts.ts";
import styles from "./PlanningFooter.module.css";

/** The unit's sections once more, then its identity and links: three columns under a double rule. */
export function PlanningFooter({ page, settings, report, counters }: ShellFooterProps): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["inner"]}>
        <Identity page={page} counters={counters} />
        <Sections settings={settings} />
        <FooterLinks page={page} settings={settings} report={report} />
      </div>
      <SampleNotice page={page} />
    </footer>
  );
}

/** The home page stands among the links beside them. */
function Sections({ settings }: { readonly settings: LayoutSettings }): ReactNode {
  const t = useTexts(shellTexts);
  const sections = settings.menus.filter(({ path }) => path !== sitePath(settings.homeSlug));
  return (
    <nav className={styles["sections"]} aria-label={t("shell.sections")}>
      <ul>
        {sections.map((item, index) => (
          <li key={index}>
            <SafeLink href={item.path} blank={item.blank}>
              {item.label}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
