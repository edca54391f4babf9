import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DragHandle } from "./DragHandle.tsx";
import styles from "./OrderedEntries.module.css";

export interface OrderedEntriesProps {
  readonly names: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  /** What belongs to each entry besides its name. */
  readonly details?: readonly ReactNode[];
}

/** Entries in order: each is moved up and down by buttons or dragged, and removed; what was done is announced. */
export function OrderedEntries({ names, onMove, onRemove, details }: OrderedEntriesProps): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState("");
  /** Where the focus goes with an entry that was moved, once it stands there. */
  const wanted = useRef<{ readonly index: number; readonly act: "up" | "down" }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { index, act } = wanted.current;
    wanted.current = undefined;
    const [up, down] = list.current?.children[index]?.querySelectorAll("button") ?? [];
    const [same, other] = act === "up" ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  });
  const [dragged, setDragged] = useState<number>();
  const place = (from: number, to: number): void => {
    onMove(from, to);
    setAnnounced(t("layout.moved", { name: names[from], position: to + 1, count: names.length }));
  };
  const move = (from: number, act: "up" | "down"): void => {
    const to = act === "up" ? from - 1 : from + 1;
    place(from, to);
    wanted.current = { index: to, act };
  };
  return (
    <>
      <ol ref={list} className={styles["entries"]}>
        {names.map((name, index) => (
          // An entry has no identity of its own: the same category may stand twice.
          // With a pointer alone: the buttons are for everybody.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== index) place(dragged, index);
              setDragged(undefined);
            }}
          >
            <DragHandle
              isShown={names.length > 1}
              title={t("layout.drag")}
              onStart={() => setDragged(index)}
              onEnd={() => setDragged(undefined)}
            />
            <span>{name}</span>
            <button type="button" disabled={index === 0} onClick={() => move(index, "up")} aria-label={t("layout.up", { name })}>
              ↑
            </button>
            <button
              type="button"
              disabled={index === names.length - 1}
              onClick={() => move(index, "down")}
              aria-label={t("layout.down", { name })}
            >
              ↓
            </button>
            <button
              type="button"
              onClick={() => {
                onRemove(index);
                setAnnounced(t("layout.removed", { name }));
              }}
              aria-label={t("layout.remove", { name })}
            >
              ×
            </button>
            {details?.[index]}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}
