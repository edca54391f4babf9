/** How often something may be done. `per` says what the key is, for the reader; `seconds` is the window, counted from the first attempt. */
export interface LimitRule {
  readonly per: "network" | "account" | "account and network";
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit of the portal. Networks are generous, because offices and mobile carriers share addresses; accounts are strict, because
 * one person acts there. NIST SP 800-63B allows 100 failed logins in a row: `loginAccount` stays far below it.
 */
export const limitRules = {
  loginNetwork: { per: "network", points: 100, seconds: 15 * MINUTE },
  loginAccountNetwork: { per: "account and network", points: 10, seconds: 15 * MINUTE },
  loginAccount: { per: "account", points: 50, seconds: DAY },
  registrationNetwork: { per: "network", points: 30, seconds: HOUR },
  /** Of each kind of message: who registers with a stranger's address must not use up the links to the stranger's new password. */
  mailAccount: { per: "account", points: 5, seconds: HOUR },
  passwordForgottenNetwork: { per: "network", points: 30, seconds: HOUR },
  linkNetwork: { per: "network", points: 60, seconds: HOUR },
  passwordCheckAccount: { per: "account", points: 10, seconds: 15 * MINUTE },
  /** Pictures, sounds and challenges: each allows one guess. */
  captchaNetwork: { per: "network", points: 300, seconds: 10 * MINUTE },
  questionNetwork: { per: "network", points: 30, seconds: HOUR },
  reportNetwork: { per: "network", points: 20, seconds: HOUR },
  contributionNetwork: { per: "network", points: 60, seconds: HOUR },
  ratingNetwork: { per: "network", points: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limitRules;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;
