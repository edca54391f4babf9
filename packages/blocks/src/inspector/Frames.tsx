import type { ReactNode, RefObject } from "react";
import { titleOf } from "./describe.ts";
import type { InspectedPart } from "./inspect.ts";
import { useTexts } from "../ui/use-texts.ts";
import { inspectorTexts } from "./texts.ts";
import type { Frame } from "./use-frames.ts";
import styles from "./Frames.module.css";

interface FramesProps {
  readonly overlay: RefObject<HTMLDivElement | null>;
  readonly parts: readonly InspectedPart[];
  readonly frames: ReadonlyMap<string, Frame>;
  readonly kinds: ReadonlySet<InspectedPart["node"]["kind"]>;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** Frames over the page, for the eye and the mouse; the tree in the panel says the same to everyone, and takes the keys. */
export function Frames({ overlay, parts, frames, kinds, selected, onSelect }: FramesProps): ReactNode {
  const t = useTexts(inspectorTexts);
  return (
    <div ref={overlay} className={styles["overlay"]} aria-hidden="true">
      {parts.map(({ node, state }) => {
        const frame = frames.get(node.id);
        if (!frame || !(kinds.has(node.kind) || node.id === selected)) return null;
        const isBlock = node.kind === "block";
        return (
          <div
            key={node.id}
            className={styles["frame"]}
            style={{ ...frame }}
            data-frame={node.id}
            data-kind={node.kind}
            data-state={state}
            data-provenance={isBlock ? node.provenance : undefined}
            data-selected={node.id === selected}
          >
            <button type="button" tabIndex={-1} className={styles["chip"]} onClick={() => onSelect(node.id)}>
              {titleOf(node)}
              {isBlock ? ` · ${node.type}/${node.name} · ${t(`inspector.from.${node.provenance}`)}` : ""}
            </button>
          </div>
        );
      })}
    </div>
  );
}
