/** Change sets from the command line: made of lines of content, listed, published. */
import type { Kysely } from "kysely";
import { formatIssue } from "../content/finding.ts";
import { readLine } from "../content/read-line.ts";
import { hashOfRecord, keepBytes } from "../content/read-records.ts";
import type { Database } from "../database/schema.ts";
import { makeChangeSet } from "../features/editing/change-set-store.ts";
import { findDraft, liveRecord, writeDraft } from "../features/editing/drafts.ts";
import { publishChangeSet } from "../features/editing/publish.ts";
import { Refused } from "../features/editing/refused.ts";
import type { EditingTools } from "../features/editing/tools.ts";
import { printable } from "../services/printable.ts";

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Makes a change set of lines of content: nothing goes live. Bad lines are said and left out, and what is live already just so.
 * @returns the exit code
 */
export async function importChangeSet(
  tools: EditingTools,
  lines: AsyncIterable<string | object>,
  { title, signal }: { readonly title: string; readonly signal: AbortSignal },
  { out, err }: Output,
): Promise<number> {
  const counts = { drafts: 0, unchanged: 0, refused: 0 };
  const id = await tools.db.transaction().execute(async (transaction) => {
    const set = await makeChangeSet(transaction, undefined, { title });
    let line = 0;
    for await (const input of lines) {
      signal.throwIfAborted();
      line += 1;
      if (typeof input === "string" && input.trim() === "") continue;
      const outcome = await draftLine(transaction, tools, set.id, { input, line }, err);
      counts[outcome] += 1;
    }
    return set.id;
  });
  out(
    `${id}: ${counts.drafts} drafts, ${counts.unchanged} unchanged, ${counts.refused} refused. Nothing is live yet: submit it in administration, or publish it here.`,
  );
  return counts.refused > 0 ? 1 : 0;
}

async function draftLine(
  db: Kysely<Database>,
  { reading }: EditingTools,
  changeSetId: string,
  { input, line }: { readonly input: string | object; readonly line: number },
  err: Output["err"],
): Promise<"drafts" | "unchanged" | "refused"> {
  const { entry, errors, warnings } = readLine(input, line, reading);
  for (const finding of warnings) err(formatIssue({ ...finding, line, severity: "warning" }));
  const refuse = (text: string): "refused" => {
    err(text);
    return "refused";
  };
  if (!entry) return refuse(errors.map((finding) => formatIssue({ ...finding, line, severity: "error" })).join("\n"));
  const { kind, key } = entry;
  const { kind: _, ...given } = (typeof input === "string" ? JSON.parse(input) : input) as Record<string, unknown>;
  const record = kind === "file" ? await keepBytes(db, given) : given;
  if ((await liveRecord(db, { kind, key }))?.hash === hashOfRecord(record)) return "unchanged";
  if (await findDraft(db, changeSetId, { kind, key }))
    return refuse(`line ${line}: the ${kind} ${JSON.stringify(key)} was given before, and only one can count.`);
  await writeDraft(db, undefined, {
    changeSetId,
    kind,
    key,
    expected: 0,
    baseHash: undefined,
    record,
    formerKey: undefined,
    successor: undefined,
    by: "import",
  });
  return "drafts";
}

/** Prints the change sets that are not published or withdrawn, last changed first. */
export async function printChangeSets(db: Kysely<Database>, { out }: Output): Promise<number> {
  const sets = await db
    .selectFrom("change_set")
    .select(["id", "state", "title", "publish_at"])
    .where("state", "not in", ["published", "withdrawn"])
    .orderBy("updated_at", "desc")
    .execute();
  for (const { id, state, title, publish_at } of sets)
    out(printable(`${id}  ${state}${publish_at ? ` for ${publish_at.toISOString()}` : ""}  ${title}`));
  if (sets.length === 0) out("There are no open change sets.");
  return 0;
}

/** Publishes a change set; one that nobody has approved as an emergency, whose approval is due afterwards. @returns the exit code */
export async function publishFromShell(tools: EditingTools, id: string, { out, err }: Output): Promise<number> {
  const set = await tools.db.selectFrom("change_set").select("state").where("id", "=", id).executeTakeFirst();
  const isApproved = set?.state === "approved" || set?.state === "scheduled";
  try {
    await publishChangeSet(tools, undefined, { id, expected: undefined, how: isApproved ? "now" : "emergency" });
    out(`The change set is live.${isApproved ? "" : " Nobody had approved it: an editor has to do that afterwards."}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    err(printable(error.message));
    return 1;
  }
}
