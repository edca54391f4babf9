import type { Limits } from "../../services/limits/limits.ts";
import { delayOf, proofOfWorkDifficulty } from "../../services/limits/backoff.ts";
import type { LimitName } from "../../services/limits/rules.ts";

/** One attempt to log in, counted before its password is looked at: a thousand at once are a thousand. */
export interface LoginAttempt {
  /** Whether a captcha has to be solved first. */
  readonly needsCaptcha: boolean;
  /** Multiple of the least work that a captcha must be worth; 1: any. */
  readonly work: number;
  /** Milliseconds to wait before the password is looked at. */
  readonly delay: number;
  /** It was no guess: it succeeded, or no password was looked at. */
  refund(): Promise<void>;
  /** It succeeded: what was counted for the account is reset, whichever network the failures came from. */
  succeed(): Promise<void>;
}

/** For attempts from an unknown browser a captcha of any kind is enough for so many times the free ones; then it must be work. */
const ANY_CAPTCHA = 10;

interface LoginKeys {
  /** The address as it is compared (emailKey), whether there is such an account or not. */
  readonly account: string;
  readonly network: string;
  /** Id of a browser that has logged in to the account before. */
  readonly browser: string | undefined;
}

/** A browser that logged in before is counted for itself; others for their network and for the account. */
export async function beginLogin(limits: Limits, { account, network, browser }: LoginKeys): Promise<LoginAttempt> {
  const counted: readonly (readonly [LimitName, string])[] =
    browser === undefined
      ? [
          ["loginNetwork", network],
          ["loginAccount", account],
        ]
      : [["loginBrowser", browser]];
  const used = await Promise.all(counted.map(([name, key]) => limits.record(name, key)));
  const refund = async (): Promise<void> => {
    await Promise.all(counted.map(([name, key]) => limits.refund(name, key)));
  };
  return {
    needsCaptcha: used.some(({ uses, freeUses }) => uses > freeUses),
    work: Math.max(...used.map(({ uses, freeUses }) => proofOfWorkDifficulty({ uses, freeUses: freeUses * ANY_CAPTCHA }))),
    delay: Math.max(...used.map(delayOf)),
    refund,
    async succeed() {
      await refund();
      await limits.clear("loginAccount", account);
    },
  };
}
