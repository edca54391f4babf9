import type { ReactNode } from "react";
import type { PageModel } from "@portal/domain";
import { doneForm, queryOf } from "../../ui/done-form.ts";
import { type OwnTexts, useTexts } from "../../ui/own-texts.ts";

const vi = {
  sent: "Cơ quan soạn thảo đã nhận ý kiến góp ý của bạn. Xin cảm ơn.",
  receipt: "Mã tiếp nhận: {{receipt}}.",
};

const texts: OwnTexts<keyof typeof vi> = {
  vi,
  en: {
    sent: "The drafting unit has received your comments. Thank you.",
    receipt: "Receipt number: {{receipt}}.",
  },
};

/** That a back end has just taken a comment: it stands at the top, where the page opens. What our own server takes, the page of receipts says. */
export function CommentSent({ page }: { readonly page: PageModel }): ReactNode {
  const t = useTexts(texts);
  if (!page.forms?.pictureOnly || doneForm(page) !== "contribution") return null;
  const receipt = /^\d{4}(?:-\d{4}){3}$/.exec(queryOf(page.path).get("receipt") ?? "")?.[0];
  return (
    <p role="status">
      <strong>
        {t("sent")} {receipt !== undefined && t("receipt", { receipt })}
      </strong>
    </p>
  );
}
