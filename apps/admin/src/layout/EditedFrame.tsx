import { languageOf, type ResolvedTree } from "@portal/core";
import { type BlockBarrier, PREVIEW_REFRESH, type PreviewRefresh } from "@portal/domain";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { themeNow } from "../app/preferences.ts";
import { describe } from "../calls/describe.ts";
import { usePreview } from "../change-sets/use-preview.ts";
import { momentOf, portalZone } from "../i18n/time-zone.ts";
import { fitFrame, keepTheme, shownPath } from "../ui/framed-page.ts";
import { Problem } from "../ui/Problem.tsx";
import { Skippable } from "../ui/Skippable.tsx";
import { type EditedPage, isPageOf, pathOf } from "./edited-page.ts";
import styles from "./EditedFrame.module.css";
import { checkBlocks, followBlocks, showBlocks, showLanguage } from "./frame.ts";
import { FrameOptions, type FrameView } from "./FrameOptions.tsx";
import { type KnownCategories, redraw } from "./redraw.ts";
import type { BlockDrag } from "./use-block-drag.ts";

export interface EditedFrameProps {
  readonly changeSetId: string;
  readonly page: EditedPage;
  /** Another number: something was saved, the page is drawn anew. */
  readonly saves: number;
  /** As it is edited. */
  readonly tree: ResolvedTree;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly drag: BlockDrag;
  /** What makes blocks hard to use for somebody, as they are drawn now. */
  readonly onChecked: (barriers: readonly BlockBarrier[]) => void;
}

/** The page as it would be published, at a moment, in a language and theme, on a phone, a tablet or a desk; a click chooses a block. */
export function EditedFrame({ changeSetId, page, ...rest }: EditedFrameProps): ReactNode {
  const { t } = useTranslation();
  const language = languageOf(page.site["language"]);
  const [view, setView] = useState<FrameView>(() => ({ width: 1280, theme: themeNow(), language, time: "", isReader: false }));
  const asOf = view.time === "" ? undefined : momentOf(view.time, portalZone());
  // Its drafts are read at each request: one ticket is enough for a moment.
  const { path: base, error } = usePreview({ id: changeSetId, version: 0, asOf, side: "after" });
  return (
    <section aria-label={t("layout.page")}>
      <FrameOptions view={view} onChange={setView} />
      {view.language !== language && <p role="status">{t("layout.frame.other")}</p>}
      <Problem text={error ? describe(t, error) : undefined} />
      {base !== undefined && <PageFrame key={base} src={base + pathOf(page).slice(1)} page={page} view={view} {...rest} />}
    </section>
  );
}

interface PageFrameProps extends Omit<EditedFrameProps, "changeSetId"> {
  readonly src: string;
  readonly view: FrameView;
}

function PageFrame({ src, page, view, tree, saves, chosen, onChoose, drag, onChecked }: PageFrameProps): ReactNode {
  const { t } = useTranslation();
  const { width, theme, language, isReader } = view;
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document>();
  const [known] = useState<KnownCategories>(() => new Map());
  useEffect(() => {
    // A link may have led to another page, which the same layout draws.
    const from = async (model: Parameters<typeof redraw>[0]): ReturnType<typeof redraw> =>
      isPageOf(page, model) ? redraw(model, tree, known) : undefined;
    ask(frame.current, { from });
  }, [page, tree, known]);
  /** While another document is on its way: what the one on screen is asked would go with it. */
  const reload = useRef<{ isLate: boolean }>(undefined);
  const refresh = useCallback(() => {
    if (reload.current) reload.current.isLate = true;
    else if (!ask(frame.current, { from: "server" })) {
      reload.current = { isLate: false };
      frame.current?.contentWindow?.location.reload();
    }
  }, []);
  useEffect(() => {
    if (saves > 0) refresh();
  }, [saves, refresh]);
  useEffect(() => (frame.current ? fitFrame(frame.current, width) : undefined), [width]);
  useEffect(() => (shown ? showBlocks(shown, chosen, isReader) : undefined), [shown, chosen, isReader]);
  useEffect(() => (shown && !isReader ? followBlocks(shown, { choose: onChoose, drag }) : undefined), [shown, isReader, onChoose, drag]);
  useEffect(() => (shown ? keepTheme(shown, theme) : undefined), [shown, theme]);
  // Whoever follows a link to the other language is not led back.
  const isLoaded = shown !== undefined;
  useEffect(() => (isLoaded ? showLanguage(frame.current, language, src) : undefined), [isLoaded, language, src]);
  return (
    <Skippable name={t("layout.page")}>
      <div className={styles["frame"]}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs its origin and its scripts: with both a sandbox holds nothing back */}
        <iframe
          ref={frame}
          src={src}
          title={t("layout.page")}
          onLoad={({ currentTarget }) => {
            setShown(currentTarget.contentDocument ?? undefined);
            const isLate = reload.current?.isLate;
            reload.current = undefined;
            if (isLate) refresh();
          }}
        />
        {shown && shownPath(shown) === src && <Checked key={`${saves} ${theme}`} page={shown} onChecked={onChecked} />}
      </div>
    </Skippable>
  );
}

/** Has the page checked once more where it has another key. */
function Checked({ page, onChecked }: Pick<PageFrameProps, "onChecked"> & { readonly page: Document }): ReactNode {
  useEffect(() => checkBlocks(page, onChecked), [page, onChecked]);
  return null;
}

/** @returns whether a program runs in the page that draws it anew, in its place */
const ask = (frame: HTMLIFrameElement | null, detail: PreviewRefresh): boolean =>
  frame?.contentWindow?.dispatchEvent(new CustomEvent(PREVIEW_REFRESH, { cancelable: true, detail })) === false;
