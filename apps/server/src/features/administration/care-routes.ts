/** What waits for a member, as the start page of administration says it: by one call, for the lists of mail and comments keep in the audit who read them. */
import { type Action, type Care, type Envelope, envelopeSchema, mayDoSomewhere, sitesOf } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { countFailedMails } from "../../services/mail/failed-mails.ts";
import { listDrafts } from "../contributions/list-drafts.ts";
import { listChangeSets } from "../editing/list-change-sets.ts";
import { listQuestions } from "../questions/list-questions.ts";
import { countReports } from "../reports/reports.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { adminRoute } from "./schemas.ts";

const count = (description: string): object => ({
  description: `${description} null: not for the caller's roles.`,
  type: ["integer", "null"],
});
const record = {
  type: "object",
  required: ["attention", "moved", "questions", "reports", "drafts", "mails"],
  properties: {
    attention: count("Change sets that need attention."),
    moved: count("Change sets that hold a record which was changed elsewhere since."),
    questions: count("Questions that nobody has published or refused."),
    reports: count("Open reports of problems."),
    drafts: count("Drafts whose last day for comments comes within a week, or is over without an outcome."),
    mails: count("Messages that could not be sent."),
  },
};

const NONE = { offset: 0, limit: 0 };

export const careRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock">> = async (app, { db, clock }) => {
  app.get<{ Reply: Envelope<Care> }>(
    "/api/admin/care",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "getCare",
        summary: "How much waits for the caller, of each kind",
        response: { 200: envelopeSchema(record, { list: false, description: "How much of each." }) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const ifAllowed = <T>(action: Action, read: (sites: readonly string[] | undefined) => Promise<T>): Promise<T> | null =>
        mayDoSomewhere(member, action).allowed ? read(sitesOf(member, action)) : null;
      const sets = (waits: "attention" | "moved") =>
        ifAllowed(
          "changeSet.submit",
          async () => (await listChangeSets(db, member, { waits, state: undefined, mine: false, offset: 0, limit: 1 })).total,
        );
      const [attention, moved, questions, reports, drafts, mails] = await Promise.all([
        sets("attention"),
        sets("moved"),
        ifAllowed("question.moderate", async (sites) => (await listQuestions(db, { ...NONE, sites, state: "received" })).total),
        ifAllowed("report.handle", (sites) => countReports(db, { sites, state: "open" })),
        ifAllowed(
          "comment.moderate",
          async (sites) => (await listDrafts(db, { ...NONE, sites, id: undefined, isDue: true }, clock.now())).total,
        ),
        ifAllowed("mail.manage", () => countFailedMails(db)),
      ]);
      return { success: true, data: { attention, moved, questions, reports, drafts, mails }, message: null };
    },
  );
};
