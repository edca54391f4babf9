import type { Kysely } from "kysely";
import { lockUntilCommit } from "../database/advisory-locks.ts";
import type { Database } from "../database/schema.ts";
import type { Finding } from "./finding.ts";
import { orderByReferences } from "./order-batch.ts";
import { type ArticleToWrite, writeArticles } from "./found/write-articles.ts";
import type { Ready } from "./prepare.ts";
import type { Entry } from "./records.ts";
import { References } from "./references.ts";
import { SANITIZER_VERSION } from "./sanitizer/index.ts";
import { notify, seriesTags, tagsOf } from "./tags.ts";
import { upsert, type Written } from "./upsert.ts";

export interface Committed {
  readonly written: readonly { readonly entry: Entry; readonly outcome: Written["outcome"] }[];
  readonly refused: readonly { readonly entry: Entry; readonly finding: Finding }[];
}

/** Writes a batch inside the caller's transaction: all of it or, where anything fails, nothing. */
export async function writeBatch(transaction: Kysely<Database>, batch: readonly Ready[]): Promise<Committed> {
  if (batch.length === 0) return { written: [], refused: [] };
  // Two imports at once take turns, batch by batch.
  await lockUntilCommit(transaction, "import");
  const references = await References.load(transaction);
  const { steps, refused } = await orderByReferences(transaction, batch, references);
  const written: { entry: Entry; outcome: Written["outcome"] }[] = [];
  const tags = new Set<string>();
  for (const step of steps) {
    const kind = step[0]?.entry.kind;
    if (!kind) continue;
    const results = await (kind === "article"
      ? writeArticles(transaction, step.map(articleOf))
      : upsert(transaction, kind, step.map(rowOf)));
    for (const [index, result] of results.entries()) {
      const entry = step[index]?.entry;
      if (!entry) continue;
      written.push({ entry, outcome: result.outcome });
      if (result.outcome !== "unchanged") for (const tag of tagsOf(entry, result, references)) tags.add(tag);
    }
  }
  if ([...tags].some((tag) => tag.startsWith("series:"))) for (const tag of await seriesTags(transaction)) tags.add(tag);
  await notify(transaction, tags);
  return { written, refused };
}

const articleOf = (ready: Ready): ArticleToWrite => ({ row: { ...rowOf(ready), slug: ready.entry.key }, words: ready.words });

function rowOf({ entry, content }: Ready): Record<string, unknown> {
  const row = { ...entry.row, content_hash: entry.hash };
  if (!("body" in entry)) return row;
  const stamped = { ...row, source_hash: entry.body.sourceHash, sanitizer_version: SANITIZER_VERSION };
  if (entry.kind === "article") return { ...stamped, content };
  return { ...stamped, ...(entry.kind === "page" ? { given_language: entry.row.language } : {}), ...content };
}
