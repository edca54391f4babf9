import { isPagePath, ministryPages } from "@portal/domain";
import { emailKey } from "../../services/email-key.ts";
import type { FormAction } from "../forms/action.ts";
import { refused } from "../forms/outcomes.ts";
import type { Services } from "../../services.ts";
import { recipientsOf } from "./recipients.ts";
import { reportMail } from "./mail.ts";
import { keepReport } from "./reports.ts";

/** Takes a report of a problem with a page, keeps it, and mails it to those who answer for the site. */
export const reportAction = ({
  db,
  limits,
  mails,
  origin,
  ministry,
}: Pick<Services, "db" | "limits" | "mails" | "origin" | "ministry">): FormAction<"report"> => ({
  name: "report",
  captcha: { limit: "reportNetwork" },
  idempotent: true,
  async run({ pagePath, site, ...fields }, _files, { language, persistOutcome }) {
    const path = pathIn(pagePath);
    if (path === undefined) return refused({ field: "pagePath", code: "notFound" });
    const query = new URLSearchParams({ page: path, done: "report" });
    const about = site ?? ministry[language];
    const otherwise = ministry[language];
    const recipients: string[] = [];
    for (const to of await recipientsOf(db, about, otherwise))
      // The rest of a flood is read with `npm run reports`.
      if ((await limits.consume("mailAccount", `report ${emailKey(to)}`)).ok) recipients.push(to);
    return db.transaction().execute(async (tx) => {
      const report = await keepReport(tx, { page: path, site: about, otherwise, ...fields });
      for (const to of recipients) await mails.enqueue(tx, reportMail(to, report, origin));
      return persistOutcome(tx, { kind: "done", redirect: `${ministryPages[language].report}?${query}` });
    });
  },
});

/** Path of a page of ours, also out of a whole address. */
function pathIn(typed: string): string | undefined {
  const path = /^https?:\/\//i.test(typed) && URL.canParse(typed) ? new URL(typed).pathname : typed;
  return isPagePath(path) ? path : undefined;
}
