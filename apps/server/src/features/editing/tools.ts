import type { Language } from "@portal/core";
import { type Catalogue, createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { layouts, templates } from "@portal/layouts";
import type { Kysely } from "kysely";
import { pictureOriginsOf } from "../../content/foreign-pictures.ts";
import type { ReadOptions } from "../../content/read-line.ts";
import type { Sanitizer } from "../../content/sanitizer/index.ts";
import type { Database } from "../../database/schema.ts";
import type { Mails } from "../../services/mail/mails.ts";

/** What editing needs of the portal. */
export interface EditingTools {
  readonly db: Kysely<Database>;
  readonly sanitizer: Pick<Sanitizer, "sanitize">;
  /** How records are checked. */
  readonly reading: ReadOptions;
  /** Slugs of the ministry's two sites. */
  readonly ministry: Readonly<Record<Language, string>>;
  readonly mails: Pick<Mails, "enqueue">;
  /** The layouts that pages may have. */
  readonly catalogue: Catalogue;
}

export function editingTools(
  { db, sanitizer, ministry, mails }: Pick<EditingTools, "db" | "sanitizer" | "ministry" | "mails">,
  config: Parameters<typeof pictureOriginsOf>[0],
): EditingTools {
  const reading = { strict: false, ministrySites: Object.values(ministry), pictureOrigins: pictureOriginsOf(config) };
  return { db, sanitizer, ministry, mails, reading, catalogue: createCatalogue({ layouts, templates }, portalCatalogue) };
}
