import type { Generated } from "kysely";

/** A submission of a form under its idempotency key (forms/idempotency.ts). */
export interface FormSubmissionTable {
  /** sha256 of the key, which itself is kept nowhere. */
  key_hash: Buffer;
  /** Of everything that was sent but the answer to the captcha, keyed by the key. */
  digest: Buffer;
  form: string;
  /** Encrypted under the key; null while it runs. */
  outcome: Buffer | null;
  expires_at: Date;
  /** Its captcha was solved in a run before that failed. */
  solved: Generated<boolean>;
}
