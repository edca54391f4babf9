import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { foundFileTags } from "../tags.ts";

/**
 * Forgets the words of files that have other bytes now: nothing is found by what a file said before. The new ones follow (features/file-texts).
 * @param paths as they are stored
 * @returns cache tags of what was found by them
 */
export async function forgetFileTexts(transaction: Kysely<Database>, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    delete from file_text t using file f where f.path = t.path and f.path = any(${paths}::text[]) and t.sha256 <> f.sha256 returning t.path`.execute(
    transaction,
  );
  return rows.flatMap(({ path }) => foundFileTags(path));
}
