import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { createLimits } from "../limits/limits.ts";
import type { LimitRules } from "../limits/rules.ts";
import type { Mailer } from "../mail/mailer.ts";
import { authenticate, type SignedInAccount } from "./authenticate.ts";
import { BACKGROUND_DELAY, createBackground, type BackgroundOptions } from "./background.ts";
import { createPasswords } from "./passwords/passwords.ts";
import type { AccountServices } from "./services.ts";
import { createAccessTokens } from "./tokens/access-token.ts";
import { createSessions, SESSION_LIFETIME } from "./tokens/sessions.ts";
import { createSigningKeys } from "./tokens/signing-keys.ts";

export interface Accounts extends AccountServices {
  /** Who a bearer token is; undefined: nobody any more. */
  readonly authenticate: (token: string) => Promise<SignedInAccount | undefined>;
  /** Finishes what was promised to visitors. */
  close(): Promise<void>;
}

export interface AccountsOptions {
  readonly db: Kysely<Database>;
  readonly mailer: Pick<Mailer, "send">;
  readonly origin: string;
  readonly log: BackgroundOptions["log"];
  /** undefined: BACKGROUND_DELAY. Tests wait less. */
  readonly delay?: BackgroundOptions["delay"];
  /** undefined: the portal's own. Tests that ask thousands of times allow more. */
  readonly rules?: LimitRules;
}

export function createAccounts({ db, mailer, origin, log, delay = BACKGROUND_DELAY, rules }: AccountsOptions): Accounts {
  const background = createBackground({ log, delay });
  const keys = createSigningKeys(db);
  const tokens = createAccessTokens(keys, SESSION_LIFETIME);
  return {
    db,
    mailer,
    origin,
    background,
    keys,
    tokens,
    limits: createLimits(db, rules),
    passwords: createPasswords(),
    sessions: createSessions(db, tokens),
    authenticate: (token) => authenticate(db, tokens, token),
    close: () => background.close(),
  };
}
