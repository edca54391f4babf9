import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { Icon } from "../Icon.tsx";
import { Panel } from "./Panel.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";

interface LinkBodyProps {
  readonly href: string;
  readonly name: string;
}

/** An article that only points elsewhere: says where to, before anyone leaves. */
export function LinkBody({ href, name }: LinkBodyProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(articleTexts);
  const safe = safeUrl(href);
  if (safe === undefined) return <Panel note={t("article.noLink")} />;
  const host = hostOf(safe);
  return (
    <Panel note={host === undefined ? t("article.linkInside") : t("article.linkOutside", { host })}>
      <Icon name={host === undefined ? "arrow" : "external"} />
      <Link href={safe}>{name || host || t("article.openLink")}</Link>
    </Panel>
  );
}

/** Host of an outside address; undefined for a path on this portal. */
function hostOf(href: string): string | undefined {
  return URL.canParse(href) ? new URL(href).host || undefined : undefined;
}
