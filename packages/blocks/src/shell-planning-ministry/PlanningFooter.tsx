import type { ReactNode } from "react";
import { type LayoutSettings, sitePath } from "@portal/domain";
import { kept } from "@portal/react";
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
        <Sections menus={settings.menus} homeSlug={settings.homeSlug} />
        <FooterLinks page={page} settings={settings} report={report} />
      </div>
      <SampleNotice page={page} />
    </footer>
  );
}

/** The home page stands among the links beside them. */
const Sections = kept("Sections", ({ menus, homeSlug }: Pick<LayoutSettings, "menus" | "homeSlug">): ReactNode => {
  const t = useTexts(shellTexts);
  const sections = menus.filter(({ path }) => path !== sitePath(homeSlug));
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
});
