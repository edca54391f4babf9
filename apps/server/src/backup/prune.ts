import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { backupName } from "./make-backup.ts";

type KeepRule = NonNullable<Config["backupKeep"]>;

const DAY = 24 * 60 * 60_000;
/** 1970 began on a Thursday: weeks are counted from Mondays. */
const weekOf = (time: number): number => Math.floor((time / DAY + 3) / 7);

/** Which of these the rule keeps: the newest of each of so many days, weeks and months that have one. @param names - of folders of backups */
export function keptBackups(names: readonly string[], { daily, weekly, monthly }: KeepRule): ReadonlySet<string> {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set<string>();
  const keepNewest = (count: number, periodOf: (time: number, iso: string) => string | number): void => {
    const periods = new Set<string | number>();
    for (const name of newestFirst) {
      const iso = name.slice("portal-".length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
      const period = periodOf(Date.parse(iso), iso);
      if (periods.size < count && !periods.has(period)) kept.add(name);
      periods.add(period);
    }
  };
  keepNewest(daily, (_, iso) => iso.slice(0, 10));
  keepNewest(weekly, (time) => weekOf(time));
  keepNewest(monthly, (_, iso) => iso.slice(0, 7));
  return kept;
}

/** Removes what the rule does not keep, and what broke off more than a day ago. @returns the names that are gone */
export async function prune(folder: string, rule: KeepRule): Promise<readonly string[]> {
  const all = await readdir(folder);
  const backups = all.filter((name) => backupName.test(name));
  const kept = keptBackups(backups, rule);
  const gone = backups.filter((name) => !kept.has(name));
  for (const name of all.filter((one) => one.endsWith(".part") && backupName.test(one.slice(0, -".part".length))))
    if ((await stat(join(folder, name))).mtimeMs < Date.now() - DAY) gone.push(name);
  for (const name of gone) await rm(join(folder, name), { recursive: true });
  return gone;
}
