import { type Action, type EditRefusal, mayDo, type RefusalCode, type StaffMember, type Target } from "@portal/contracts";
import type { RecordKey } from "../../content/records.ts";

const statuses: Readonly<Record<RefusalCode, number>> = {
  "not-found": 404,
  "not-permitted": 403,
  "wrong-state": 409,
  "changed-meanwhile": 412,
  conflict: 409,
  invalid: 422,
  "not-approved": 409,
  "own-work": 403,
  "layout-by-commands": 422,
};

/** An act of editing that cannot be done. Nothing has changed. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly statusCode: number;
  /** What a program needs to show what is wrong: findings, versions. */
  readonly details: unknown;

  constructor(code: RefusalCode, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.statusCode = statuses[code];
    this.details = details;
  }
}

/**
 * What an editor asked for, and what cannot be done as it is.
 * @param reason for interfaces, which say it in their language; the message is for programs
 * @param numbers that belong to it
 */
export const notAsAsked = (reason: EditRefusal, message: string, numbers: Readonly<Record<string, number>> = {}): Refused =>
  new Refused("invalid", message, { reason, ...numbers });

/** SQLSTATE of what the database never takes, however often it is tried: data, constraints, limits. */
const neverTaken = /^(?:22|23|54)[0-9A-Z]{3}$/;

/** Why something cannot be published until somebody changes it. undefined: another error, of a connection for instance, which may be gone at the next try. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  const code = String((error as { code?: unknown } | null)?.code);
  // The database's own message may cite what the record says.
  return neverTaken.test(code)
    ? new Refused(
        "invalid",
        `The database cannot store what the change set holds (SQLSTATE ${code}): look for very long texts and unusual characters in its records, correct them, and submit it again.`,
      )
    : undefined;
}

/** Who acts; undefined: the portal itself, as a schedule or an operator's command asks it to. */
export type Actor = StaffMember | undefined;

/** @throws Refused where somebody may not do this to one of the targets */
export function requireAllowed(actor: Actor, action: Action, targets: readonly Target[]): void {
  if (!actor) return;
  for (const target of targets) {
    const decision = mayDo(actor, action, target);
    if (decision.allowed) continue;
    const place = target.site === null ? "what belongs to no single site" : `the site "${target.site}"`;
    const reasons = {
      role: `Your account has no role for it on ${place}; an administrator can give it one.`,
      "second-factor": "This needs a second factor: sign in with one, or set one up first.",
      "step-up": "This needs the second factor once more; show it, and try again.",
    };
    throw new Refused("not-permitted", reasons[decision.reason], { action, reason: decision.reason, site: target.site });
  }
}

/** Whether somebody may read what is kept of a site's records. @param site null: of no one site */
export const mayRead = (actor: Actor, site: string | null): boolean =>
  !actor || mayDo(actor, "record.read", { site, isOwn: false }).allowed;

/**
 * Answers the same of a record that the actor may not read and of one that is not there, but to administrators.
 * @param site undefined: there is no such record
 * @throws Refused
 */
export function requireReadable(actor: Actor, { kind, key }: RecordKey, site: string | null | undefined): void {
  if (site !== undefined && mayRead(actor, site)) return;
  if (mayRead(actor, null)) throw new Refused("not-found", `There is no ${kind} ${JSON.stringify(key)}.`);
  throw new Refused(
    "not-permitted",
    `There is no ${kind} ${JSON.stringify(key)} on a site where your account has a role; an administrator can give it one.`,
    { action: "record.read", reason: "role", site: null },
  );
}
