import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { remarksOf, titleOf } from "./describe.ts";
import type { InspectedPart } from "./inspect.ts";
import { useTexts } from "../ui/use-texts.ts";
import { inspectorTexts } from "./texts.ts";
import styles from "./PartTree.module.css";

interface PartTreeProps {
  readonly parts: readonly InspectedPart[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The layout tree by the ARIA tree pattern: one stop for Tab, arrow keys within; what has the focus is selected. */
export function PartTree({ parts, selected, onSelect }: PartTreeProps): ReactNode {
  const t = useTexts(inspectorTexts);
  const list = useRef<HTMLUListElement>(null);
  const stop = selected ?? parts[0]?.node.id;

  // Chosen in the page: the tree follows.
  useEffect(() => {
    if (selected !== undefined) itemOf(list.current, selected)?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = neighbour(parts, stop, event.key);
    if (event.altKey || event.ctrlKey || event.metaKey || target === undefined) return;
    event.preventDefault();
    itemOf(list.current, target)?.focus();
  };
  return (
    <ul ref={list} className={styles["tree"]} role="tree" aria-label={t("inspector.parts")} onKeyDown={onKeyDown}>
      {parts.map((part) => (
        <li
          key={part.node.id}
          className={styles["part"]}
          role="treeitem"
          tabIndex={part.node.id === stop ? 0 : -1}
          aria-level={part.level}
          aria-posinset={part.position}
          aria-setsize={part.neighbours}
          aria-selected={part.node.id === selected}
          data-part={part.node.id}
          data-kind={part.node.kind}
          data-state={part.state}
          style={{ paddingInlineStart: `${part.level * 0.75}rem` }}
          // A click brings the focus, too.
          onFocus={() => onSelect(part.node.id)}
        >
          <span className={styles["kind"]}>{t(`inspector.${part.node.kind}`)}</span>{" "}
          <span className={styles["title"]}>{titleOf(part.node)}</span>{" "}
          <span className={styles["remarks"]}>{remarksOf(part, t).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

const itemOf = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.children ?? [])].find((child): child is HTMLElement => child instanceof HTMLElement && child.dataset["part"] === id);

/** Id of the part that a key leads to; undefined where it leads nowhere. */
function neighbour(parts: readonly InspectedPart[], from: string | undefined, key: string): string | undefined {
  const index = parts.findIndex(({ node }) => node.id === from);
  switch (key) {
    case "ArrowDown":
      return parts[index + 1]?.node.id;
    case "ArrowUp":
      return parts[index - 1]?.node.id;
    case "Home":
      return parts[0]?.node.id;
    case "End":
      return parts.at(-1)?.node.id;
    case "ArrowLeft":
      return parts[index]?.parent;
    case "ArrowRight":
      return parts[index + 1]?.parent === from ? parts[index + 1]?.node.id : undefined;
    default:
      return undefined;
  }
}
