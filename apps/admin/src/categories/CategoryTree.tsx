import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CategoryTree.module.css";
import { rowNamed, type TreeRow } from "./tree.ts";
import { useCategoryNote } from "./use-category-note.ts";
import type { TreeDrag } from "./use-tree-drag.ts";

export interface CategoryTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly closed: ReadonlySet<string>;
  readonly active: string | undefined;
  /** Rows are dragged by it; undefined: the member changes nothing here. */
  readonly drag: TreeDrag | undefined;
  readonly onActive: (key: string) => void;
  readonly onOpenClose: (key: string, isOpen: boolean) => void;
  /** Keys that do something with a category: what they are called in `KeyboardEvent`, with Alt before it where that is held. */
  readonly onKey: (key: string, row: TreeRow) => boolean;
}

/** Milliseconds within which letters belong to one word. */
const TYPING = 600;

/** A tree as the ARIA pattern has it: one row has the focus, arrows go and open, letters find. */
export function CategoryTree({ label, rows, closed, active, drag, onActive, onOpenClose, onKey }: CategoryTreeProps): ReactNode {
  const { t } = useTranslation();
  const note = useCategoryNote();
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const hadFocus = useRef(false);
  const current = rows.find(({ category }) => category.key === active) ?? rows[0];
  const focus = (row: TreeRow | undefined): void => {
    if (!row) return;
    onActive(row.category.key);
    rowElement(list.current, row.category.key)?.focus();
  };
  // A row that has moved, or stands for one that is gone, keeps the focus that it had.
  useEffect(() => {
    if (hadFocus.current && current && document.activeElement === document.body) rowElement(list.current, current.category.key)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!current || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (onKey(event.altKey ? `Alt+${event.key}` : event.key, current)) return event.preventDefault();
    if (event.altKey) return;
    if (event.key.length === 1 && event.key !== " ") {
      const isNew = event.timeStamp - typed.current.at > TYPING;
      typed.current = { text: isNew ? event.key : typed.current.text + event.key, at: event.timeStamp };
      const at = rows.indexOf(current);
      return focus(rows[rowNamed(rows, typed.current.text, isNew ? at + 1 : at)]);
    }
    const next = goTo(event.key, rows, current, closed);
    if (next === undefined) return;
    event.preventDefault();
    if (next === "open" || next === "close") onOpenClose(current.category.key, next === "open");
    else focus(next);
  };
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={label}
      className={styles["tree"]}
      onKeyDown={onKeyDown}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      {rows.map(({ category, level, position, siblings, hasChildren }) => {
        const { key, title, isChanged } = category;
        const isOpen = !closed.has(key);
        const over = drag?.dragging?.over;
        return (
          <li
            key={key}
            role="treeitem"
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={hasChildren ? isOpen : undefined}
            aria-selected={key === current?.category.key}
            tabIndex={key === current?.category.key ? 0 : -1}
            data-category={key}
            data-level={Math.min(level, 6)}
            data-drop={over?.key === key ? over.at : undefined}
            data-dragged={drag?.dragging?.key === key || undefined}
            onFocus={() => onActive(key)}
          >
            {drag && (
              <span className={styles["handle"]} aria-hidden="true" {...drag.handle(key)}>
                ⠿
              </span>
            )}
            <span className={styles["toggle"]} aria-hidden="true" onClick={() => hasChildren && onOpenClose(key, !isOpen)}>
              {hasChildren ? (isOpen ? "▾" : "▸") : ""}
            </span>
            <span className={styles["label"]}>
              <span className={styles["name"]}>{title}</span> <small>{note(category)}</small>{" "}
              {isChanged && <small className={styles["changed"]}>{t("categories.changed")}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const rowElement = (list: HTMLElement | null, key: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-category="${CSS.escape(key)}"]`);

/** Where a key goes from a row, or what it does there; undefined: it is none of the tree's. */
function goTo(
  key: string,
  rows: readonly TreeRow[],
  current: TreeRow,
  closed: ReadonlySet<string>,
): TreeRow | "open" | "close" | undefined {
  const at = rows.indexOf(current);
  const isClosed = closed.has(current.category.key);
  switch (key) {
    case "ArrowDown":
      return rows[at + 1] ?? current;
    case "ArrowUp":
      return rows[at - 1] ?? current;
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    case "ArrowRight":
      if (!current.hasChildren) return current;
      return isClosed ? "open" : rows[at + 1];
    case "ArrowLeft":
      if (current.hasChildren && !isClosed) return "close";
      return rows.findLast(({ level }, index) => index < at && level < current.level) ?? current;
    default:
      return undefined;
  }
}
