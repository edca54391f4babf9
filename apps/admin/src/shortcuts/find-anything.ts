import { type ChangeSetView, mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { fold } from "@portal/domain/content";
import { kinds } from "@portal/domain/records";
import type { TFunction } from "i18next";
import { changeSetAddress, newRecordAddress, recordAddress } from "../app/addresses.ts";
import { pagesFor } from "../app/navigation.ts";
import { type Answer, call } from "../calls/call.ts";
import { isOver } from "../change-sets/may-do-with-set.ts";
import type { ListedRecord } from "../records/use-records.ts";
import type { ComboboxChoice } from "../ui/Combobox.tsx";

/** Of records, and of change sets. */
const SHOWN = 8;
const SEARCHED_SETS = 50;

export interface AnySearch {
  readonly member: StaffMember;
  readonly words: string;
  readonly t: TFunction;
}

/**
 * Pages of administration, what can be begun, open change sets, records (sites first), and change sets that are over, by their names, with or without marks. The key of a
 * choice is its path.
 */
export async function findAnything({ member, words, t }: AnySearch, signal: AbortSignal): Promise<readonly ComboboxChoice[]> {
  const parts = fold(words).split(/\s+/);
  const isMeant = ({ title }: ComboboxChoice): boolean => parts.every((part) => fold(title).includes(part));
  const pages = pagesFor(member).map(({ path, text }) => ({ key: path, title: t(text), site: null }));
  const begun = mayDoSomewhere(member, "changeSet.make").allowed ? kinds.filter((kind) => kind !== "file") : [];
  const acts = begun.map((kind) => ({ key: newRecordAddress(kind), title: t("record.new", { kind: t(`kind.${kind}`) }), site: null }));
  if (words === "") return pages;
  const find = (more: Readonly<Record<string, string>>): Promise<Answer<readonly ListedRecord[]>> =>
    call(`records?${new URLSearchParams({ q: words, limit: String(SHOWN), ...more })}`, { signal });
  const [sets, sites, records] = await Promise.all([
    call<readonly ChangeSetView[]>(`change-sets?limit=${SEARCHED_SETS}`, { signal }),
    find({ kind: "site" }),
    find({}),
  ]);
  const named = ({ key }: ListedRecord): number => Number(key === words);
  const found = [...sites.data.toSorted((one, other) => named(other) - named(one)), ...records.data.filter(({ kind }) => kind !== "site")];
  const setsThat = (areOver: boolean): readonly ComboboxChoice[] =>
    sets.data
      .filter(({ state }) => isOver(state) === areOver)
      .map(({ id, title }) => ({ key: changeSetAddress(id), title, site: t("shortcuts.changeSet") }))
      .filter(isMeant)
      .slice(0, SHOWN);
  return [
    ...[...pages, ...acts].filter(isMeant),
    ...setsThat(false),
    ...found.map(({ kind, key, title, site }) => ({
      key: recordAddress({ kind, key }),
      title,
      site: [t(`kind.${kind}`), site].filter(Boolean).join(" · "),
    })),
    // Their titles name records; who types such a name mostly wants the record.
    ...setsThat(true),
  ];
}
