import { editRefusals, type RefusalCode, refusalCodes, uploadRefusals } from "@portal/contracts";
import type { TFunction } from "i18next";
import { CallFailed } from "./call.ts";

/** What went wrong, as a sentence in the reader's language; what the server says besides, in English, is for what only it knows. */
export function describe(t: TFunction, error: unknown): string {
  if (error instanceof Error && error.name === "NotAllowedError") return t("failed.passkey");
  if (!(error instanceof CallFailed)) return t("failed.other");
  const { status, message, refusal, retryAfter } = error;
  if (refusal !== undefined) return t(`failed.${refusal}`);
  const { code, reason, details } = refusedBy(error);
  if (reason !== undefined) return t(`failed.${reason}`, details);
  if (code !== undefined) return t(`failed.${code}`, { message });
  if (status === 401) return t("failed.passkey");
  if (status === 404) return t("failed.not-found");
  if (status === 429) return t("failed.tooMany", { count: Math.ceil((retryAfter ?? 60) / 60) });
  return status >= 500 ? t("failed.server") : t("failed.invalid", { message });
}

/** Whether the second factor has to be shown once more; nothing was done. */
export const lacksStepUp = (error: unknown): boolean =>
  error instanceof CallFailed && (error.refusal === "step-up" || refusedBy(error).reason === "step-up");

/** What is wrong with what was asked for, as the texts name it. */
const reasonsOfInvalid: ReadonlyMap<string | undefined, string> = new Map([
  ...editRefusals.map((reason) => [reason, `edit.${reason}`] as const),
  ...uploadRefusals.map((reason) => [reason, `upload.${reason}`] as const),
]);

interface RefusedBy {
  readonly code: RefusalCode | undefined;
  /** Why, as the texts name it. */
  readonly reason: string | undefined;
  readonly details: Details;
}

/** The reason, and numbers that belong to it. */
type Details = Readonly<Record<string, unknown>> & { readonly reason?: string };

/** What an act of editing was refused by. */
function refusedBy({ data }: CallFailed): RefusedBy {
  const { code, details } = (data ?? {}) as { readonly code?: string; readonly details?: Details | null };
  const { reason } = details ?? {};
  const known = refusalCodes.find((one) => one === code);
  return {
    code: known,
    // Not permitted: what the session lacks.
    reason: known === "not-permitted" ? reason : known === "invalid" ? reasonsOfInvalid.get(reason) : undefined,
    details: details ?? {},
  };
}
