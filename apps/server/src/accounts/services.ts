import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Limits } from "../limits/limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Background } from "./background.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { AccessTokens } from "./tokens/access-token.ts";
import type { Sessions } from "./tokens/sessions.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

/** What the parts of accounts share. */
export interface AccountServices {
  readonly db: Kysely<Database>;
  readonly limits: Limits;
  readonly mailer: Pick<Mailer, "send">;
  readonly background: Background;
  readonly passwords: Passwords;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  /** Begins the links in mails; from the configuration, never from a request. */
  readonly origin: string;
}
