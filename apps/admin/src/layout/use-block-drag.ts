import type { ResolvedBlock } from "@portal/core";
import type { Command } from "@portal/core/edit";
import { useMemo, useState } from "react";

/** Blocks that are dragged onto others of their type, in the list or on the page: both exchange what they show. */
export interface BlockDrag {
  /** Key of the block that is being dragged. */
  readonly dragged: string | undefined;
  readonly mayDrag: (key: string) => boolean;
  readonly mayDrop: (key: string) => boolean;
  readonly start: (key: string) => void;
  readonly drop: (key: string) => void;
  readonly end: () => void;
}

export interface DragOptions {
  /** Those of the page that the member may edit. */
  readonly blocks: readonly ResolvedBlock[];
  readonly run: (command: Command) => void;
}

export function useBlockDrag({ blocks, run }: DragOptions): BlockDrag {
  const [dragged, setDragged] = useState<string>();
  return useMemo(() => {
    const of = (key: string | undefined): ResolvedBlock | undefined => blocks.find((block) => block.key === key);
    const mayDrop = (key: string): boolean => key !== dragged && of(key)?.type === of(dragged)?.type && of(dragged) !== undefined;
    return {
      dragged,
      mayDrag: (key) => of(key)?.assignment !== undefined,
      mayDrop,
      start: setDragged,
      drop: (key) => {
        if (dragged !== undefined && mayDrop(key)) run({ kind: "move", key: dragged, toKey: key });
        setDragged(undefined);
      },
      end: () => setDragged(undefined),
    };
  }, [blocks, dragged, run]);
}
