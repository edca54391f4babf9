import type { ReactNode } from "react";
import { type PageModel, sitePath } from "@portal/core";
import { useHost } from "@portal/react";
import { FooterLinks, Identity, SampleNotice } from "../shell/FooterParts.tsx";
import type { ShellFooterProps } from "../shell/shell-props.ts";
import { SafeLink } from "../ui/SafeLink.tsx";
import styles from "./PlanningFooter.module.css";

/** The unit's sections once more, then its identity and links: three columns under a double rule. */
export function PlanningFooter({ page, counters }: ShellFooterProps): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["inner"]}>
        <Identity page={page} counters={counters} />
        <Sections page={page} />
        <FooterLinks page={page} />
      </div>
      <SampleNotice />
    </footer>
  );
}

/** The home page stands among the links beside them. */
function Sections({ page }: { readonly page: PageModel }): ReactNode {
  const { t } = useHost();
  const sections = page.site.menu.filter(({ path }) => path !== sitePath(page.site.slug));
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
