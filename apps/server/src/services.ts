import type { Language } from "@portal/core";
import type { Kysely } from "kysely";
import type { SignedInAccount } from "./services/signed-in-account.ts";
import { authenticate } from "./features/accounts/authenticate.ts";
import { HASH_COST } from "./features/accounts/passwords/argon2.ts";
import { createPasswords, type Passwords } from "./features/accounts/passwords/passwords.ts";
import { type AccessTokens, createAccessTokens } from "./features/accounts/tokens/access-token.ts";
import { createSessions, SESSION_LIFETIME, type Sessions } from "./features/accounts/tokens/sessions.ts";
import { createSigningKeys, type SigningKeys } from "./features/accounts/tokens/signing-keys.ts";
import { type Background, BACKGROUND_DELAY, type BackgroundOptions, createBackground } from "./services/background.ts";
import { type Captcha, createCaptcha } from "./features/captcha/captcha.ts";
import { createUploadInspector, type InspectUpload } from "./features/contributions/inspect-upload.ts";
import { createFormStorage, FORM_STORAGE_BYTES, type FormStorage } from "./features/forms/form-storage.ts";
import type { Config } from "./config/config.ts";
import { createVisits, type Visits, type VisitsOptions } from "./features/statistics/visits.ts";
import { createSanitizer, type Sanitizer } from "./content/sanitizer/index.ts";
import type { Clock } from "./database/clock.ts";
import type { Database } from "./database/schema.ts";
import { createLimits, type Limits } from "./services/limits/limits.ts";
import { limitRules, type LimitRules } from "./services/limits/rules.ts";
import { createQueues, type Queues } from "./services/queues.ts";
import type { Jobs } from "./services/jobs/jobs.ts";
import { createMails, type Mails } from "./services/mail/mails.ts";

/** Everything that features on the database share, made once. A feature says what it needs of it: `Pick<Services, "db" | "limits">`. */
export interface Services {
  readonly db: Kysely<Database>;
  /** Of what administrators ask for: the same database, over connections of its own. */
  readonly administration: Kysely<Database>;
  /** Of previews: the same database, over connections of their own. */
  readonly previews: Kysely<Database>;
  /** Of what is looked for while somebody types; without transactions. */
  readonly searches: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly queues: Queues;
  readonly captcha: Captcha;
  readonly jobs: Jobs;
  readonly mails: Mails;
  /** Where the files of forms stay until these are answered. */
  readonly formStorage: FormStorage;
  readonly inspectUpload: InspectUpload;
  readonly background: Background;
  /** Counts views of pages. */
  readonly visits: Visits;
  /** Of what units write. */
  readonly sanitizer: Pick<Sanitizer, "sanitize">;
  readonly passwords: Passwords;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  /** Whom an access token belongs to; undefined: no one any more. */
  readonly authenticate: (token: string) => Promise<SignedInAccount | undefined>;
  /** Begins links in mails; from the configuration, never from a request. */
  readonly origin: string;
  /** In which days begin. */
  readonly timeZone: string;
  /** Slugs of the ministry's two sites. */
  readonly ministry: Readonly<Record<Language, string>>;
  /** Finishes the background work that visitors asked for and the jobs under way, and ends the sanitiser's threads. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly db: Kysely<Database>;
  readonly administration: Kysely<Database>;
  /** Of previews: the same database, over connections of their own. */
  readonly previews: Kysely<Database>;
  /** Of what is looked for while somebody types; without transactions. */
  readonly searches: Kysely<Database>;
  readonly clock: Clock;
  /** Closed with the services. */
  readonly jobs: Jobs;
  readonly origin: string;
  readonly config: Pick<Config, "botCheckSiteKey" | "defaultSite" | "defaultSiteEn" | "timeZone">;
  readonly log: BackgroundOptions["log"] & VisitsOptions["log"];
  readonly delay: BackgroundOptions["delay"];
  readonly rules: LimitRules;
}

export function createServices({
  db,
  administration,
  previews,
  searches,
  clock,
  jobs,
  origin,
  config,
  log,
  delay,
  rules,
}: ServicesOptions): Services {
  const queues = createQueues();
  const background = createBackground({ log, delay });
  const visits = createVisits({ db, clock, timeZone: config.timeZone, log });
  const sanitizer = createSanitizer();
  const keys = createSigningKeys(db);
  const tokens = createAccessTokens(keys, SESSION_LIFETIME);
  return {
    db,
    administration,
    previews,
    searches,
    clock,
    queues,
    jobs,
    mails: createMails(jobs),
    background,
    visits,
    sanitizer,
    keys,
    tokens,
    origin,
    timeZone: config.timeZone,
    limits: createLimits(db, rules),
    formStorage: createFormStorage(FORM_STORAGE_BYTES),
    inspectUpload: createUploadInspector(queues.uploads),
    captcha: createCaptcha({ db, queue: queues.captcha, siteKey: config.botCheckSiteKey }),
    passwords: createPasswords({ queue: queues.passwords, cost: HASH_COST }),
    sessions: createSessions(db, tokens),
    authenticate: (token) => authenticate(db, tokens, token),
    ministry: { vi: config.defaultSite, en: config.defaultSiteEn },
    async close() {
      await background.close();
      await Promise.all([sanitizer.close(), jobs.close(), visits.close()]);
    },
  };
}

type ServicesConfig = ServicesOptions["config"] & Pick<Config, "publicOrigin" | "port">;
type RunningPortal = Pick<ServicesOptions, "db" | "administration" | "previews" | "searches" | "clock" | "jobs">;

/** Those of a running portal. */
export function openServices(given: RunningPortal, config: ServicesConfig, log: ServicesOptions["log"]): Services {
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  return createServices({ ...given, origin, config, log, delay: BACKGROUND_DELAY, rules: limitRules });
}
