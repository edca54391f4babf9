/** How often something may be done. `per` says what the key is, for the reader; `seconds` is the window, counted from the first attempt. */
export interface LimitRule {
  readonly per: "network" | "account" | "browser" | "article and network";
  /** Free attempts per window; the caller decides what happens after: a refusal (`consume`), a delay and a captcha, or more work (`record`). */
  readonly freeUses: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit of the portal. Where somebody else could use up a limit, it never refuses: an account, and a network that a whole office
 * shares, get slower and more expensive, not closed. Refusals are left for what only its own user can use up, or what would cost the portal more.
 */
export const limitRules = {
  /** Failed log-ins; successes are given back. */
  loginNetwork: { per: "network", freeUses: 20, seconds: 15 * MINUTE },
  loginAccount: { per: "account", freeUses: 5, seconds: DAY },
  /** Of a browser that has logged in to the account before: it is counted for itself alone. */
  loginBrowser: { per: "browser", freeUses: 5, seconds: 15 * MINUTE },
  /** Failed links of mails; they cannot be guessed. */
  linkNetwork: { per: "network", freeUses: 60, seconds: HOUR },
  /** Of each kind of message: who registers with a stranger's address must not use up the links to the stranger's new password. */
  mailAccount: { per: "account", freeUses: 5, seconds: HOUR },
  /** Only who holds an access token can use it up. */
  passwordCheckAccount: { per: "account", freeUses: 10, seconds: 15 * MINUTE },
  /** Codes of a second factor: only who knows the password can use them up. Both hold; the day's makes guessing hopeless. */
  secondFactorAccount: { per: "account", freeUses: 5, seconds: 15 * MINUTE },
  secondFactorDay: { per: "account", freeUses: 30, seconds: DAY },
  /** Files for records: each is read whole, and stands in the database for a day at least. */
  uploadAccount: { per: "account", freeUses: 300, seconds: HOUR },
  /** Challenges for passkeys: what is signed cannot be guessed, but each is a row. */
  passkeyNetwork: { per: "network", freeUses: 300, seconds: 10 * MINUTE },
  /** Pictures and sounds: each allows one guess, and takes 40 ms of a processor. Work is always to be had. */
  captchaNetwork: { per: "network", freeUses: 300, seconds: 10 * MINUTE },
  workNetwork: { per: "network", freeUses: 20, seconds: 10 * MINUTE },
  registrationNetwork: { per: "network", freeUses: 30, seconds: HOUR },
  passwordForgottenNetwork: { per: "network", freeUses: 30, seconds: HOUR },
  questionNetwork: { per: "network", freeUses: 30, seconds: HOUR },
  reportNetwork: { per: "network", freeUses: 20, seconds: HOUR },
  contributionNetwork: { per: "network", freeUses: 60, seconds: HOUR },
  ratingNetwork: { per: "network", freeUses: 60, seconds: HOUR },
  /** New opinions on one article: cookies can be thrown away, a network less easily. */
  ratingArticleNetwork: { per: "article and network", freeUses: 10, seconds: DAY },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limitRules;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;
