import type { ReactNode } from "react";
import type { PageModel } from "@portal/domain";
import { sentForm, queryOf } from "../../ui/sent-form.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { commentSentTexts } from "./comment-sent-texts.ts";

/** That a back end has just taken a comment: it stands at the top, where the page opens. What our own server takes, the page of receipts says. */
export function CommentSent({ page }: { readonly page: Pick<PageModel, "path" | "forms" | "commentForm"> }): ReactNode {
  const t = useTexts(commentSentTexts);
  if (!page.commentForm?.pictureOnly || sentForm(page) !== "contribution") return null;
  const receipt = /^\d{4}(?:-\d{4}){3}$/.exec(queryOf(page.path).get("receipt") ?? "")?.[0];
  return (
    <p role="status">
      <strong>
        {t("commentSent.sent")} {receipt !== undefined && t("commentSent.receipt", { receipt })}
      </strong>
    </p>
  );
}
