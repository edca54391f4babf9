import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { markedIn, showMarked } from "./changed-blocks.ts";
import { linkScrolling } from "./linked-scroll.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";
import type { Shown, Side } from "./PreviewOptions.tsx";
import styles from "./PreviewSides.module.css";
import { usePreview } from "./use-preview.ts";

export interface PreviewSidesProps {
  /** Of the change set. */
  readonly id: string;
  readonly version: number;
  readonly asOf: string | undefined;
  readonly shown: Shown;
  /** Path of the page without the set. */
  readonly before: string;
  /** Keys of blocks that are marked. */
  readonly marked: readonly string[];
}

/** A page without the change set, with it, or both beside each other, scrolled together. */
export function PreviewSides({ shown, marked, ...set }: PreviewSidesProps): ReactNode {
  const { t } = useTranslation();
  const sides: readonly Side[] = shown.sides === "both" ? ["before", "after"] : [shown.sides];
  const [frames, setFrames] = useState<Partial<Record<Side, { readonly page: Document; readonly window: Window }>>>({});
  const [here, setHere] = useState<{ readonly key: string; readonly said: string }>();
  const { before: first, after: second } = frames;
  useEffect(() => {
    if (shown.sides === "both" && first && second) return linkScrolling(first.window, second.window);
    return undefined;
  }, [shown.sides, first, second]);
  const go = (step: 1 | -1): void => {
    const pages = sides.toReversed().flatMap((side) => frames[side]?.page ?? []);
    const keys = markedIn(pages);
    if (keys.length === 0) return;
    const at = here ? keys.indexOf(here.key) : -1;
    const next = at < 0 ? (step > 0 ? 0 : keys.length - 1) : (at + step + keys.length) % keys.length;
    const key = keys[next] ?? "";
    const names = pages.map((page) => showMarked(page, key));
    const name = names.find((one) => one !== undefined) ?? key;
    setHere({ key, said: t("preview.changeAt", { at: next + 1, count: keys.length, name }) });
  };
  return (
    <>
      {marked.length > 0 && (
        <div className={styles["changes"]}>
          <p>{t("preview.marked", { count: marked.length })}</p>
          <Button look="quiet" onClick={() => go(-1)}>
            {t("preview.previousChange")}
          </Button>
          <Button look="quiet" onClick={() => go(1)}>
            {t("preview.nextChange")}
          </Button>
          <p role="status">{here?.said}</p>
        </div>
      )}
      <div className={styles[shown.sides === "both" ? "both" : "one"]}>
        {sides.map((side) => (
          <PreviewSide
            key={side}
            {...set}
            side={side}
            shown={shown}
            marked={marked}
            onShown={({ contentDocument, contentWindow }) => {
              if (contentDocument && contentWindow)
                setFrames((others) => ({ ...others, [side]: { page: contentDocument, window: contentWindow } }));
            }}
          />
        ))}
      </div>
    </>
  );
}

interface PreviewSideProps extends PreviewSidesProps {
  readonly side: Side;
  readonly onShown: (frame: HTMLIFrameElement) => void;
}

function PreviewSide({ id, version, asOf, side, shown, before, marked, onShown }: PreviewSideProps): ReactNode {
  const { t } = useTranslation();
  const { path, error } = usePreview({ id, version, asOf, side });
  const isBeside = shown.sides === "both";
  const title = side === "before" ? t("preview.before.title") : t("preview.title");
  return (
    <div className={styles["side"]}>
      {isBeside && <h3>{t(`preview.sides.${side}`)}</h3>}
      {error && <Problem text={describe(t, error)} />}
      {path !== undefined && (
        <PreviewFrame
          marked={marked}
          src={path + (side === "before" ? before : shown.path).slice(1)}
          title={title}
          width={shown.width}
          isFitted={isBeside}
          theme={shown.theme}
          onShown={onShown}
        />
      )}
    </div>
  );
}
