import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { LayoutNode } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import { useTexts } from "../ui/use-texts.ts";
import { factsOf } from "./describe.ts";
import { Facts } from "./Facts.tsx";
import { Findings } from "./Findings.tsx";
import { Frames } from "./Frames.tsx";
import { inspectLayout } from "./inspect.ts";
import { PartTree } from "./PartTree.tsx";
import { inspectorTexts } from "./texts.ts";
import { elementOf, useFrames } from "./use-frames.ts";
import styles from "./LayoutInspector.module.css";

interface LayoutInspectorProps {
  /** The page that is on screen, as the renderer draws it. */
  readonly page: ResolvedPage;
  readonly onClose: () => void;
}

type Kind = LayoutNode["kind"];
const kinds: readonly Kind[] = ["region", "block", "widget"];

/**
 * Shows how a page is made: frames over the parts of its layout tree, and a panel with the tree, what is known of a part, and the
 * engine's diagnostics. For those who make pages (Storybook, the editor): visitors never load it. It reads the page model and finds
 * elements by the template's class names: the renderer knows nothing of it, and nothing is spent where it is not drawn.
 */
export function LayoutInspector({ page, onClose }: LayoutInspectorProps): ReactNode {
  const t = useTexts(inspectorTexts);
  const parts = useMemo(() => inspectLayout(page), [page]);
  const [selected, setSelected] = useState<string>();
  const [shown, setShown] = useState<ReadonlySet<Kind>>(new Set(["block", "widget"]));
  const [side, setSide] = useState<"end" | "start">("end");
  const overlay = useRef<HTMLDivElement>(null);
  const frames = useFrames(parts, overlay);
  const panel = useRef<HTMLElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = panel.current;
    const onKeyDown = ({ key }: KeyboardEvent): void => (key === "Escape" ? onClose() : undefined);
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [onClose]);

  const select = (id: string): void => {
    setSelected(id);
    const part = parts.find(({ node }) => node.id === id);
    const element = part && elementOf(part, document);
    const box = element?.getBoundingClientRect();
    // Below the page's scroll padding, where the frame's label has room.
    if (box && (box.top < 0 || box.bottom > innerHeight)) element?.scrollIntoView({ block: "start" });
  };
  const toggle = (kind: Kind): void => setShown((before) => new Set(kinds.filter((one) => before.has(one) !== (one === kind))));
  const current = parts.find(({ node }) => node.id === selected);

  return (
    <>
      <aside ref={panel} className={styles["panel"]} data-side={side} aria-labelledby={heading}>
        <div className={styles["head"]}>
          <h2 id={heading} className={styles["title"]}>
            {t("inspector.title")}
          </h2>
          <button type="button" className={styles["button"]} onClick={() => setSide(side === "end" ? "start" : "end")}>
            {t("inspector.move")}
          </button>
          <button type="button" className={styles["button"]} onClick={onClose}>
            {t("inspector.close")}
          </button>
        </div>
        <Facts
          facts={[
            [t("inspector.view"), page.tree.templateId],
            [t("inspector.layout"), page.tree.layoutId ?? t("inspector.noLayout")],
            [t("inspector.shell"), page.shell],
          ]}
        />
        <fieldset className={styles["kinds"]}>
          <legend>{t("inspector.frames")}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" checked={shown.has(kind)} onChange={() => toggle(kind)} /> {t(`inspector.${kind}`)}
            </label>
          ))}
        </fieldset>
        <section>
          <h3 className={styles["subtitle"]}>
            {t("inspector.findings")} ({page.diagnostics.length})
          </h3>
          <Findings findings={page.diagnostics} parts={parts} onSelect={select} />
        </section>
        <section>
          <h3 className={styles["subtitle"]}>
            {t("inspector.parts")} ({parts.length})
          </h3>
          <p className={styles["hint"]}>{t("inspector.keys")}</p>
          <PartTree parts={parts} selected={selected} onSelect={select} />
        </section>
        <section>
          <h3 className={styles["subtitle"]}>{t("inspector.selected")}</h3>
          {current ? <Facts facts={factsOf(current, t)} /> : <p>{t("inspector.none")}</p>}
        </section>
      </aside>
      <Frames overlay={overlay} parts={parts} frames={frames} kinds={shown} selected={selected} onSelect={select} />
    </>
  );
}
