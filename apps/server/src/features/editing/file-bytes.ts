/** The bytes of files stand apart from their records, which name them by their hash: whether they are there. */
import { type Kysely, sql } from "kysely";
import { finding } from "../../content/finding.ts";
import type { Database } from "../../database/schema.ts";
import type { Edition, Problem } from "./editions.ts";
import { Refused } from "./refused.ts";

type Content = Pick<Edition, "kind" | "key" | "record">;

/** Those files whose bytes are not kept. */
export async function withoutBytes(db: Kysely<Database>, contents: readonly Content[]): Promise<readonly Content[]> {
  const files = contents.filter(({ kind, record }) => kind === "file" && record);
  if (files.length === 0) return [];
  const hashOf = ({ record }: Content): string => String(record?.["sha256"]);
  const kept = await db
    .selectFrom("record_bytes")
    .select("sha256")
    .where("sha256", "=", sql<string>`any(${files.map(hashOf)}::text[])`)
    .execute();
  const hashes = new Set(kept.map(({ sha256 }) => sha256));
  return files.filter((file) => !hashes.has(hashOf(file)));
}

/** @throws Refused "invalid" with `Problem`s where bytes are missing */
export async function requireBytes(db: Kysely<Database>, contents: readonly Content[]): Promise<void> {
  const problems = (await withoutBytes(db, contents)).map(({ key }): Problem => {
    const problem = `There are no bytes with the hash that the file ${JSON.stringify(key)} names, so nothing could be sent for it.`;
    return {
      kind: "file",
      key,
      findings: [finding("bytes-missing", "/sha256", problem, "Upload the file, and name the sha256 of its bytes.")],
    };
  });
  const [first] = problems;
  if (first) throw new Refused("invalid", first.findings[0]?.problem ?? "", problems);
}
