import { ministryPages } from "@portal/domain";
import type { FormAction } from "../forms/action.ts";
import { refused } from "../forms/outcomes.ts";
import { startParameters } from "../../database/parameters.ts";
import { uploadLimits } from "./upload-rules.ts";
import type { Services } from "../../services.ts";
import { contribute } from "./contribute.ts";
import { findDraft } from "./draft.ts";

/** Comments on a draft document, by our own form and by the call of specification §7. */
export const contributionAction = ({
  db,
  clock,
  inspectUpload,
}: Pick<Services, "db" | "clock" | "inspectUpload">): FormAction<"contribution"> => ({
  name: "contribution",
  captcha: { limit: "contributionNetwork" },
  idempotent: true,
  files: { max: uploadLimits.files, bytes: uploadLimits.bytes },
  async run({ articleId, ...comment }, [file], { persistOutcome }) {
    const draft = await findDraft({ db, clock }, articleId);
    if (!draft) return refused({ code: "notFound" });
    if (!draft.open) return refused({ code: "closed" });
    const { attachmentMaxMb } = await startParameters(db);
    const values = { limit: attachmentMaxMb };
    if (file && file.bytes > attachmentMaxMb * 1024 * 1024) return refused({ field: "attachment", code: "fileSize", values });
    const attachment = file && (await inspectUpload(file));
    if (attachment && "refused" in attachment) return refused({ field: "attachment", code: attachment.refused, values });
    const { title, fullName, email, content, address, phoneNumber } = comment;
    return db.transaction().execute(async (tx) => {
      const receipt = await contribute(tx, draft, { title, fullName, email, content, address, phoneNumber }, attachment);
      const redirect = `${ministryPages[draft.language].questionStatus}?receipt=${receipt}&done=contribution`;
      return persistOutcome(tx, { kind: "done", redirect, receipt });
    });
  },
});
