/** What this browser keeps of work in change sets, so that a reload, a lost connection or the end of a session loses nothing. */
import { del, delMany, entries, get, set } from "idb-keyval";

export interface KeptName {
  readonly what: "layout" | "record";
  readonly changeSetId: string;
  readonly kind: string;
  readonly key: string;
}

interface Kept<Work> {
  readonly work: Work;
  /** Whether something in it is saved nowhere else. */
  readonly isUnsaved: boolean;
}

/** Of one member: another one at the same browser has others. */
const keptBy = (member: string): string => `${member} `;
const keptKey = (member: string, { what, changeSetId, kind, key }: KeptName): string =>
  `${keptBy(member)}${what} ${changeSetId} ${kind} ${key}`;

export const readKept = async <Work>(member: string, name: KeptName): Promise<Work | undefined> =>
  (await get<Kept<Work>>(keptKey(member, name)))?.work;

const keepers = new Map<string, symbol>();

/**
 * Begins to keep work. Who began before, a page that was left while it was saving, keeps nothing from now on: it would take away what is newer.
 * @returns keeps it; undefined: there is nothing left to keep
 */
export function beginKeeping<Work>(member: string, name: KeptName): (kept: Kept<Work> | undefined) => Promise<void> {
  const [key, own] = [keptKey(member, name), Symbol()];
  keepers.set(key, own);
  return async (kept) => {
    if (keepers.get(key) === own) await (kept ? set(key, kept) : del(key));
  };
}

/** What this browser keeps of a member. */
export async function allKept(member: string): Promise<{ readonly hasUnsaved: boolean; readonly forget: () => Promise<void> }> {
  const kept = (await entries<string, Kept<unknown>>()).filter(([key]) => key.startsWith(keptBy(member)));
  return { hasUnsaved: kept.some(([, { isUnsaved }]) => isUnsaved), forget: () => delMany(kept.map(([key]) => key)) };
}
