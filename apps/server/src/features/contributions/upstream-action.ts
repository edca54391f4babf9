import { ApiError, type Http, sendContribution } from "@portal/client";
import { readReceipt } from "@portal/domain/content";
import type { FormAction, FormContext, FormOutcome, UploadedFile } from "../forms/action.ts";
import { refused } from "../forms/outcomes.ts";
import type { InspectUpload } from "./inspect-upload.ts";
import { uploadLimits } from "./upload-rules.ts";

/** Seconds, where the back end does not say when to send again. */
const LATER = 60;

interface UpstreamContributionOptions {
  readonly http: () => Http;
  readonly inspectUpload: InspectUpload;
}

/** Comments on a draft document of UPSTREAM_API: sent on by the call of specification §7, whose back end checks captcha and draft. */
export const upstreamContributionAction = ({ http, inspectUpload }: UpstreamContributionOptions): FormAction<"contribution"> => ({
  name: "contribution",
  captcha: "elsewhere",
  idempotent: true,
  files: { max: uploadLimits.files, bytes: uploadLimits.bytes },
  async run(values, [file], { page, captcha, key, signal }) {
    if (!isAnswered(captcha)) return refused({ field: "capcha", code: "captcha" });
    const attachment = file && (await attachmentOf(file, inspectUpload));
    if (attachment && "refused" in attachment)
      return refused({ field: "attachment", code: attachment.refused, values: { limit: uploadLimits.bytes / 1024 / 1024 } });
    const { articleId, title, fullName, email, content, address = "", phoneNumber = "" } = values;
    const contribution = { id: captcha.id, title, fullName, email, address, content, phoneNumber, articleId, captcha: captcha.text };
    try {
      const answer = await sendContribution(http(), { ...contribution, attachment: attachment?.file }, { idempotencyKey: key, signal });
      return { kind: "done", redirect: donePath(page, answer) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return outcomeOf(error);
    }
  },
});

/** What is longer than any id or picture only makes the call's address too long. */
const isAnswered = ({ id, text }: FormContext["captcha"]): boolean => [id, text].every(({ length }) => length > 0 && length <= 64);

async function attachmentOf(
  upload: UploadedFile,
  inspectUpload: InspectUpload,
): Promise<{ readonly file: File } | { readonly refused: string }> {
  const inspected = await inspectUpload(upload);
  if ("refused" in inspected) return inspected;
  const { name, contentType, bytes } = inspected;
  return { file: new File([new Uint8Array(bytes)], name, { type: contentType }) };
}

/** The draft's page again, with the receipt where the answer has one of our kind: nothing else of a stranger's words gets into an address. */
function donePath(page: string, answer: string): string {
  const receipt = readReceipt(/\d{4}(?:-\d{4}){3}/.exec(answer)?.[0] ?? "");
  return `${page.split(/[?#]/, 1)[0]}?done=contribution${receipt === undefined ? "" : `&receipt=${receipt}`}`;
}

/** In words of ours: those of the back end are not for visitors (specification §8). */
function outcomeOf({ kind, status, retryAfter }: ApiError): FormOutcome {
  if (kind === "refused" || status === 400 || status === 422) return refused({ field: "capcha", code: "notTaken" });
  switch (status) {
    case 404:
    case 410:
      return refused({ code: "notFound" });
    case 413:
      return refused({ code: "tooLarge" });
    case 414:
    case 431:
      // The call has its fields in the address (specification §7), which servers limit to some thousand characters.
      return refused({ field: "content", code: "tooLongToPassOn" });
    case 429:
      return { kind: "limited", retryAfter: retryAfter === undefined ? LATER : Math.ceil(retryAfter / 1000) };
    default:
      return refused({ code: "receiverAway" });
  }
}
