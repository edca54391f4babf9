import type { ChangeSetContents } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { themeNow } from "../app/preferences.ts";
import { momentOf, portalZone } from "../i18n/time-zone.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { pathBefore, previewPages } from "./preview-pages.ts";
import { PreviewOptions, type Shown } from "./PreviewOptions.tsx";
import { PreviewSides } from "./PreviewSides.tsx";
import { useChangedBlocks } from "./use-changed-blocks.ts";

export interface ChangeSetPreviewProps {
  readonly contents: ChangeSetContents;
}

/** The whole portal as it would be, and as it would be without the set, in frames as wide as a phone, a tablet or a desk. */
export function ChangeSetPreview({ contents }: ChangeSetPreviewProps): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>(() => ({ path: "/", width: 1280, theme: themeNow(), time: "", sides: "after" }));
  const asOf = shown.time === "" ? undefined : momentOf(shown.time, portalZone());
  const { changeSet, drafts, editions } = contents;
  const records = drafts.length > 0 ? drafts : editions;
  const marked = useChangedBlocks(contents, shown.path);
  return (
    <Section title={t("preview.title")}>
      <PreviewOptions pages={previewPages(records)} shown={shown} onChange={setShown} />
      {shown.time !== "" && asOf === undefined && <Problem text={t("schedule.noSuchTime")} />}
      <PreviewSides
        key={`${shown.sides} ${shown.path}`}
        id={changeSet.id}
        version={changeSet.version}
        asOf={asOf}
        shown={shown}
        before={pathBefore(records, shown.path)}
        marked={marked}
      />
    </Section>
  );
}
