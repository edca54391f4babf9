import type { ChangeSetContents } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { themeNow } from "../app/preferences.ts";
import { describe } from "../calls/describe.ts";
import { momentOf, portalZone } from "../i18n/time-zone.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { previewPages } from "./preview-pages.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { PreviewOptions, type Shown } from "./PreviewOptions.tsx";
import { useChangedBlocks } from "./use-changed-blocks.ts";
import { usePreview } from "./use-preview.ts";

export interface ChangeSetPreviewProps {
  readonly contents: ChangeSetContents;
}

/** The whole portal as it would be, in a frame as wide as a phone, a tablet or a desk. */
export function ChangeSetPreview({ contents }: ChangeSetPreviewProps): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>(() => ({ path: "/", width: 1280, theme: themeNow(), time: "" }));
  const asOf = shown.time === "" ? undefined : momentOf(shown.time, portalZone());
  const { changeSet, drafts, editions } = contents;
  const { path, error } = usePreview({ id: changeSet.id, version: changeSet.version, asOf });
  const marked = useChangedBlocks(contents, shown.path);
  return (
    <Section title={t("preview.title")}>
      <PreviewOptions pages={previewPages(drafts.length > 0 ? drafts : editions)} shown={shown} onChange={setShown} />
      {shown.time !== "" && asOf === undefined && <Problem text={t("schedule.noSuchTime")} />}
      {error && <Problem text={describe(t, error)} />}
      {path !== undefined && (
        <>
          {marked.length > 0 && <p>{t("preview.marked", { count: marked.length })}</p>}
          <PreviewFrame
            marked={marked}
            src={path + shown.path.slice(1)}
            title={t("preview.title")}
            width={shown.width}
            theme={shown.theme}
          />
        </>
      )}
    </Section>
  );
}
