import type { ListedCategory } from "@portal/contracts";
import { type PointerEvent, useEffect, useState } from "react";
import { type Drop, dropPlace, isWithin, type Place } from "./tree.ts";

export interface Dragging {
  /** What is dragged. */
  readonly key: string;
  /** Over which row it is; undefined: over none that takes it. */
  readonly over: Drop | undefined;
}

export interface TreeDrag {
  readonly dragging: Dragging | undefined;
  /** Of the handle of a row. */
  readonly handle: (key: string) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Categories dragged by a pointer, between two others or into one, until it is lifted; Escape gives it up. */
export function useTreeDrag(categories: readonly ListedCategory[], onDrop: (key: string, place: Place) => void): TreeDrag {
  const [dragging, setDragging] = useState<Dragging>();
  const cancel = (): void => setDragging(undefined);
  const isDragging = dragging !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const giveUp = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setDragging(undefined);
    };
    document.addEventListener("keydown", giveUp);
    return () => document.removeEventListener("keydown", giveUp);
  }, [isDragging]);
  return {
    dragging,
    handle: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // No text is selected on the way.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging({ key, over: undefined });
      },
      onPointerMove: (event) => {
        if (dragging) setDragging({ key, over: rowAt(categories, key, event) });
      },
      onPointerUp: () => {
        cancel();
        if (dragging?.over) onDrop(key, dropPlace(categories, key, dragging.over));
      },
      onPointerCancel: cancel,
    }),
  };
}

/** The row below the pointer, where the category may be put. */
function rowAt(categories: readonly ListedCategory[], key: string, { clientX, clientY }: PointerEvent): Drop | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-category]");
  const over = row?.dataset["category"];
  if (!row || over === undefined || isWithin(categories, over, key)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  return { key: over, at: share < 0.3 ? "before" : share > 0.7 ? "after" : "inside" };
}
