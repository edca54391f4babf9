import type { Kysely } from "kysely";
import { articleTag, notifyOften } from "../../content/tags.ts";
import type { Database } from "../../database/schema.ts";
import { hashReceipt, newReceipt } from "../../sources/database/receipts.ts";
import type { InspectedFile } from "./inspect-upload.ts";
import type { Draft } from "./draft.ts";

/** Specification §3, Contribution. */
export interface Contribution {
  readonly title: string;
  readonly fullName: string;
  readonly email: string;
  readonly content: string;
  readonly address: string | undefined;
  readonly phoneNumber: string | undefined;
}

/** Keeps a comment with its file, in the transaction that is given: both, or neither. @returns its receipt */
export async function contribute(
  transaction: Kysely<Database>,
  draft: Draft,
  contribution: Contribution,
  file: InspectedFile | undefined,
): Promise<string> {
  const receipt = newReceipt();
  await transaction
    .insertInto("contribution")
    .values({
      receipt: hashReceipt(receipt),
      article_id: draft.id,
      draft: draft.title,
      title: contribution.title,
      full_name: contribution.fullName,
      email: contribution.email,
      address: contribution.address ?? null,
      content: contribution.content,
      phone_number: contribution.phoneNumber ?? null,
      upload_id: file ? await storeUpload(transaction, file) : null,
    })
    .execute();
  await notifyOften(transaction, articleTag(draft.slug));
  return receipt;
}

/** Keeps a file beside what it came with: give the transaction of that. @returns its id */
async function storeUpload(db: Kysely<Database>, { name, contentType, bytes, sha256 }: InspectedFile): Promise<string> {
  const { id } = await db
    .insertInto("upload")
    .values({ name, content_type: contentType, bytes, size: bytes.length, sha256 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
