import type { Language } from "@portal/core";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Accounts } from "../accounts/accounts.ts";
import type { Background } from "../accounts/background.ts";
import { createSanitizer, type Sanitizer } from "../content/sanitizer/index.ts";
import type { Database } from "../database/schema.ts";
import type { Limits } from "../limits/limits.ts";
import type { Mailer } from "../mail/mailer.ts";

/** What the parts for visitors share: questions, contributions and ratings. */
export interface VisitorServices {
  readonly db: Kysely<Database>;
  readonly limits: Limits;
  readonly mailer: Pick<Mailer, "send">;
  readonly background: Background;
  /** Of what units write. */
  readonly sanitizer: Pick<Sanitizer, "sanitize">;
  /** Begins links in mails; from the configuration, never from a request. */
  readonly origin: string;
  /** Slugs of the ministry's two sites. */
  readonly ministry: Readonly<Record<Language, string>>;
}

/** Its sanitiser ends with the server. */
export function visitorServices(
  app: FastifyInstance,
  accounts: Accounts,
  { defaultSite, defaultSiteEn }: { readonly defaultSite: string; readonly defaultSiteEn: string },
): VisitorServices {
  const sanitizer = createSanitizer();
  app.addHook("onClose", () => sanitizer.close());
  return { ...accounts, sanitizer, ministry: { vi: defaultSite, en: defaultSiteEn } };
}
