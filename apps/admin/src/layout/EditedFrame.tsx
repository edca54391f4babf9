import type { ResolvedTree } from "@portal/core";
import { PREVIEW_REFRESH, type PreviewRefresh } from "@portal/domain";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { usePreview } from "../change-sets/use-preview.ts";
import { Problem } from "../ui/Problem.tsx";
import { WidthChoice } from "../ui/WidthChoice.tsx";
import { type EditedPage, pathOf } from "./edited-page.ts";
import styles from "./EditedFrame.module.css";
import { fitFrame, followFrame, showChosen } from "./frame.ts";
import { type KnownCategories, redraw } from "./redraw.ts";

export interface EditedFrameProps {
  readonly changeSetId: string;
  readonly page: EditedPage;
  /** Another number: something was saved, the page is drawn anew. */
  readonly saves: number;
  /** As it is edited. */
  readonly tree: ResolvedTree;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** The page as it would be published, as wide as a phone, a tablet or a desk; a click chooses a block. */
export function EditedFrame({ changeSetId, page, tree, saves, chosen, onChoose }: EditedFrameProps): ReactNode {
  const { t } = useTranslation();
  const [width, setWidth] = useState<number>(1280);
  // Its drafts are read at each request: one ticket is enough.
  const { path: base, error } = usePreview({ id: changeSetId, version: 0, asOf: undefined, side: "after" });
  return (
    <section aria-label={t("layout.page")}>
      <WidthChoice width={width} onChoose={setWidth} />
      <Problem text={error ? describe(t, error) : undefined} />
      {base !== undefined && (
        <PageFrame src={base + pathOf(page).slice(1)} width={width} tree={tree} saves={saves} chosen={chosen} onChoose={onChoose} />
      )}
    </section>
  );
}

interface PageFrameProps extends Pick<EditedFrameProps, "tree" | "saves" | "chosen" | "onChoose"> {
  readonly src: string;
  readonly width: number;
}

function PageFrame({ src, width, tree, saves, chosen, onChoose }: PageFrameProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [known] = useState<KnownCategories>(() => new Map());
  useEffect(() => void ask(frame.current, { from: (shown) => redraw(shown, tree, known) }), [tree, known]);
  useEffect(() => {
    if (saves > 0 && !ask(frame.current, { from: "server" })) frame.current?.contentWindow?.location.reload();
  }, [saves]);
  useEffect(() => showChosen(frame.current, chosen), [chosen]);
  useEffect(() => (frame.current ? fitFrame(frame.current, width) : undefined), [width]);
  return (
    <div className={styles["frame"]}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs its origin and its scripts: with both a sandbox holds nothing back */}
      <iframe
        ref={frame}
        src={src}
        title={t("layout.page")}
        onLoad={({ currentTarget }) => {
          followFrame(currentTarget, onChoose);
          showChosen(currentTarget, chosen);
        }}
      />
    </div>
  );
}

/** @returns whether a program runs in the page that draws it anew, in its place */
const ask = (frame: HTMLIFrameElement | null, detail: PreviewRefresh): boolean =>
  frame?.contentWindow?.dispatchEvent(new CustomEvent(PREVIEW_REFRESH, { cancelable: true, detail })) === false;
