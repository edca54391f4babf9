import { type RefObject, useEffect, useState } from "react";
import type { InspectedPart } from "./inspect.ts";

/** In CSS pixels from the overlay's own corner. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The element that the renderer drew for a part: its class is the template's, which no other part has. */
export const elementOf = (part: InspectedPart, within: Document): Element | null =>
  part.node.className === "" ? null : (within.getElementsByClassName(part.node.className)[0] ?? null);

/** Where the parts stand, by node id; measured anew whenever one of them, or the page, changes its size. */
export function useFrames(parts: readonly InspectedPart[], overlay: RefObject<HTMLElement | null>): ReadonlyMap<string, Frame> {
  const [frames, setFrames] = useState<ReadonlyMap<string, Frame>>(new Map());
  useEffect(() => {
    const corner = overlay.current;
    if (!corner) return undefined;
    const page = corner.ownerDocument;
    let turn = 0;
    const measure = (): void => {
      const origin = corner.getBoundingClientRect();
      setFrames(
        new Map(
          parts.flatMap((part) => {
            const box = elementOf(part, page)?.getBoundingClientRect();
            if (!box || box.width === 0 || box.height === 0) return [];
            const frame: Frame = { left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height };
            return [[part.node.id, frame] as const];
          }),
        ),
      );
    };
    // Once a frame, however many elements report: the observer must not feed itself.
    const soon = (): void => {
      cancelAnimationFrame(turn);
      turn = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(soon);
    const observe = (): void => {
      for (const part of parts) {
        const element = elementOf(part, page);
        if (element) sizes.observe(element);
      }
      sizes.observe(page.body);
      soon();
    };
    observe();
    // Views that load on demand arrive later than the page.
    const arrivals = new MutationObserver(soon);
    arrivals.observe(page.body, { childList: true, subtree: true });
    page.defaultView?.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(turn);
      sizes.disconnect();
      arrivals.disconnect();
      page.defaultView?.removeEventListener("resize", soon);
    };
  }, [parts, overlay]);
  return frames;
}
