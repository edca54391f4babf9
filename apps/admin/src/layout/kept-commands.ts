/** What this browser keeps of layouts that are edited: commands that are not saved yet, and those that may be taken back. */
import { del, delMany, entries, get, set } from "idb-keyval";
import type { KeptCommands } from "./command-queue.ts";
import type { RecordName } from "./layout-store.ts";

/** Of one member: another one at the same browser has others. */
const keptBy = (member: string): string => `layout ${member} `;
const keptKey = (member: string, { changeSetId, kind, key }: RecordName): string => `${keptBy(member)}${changeSetId} ${kind} ${key}`;

export const readKept = (member: string, name: RecordName): Promise<KeptCommands | undefined> => get(keptKey(member, name));

/** Nothing that is left to do is not kept. */
export const writeKept = (member: string, name: RecordName, kept: KeptCommands): Promise<void> =>
  kept.waiting.length + kept.undo.length + kept.redo.length === 0 ? del(keptKey(member, name)) : set(keptKey(member, name), kept);

/** What this browser keeps of a member. */
export async function allKept(member: string): Promise<{ readonly hasUnsaved: boolean; readonly forget: () => Promise<void> }> {
  const kept = (await entries<string, KeptCommands>()).filter(([key]) => key.startsWith(keptBy(member)));
  return { hasUnsaved: kept.some(([, { waiting }]) => waiting.length > 0), forget: () => delMany(kept.map(([key]) => key)) };
}
