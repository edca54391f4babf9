/** What was copied from a block, for another one of the same type: of this page or another, of this site or another. It is there as long as the window is open. */
import type { Assignment, ResolvedBlock } from "@portal/core";
import type { AssignmentContent } from "@portal/core/edit";
import { useSyncExternalStore } from "react";

export interface CopiedContent {
  readonly type: ResolvedBlock["type"];
  /** Name of the block that it was copied from. */
  readonly from: string;
  readonly content: AssignmentContent;
}

let copied: CopiedContent | undefined;
const listeners = new Set<() => void>();

const keep = (content: CopiedContent | undefined): void => {
  copied = content;
  for (const listener of listeners) listener();
};

/** What is assigned, for any block. */
export function contentIn(assignment: Assignment): AssignmentContent {
  const { key: _, ...content } = assignment;
  return content;
}

export function copyContent({ type, label, assignment }: ResolvedBlock): void {
  if (assignment) keep({ type, from: label, content: contentIn(assignment) });
}

/** The member signs out: nothing of theirs is left. */
export const forgetCopied = (): void => keep(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useCopiedContent = (): CopiedContent | undefined => useSyncExternalStore(subscribe, () => copied);
