import { type RefusalCode, refusalCodes, type UploadRefusal, uploadRefusals } from "@portal/contracts";
import type { TFunction } from "i18next";
import { CallFailed } from "./call.ts";

/** What went wrong, as a sentence in the reader's language; what the server says besides, in English, is for what only it knows. */
export function describe(t: TFunction, error: unknown): string {
  if (error instanceof Error && error.name === "NotAllowedError") return t("failed.passkey");
  if (!(error instanceof CallFailed)) return t("failed.other");
  const { status, message, refusal, retryAfter } = error;
  if (refusal !== undefined) return t(`failed.${refusal}`);
  const { code, reason, upload } = refusedBy(error);
  if (upload !== undefined) return t(`failed.upload.${upload}`);
  if (reason !== undefined) return t(`failed.${reason}`);
  if (code !== undefined) return t(`failed.${code}`, { message });
  if (status === 401) return t("failed.passkey");
  if (status === 404) return t("failed.not-found");
  if (status === 429) return t("failed.tooMany", { count: Math.ceil((retryAfter ?? 60) / 60) });
  return status >= 500 ? t("failed.server") : t("failed.invalid", { message });
}

/** Whether the second factor has to be shown once more; nothing was done. */
export const lacksStepUp = (error: unknown): boolean =>
  error instanceof CallFailed && (error.refusal === "step-up" || refusedBy(error).reason === "step-up");

interface RefusedBy {
  readonly code: RefusalCode | undefined;
  /** What the session lacks. */
  readonly reason: string | undefined;
  /** Why a file is not taken. */
  readonly upload: UploadRefusal | undefined;
}

/** What an act of editing was refused by. */
function refusedBy({ data }: CallFailed): RefusedBy {
  const { code, details } = (data ?? {}) as { readonly code?: string; readonly details?: { readonly reason?: string } | null };
  const known = refusalCodes.find((one) => one === code);
  return {
    code: known,
    reason: known === "not-permitted" ? details?.reason : undefined,
    upload: known === "invalid" ? uploadRefusals.find((one) => one === details?.reason) : undefined,
  };
}
