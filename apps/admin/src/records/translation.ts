/** The same in the other language: what a new record begins with, and how each leads to the other. */
import { type Language, languageOf } from "@portal/core";
import { keyOf, type Kind, lineSchemas, type RecordFields } from "@portal/domain/records";
import { call } from "../calls/call.ts";
import { beginDraft, type DraftName, recordPath } from "./draft-store.ts";
import type { LiveRecord } from "./use-record.ts";

/** A site is made for one language, and is not translated by a form. */
const isTranslated = (kind: Kind): boolean => kind !== "site" && "counterpart" in lineSchemas[kind].properties;

/** @returns whether a record may get one: its kind has another language, and it leads to none yet */
export const lacksTranslation = (kind: Kind, record: RecordFields): boolean => isTranslated(kind) && record["counterpart"] === undefined;

export interface Translation {
  readonly original: LiveRecord;
  /** What the form begins with. */
  readonly said: RecordFields;
  /** What is copied from the original, to be translated. */
  readonly copied: RecordFields;
}

/** No site in the other language on which it could stand. */
export class NoOtherSite extends Error {}

const other: Readonly<Record<Language, Language>> = { vi: "en", en: "vi" };
/** As records write languages. */
const codes: Readonly<Record<Language, number>> = { vi: 1, en: 2 };
/** Fields that are said anew, or of which the other language has its own. */
const notCopied = new Set(["site", "category", "parent", "slug", "title", "name", "language", "counterpart", "publishedAt"]);

const read = async (kind: Kind, key: string): Promise<LiveRecord> => (await call<LiveRecord>(recordPath({ kind, key }))).data;
const text = (record: RecordFields, name: string): string | undefined => (typeof record[name] === "string" ? record[name] : undefined);

/** @throws CallFailed, NoOtherSite */
export async function beginTranslation(kind: Kind, key: string): Promise<Translation> {
  const original = { ...(await read(kind, key)), kind, key };
  const { record } = original;
  const site = await read("site", text(record, "site") ?? "");
  const counterpart = text(site.record, "counterpart");
  // A page alone may stand on a site of the other language.
  if (counterpart === undefined && kind !== "page") throw new NoOtherSite();
  const copied = Object.fromEntries(Object.entries(record).filter(([name]) => !notCopied.has(name)));
  const language = languageOf(record["language"] ?? site.record["language"]);
  const said: Record<string, string> = { site: counterpart ?? site.key };
  for (const name of ["category", "parent"]) {
    const held = text(record, name);
    const same = held === undefined ? undefined : text((await read("category", held)).record, "counterpart");
    if (same !== undefined) said[name] = same;
  }
  return { original, said, copied: counterpart === undefined ? { ...copied, language: codes[other[language]] } : copied };
}

/** Makes the draft of the translation, and of the original, which leads to it. @param name of the translation. @throws CallFailed */
export async function beginBoth(name: DraftName, record: RecordFields, { original }: Translation): Promise<void> {
  await beginDraft(name, { record: { ...record, counterpart: original.record["slug"] }, baseHash: null });
  const changed = { ...original.record, counterpart: record["slug"] };
  await beginDraft({ ...name, key: keyOf(original.kind as Kind, changed) }, { record: changed, baseHash: original.hash });
}
