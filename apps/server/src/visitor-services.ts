import type { Language } from "@portal/core";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Accounts } from "./accounts/accounts.ts";
import type { Background } from "./accounts/background.ts";
import { createSanitizer, type Sanitizer } from "./content/sanitizer/index.ts";
import { contributionAction } from "./contributions/action.ts";
import type { Database } from "./database/schema.ts";
import type { AnyFormAction } from "./forms/action.ts";
import type { Limits } from "./limits/limits.ts";
import type { Mailer } from "./mail/mailer.ts";
import { questionAction } from "./questions/action.ts";
import { ratingAction } from "./ratings/action.ts";

/** What questions, contributions and ratings share. */
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

export const visitorActions = (services: VisitorServices): readonly AnyFormAction[] => [
  questionAction(services),
  contributionAction(services),
  ratingAction(services),
];
