/** What a draft may say, whatever it is a draft of. */
import { isFields, isRenamable, keyOf, type Kind, merge, type RecordFields } from "@portal/domain/records";
import { isDeepStrictEqual } from "node:util";
import type { RecordKey } from "../../content/records.ts";
import { findUnstorable } from "../../content/values.ts";
import { portalPath } from "../../content/portal-path.ts";
import { type Actor, Refused, requireAllowed } from "./refused.ts";

export interface DraftChange extends RecordKey {
  readonly changeSetId: string;
  /** Version of the draft that was changed; 0: there was none. */
  readonly expected: number;
  /** Hash of the live record that a new draft was made from; null: there was none. undefined: whoever saves it has looked at nothing. */
  readonly baseHash: string | null | undefined;
  /** null: the record is to be deleted. */
  readonly record: RecordFields | null;
  /** The key that the live record has, where the draft gives it another. */
  readonly formerKey: string | undefined;
  /** Where visitors of a deleted record are sent: a path of the portal. */
  readonly successor: string | undefined;
  /** command: by the engine, the only way to change layouts and what their blocks show. restore: as it was once. import: by an operator's command. */
  readonly by: "hand" | "command" | "restore" | "import";
}

/** Far more than any record has: what is read, compared and merged later costs time for each. */
const MAX_DEPTH = 100;
const MAX_VALUES = 200_000;

/** @returns the change as it is stored. @throws Refused "invalid" */
export function checkForm<Change extends DraftChange>(change: Change): Change {
  const { kind, key, record, formerKey } = change;
  if (record) checkSize(record);
  const unstorable = findUnstorable([key, record, formerKey, change.successor], "");
  if (unstorable) throw new Refused("invalid", unstorable.problem, [unstorable]);
  // Lines of content say these beside the record; here they would stand in the place of what was asked for.
  const foreign = record && ["kind", ...(kind === "file" ? ["text", "base64"] : [])].find((name) => name in record);
  if (foreign) throw new Refused("invalid", `A record has no field "${foreign}": leave it out.`);
  if (record && keyOf(kind, record) !== key)
    throw new Refused(
      "invalid",
      `The record says that it is ${JSON.stringify(keyOf(kind, record))}, and it was sent to ${JSON.stringify(key)}: its slug and its address must agree.`,
    );
  if (formerKey !== undefined && (!record || formerKey === key || !isRenamable(kind)))
    throw new Refused("invalid", `A ${kind} cannot be renamed so.`);
  if (change.successor === undefined) return change;
  const successor = record ? undefined : portalPath(change.successor);
  if (successor === undefined) throw new Refused("invalid", "Only a deleted record has a successor, and it is a path of the portal.");
  return { ...change, successor };
}

function checkSize(record: RecordFields): void {
  let values = 0;
  for (let level: object[] = [record], depth = 1; level.length > 0; depth += 1) {
    const children = level.flatMap((value) => Object.values(value) as unknown[]);
    values += children.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES)
      throw new Refused(
        "invalid",
        `The record is too large: it may have ${MAX_VALUES} values, nested ${MAX_DEPTH} deep. Shorten it, or divide it.`,
      );
    level = children.filter((child): child is object => typeof child === "object" && child !== null);
  }
}

/**
 * Whether the bytes, name and type of a file are new together, and have to pass the checks of an upload. Operators import other types; such a file may be
 * kept as it is, and restored while it is live.
 * @param stored what the draft and the live record say
 */
export function isNewFile({ record, by }: DraftChange, stored: readonly (RecordFields | null | undefined)[]): boolean {
  const names = ["path", "contentType", ...(by === "restore" ? [] : ["sha256"])];
  return (by === "hand" || by === "restore") && !stored.some((fields) => fields && names.every((name) => fields[name] === record?.[name]));
}

/** Metadata as the portal reads it: an object, or the text of one. */
export function metadataOf(record: RecordFields): RecordFields {
  const { metadata } = record;
  if (typeof metadata !== "string") return isFields(metadata) ? metadata : {};
  try {
    const value: unknown = JSON.parse(metadata);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

/** Fields of metadata that choose how pages are drawn, as they are on the wire. The engine's commands change the first alone. */
const choices = ["layoutId", "view", "articleView", "categoryDefaulLayout", "articleDefaulLayout"];
const layoutFields = [...choices, "blocks"];
export const hasLayout = (kind: Kind): kind is "site" | "category" => kind === "site" || kind === "category";

/**
 * Layouts and what their blocks show are changed by the engine's commands, which hold to what a layout and a role allow. Without them designers alone
 * change what else chooses a layout, and take back what was chosen.
 * @param before what the draft said until now, or the live record
 * @throws Refused
 */
export function checkLayout(
  actor: Actor,
  { kind, by }: Pick<DraftChange, "by"> & { readonly kind: Kind },
  { before, after, site }: { readonly before: RecordFields | null; readonly after: RecordFields; readonly site: string | null },
): void {
  if (!hasLayout(kind) || by === "command" || by === "import") return;
  const [was, is] = [before ? metadataOf(before) : {}, metadataOf(after)];
  const changed = layoutFields.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  if (by === "hand" && (changed.includes("layoutId") || changed.includes("blocks")))
    throw new Refused(
      "layout-by-commands",
      "The layout of a page and what its blocks show are changed by commands, not by saving the whole record.",
    );
  const target = [{ site, isOwn: true }];
  if (changed.includes("blocks")) requireAllowed(actor, "layout.assign", target);
  if (changed.some((name) => choices.includes(name))) requireAllowed(actor, "layout.edit", target);
}

/**
 * A record as somebody wants it, with what it says of its layout merged with what the live one says of it now: who decides about a conflict elsewhere
 * in the record brings no older layout back. Where both have changed the same block, theirs stays.
 * @param base what both began with; null: not known
 */
export function withCurrentLayout(kind: Kind, base: RecordFields | null, mine: RecordFields, live: RecordFields): RecordFields {
  if (!hasLayout(kind)) return mine;
  const [was, is, now] = [base ? metadataOf(base) : {}, metadataOf(mine), metadataOf(live)];
  const merged = layoutFields.map((name) => [name, merge(was[name], is[name], now[name]).value] as const);
  if (merged.every(([name, value]) => isDeepStrictEqual(value, is[name]))) return mine;
  const metadata = Object.entries({ ...is, ...Object.fromEntries(merged) }).filter(([, value]) => value !== undefined);
  return { ...mine, metadata: Object.fromEntries(metadata) };
}
