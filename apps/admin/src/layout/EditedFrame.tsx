import type { ResolvedTree } from "@portal/core";
import { PREVIEW_REFRESH, type PreviewRefresh } from "@portal/domain";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
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

const widths = [360, 768, 1280] as const;

/** The page as it would be published, as wide as a phone, a tablet or a desk; a click chooses a block. */
export function EditedFrame({ changeSetId, page, tree, saves, chosen, onChoose }: EditedFrameProps): ReactNode {
  const { t } = useTranslation();
  const [width, setWidth] = useState<number>(1280);
  const { data: base, error } = useQuery<string, CallFailed>({
    queryKey: ["layout-preview", changeSetId],
    queryFn: async ({ signal }) =>
      (await call<{ path: string }>(`change-sets/${changeSetId}/previews`, { method: "POST", body: {}, signal })).data.path,
    // Each is another ticket.
    staleTime: Infinity,
  });
  return (
    <section className={styles["page"]} aria-label={t("layout.page")}>
      <fieldset>
        <legend>{t("preview.width")}</legend>
        {widths.map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={one === width} onChange={() => setWidth(one)} />
            {t(`preview.width.${one}`)}
          </label>
        ))}
      </fieldset>
      <Problem text={error ? describe(t, error) : undefined} />
      {base !== undefined && (
        <PageFrame src={base + pathOf(page)} width={width} tree={tree} saves={saves} chosen={chosen} onChoose={onChoose} />
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
