/** Every call of administration: signing in, what members of staff call, and the files that they send. They have a queue and connections of their own. */
import type { FastifyPluginAsync } from "fastify";
import { inTurn } from "../plugins/in-turn.ts";
import { adminAccountRoutes } from "./administration/account-routes.ts";
import { adminContributionRoutes } from "./administration/contribution-routes.ts";
import { adminDraftRoutes } from "./administration/draft-routes.ts";
import { careRoutes } from "./administration/care-routes.ts";
import { adminJobRoutes } from "./administration/job-routes.ts";
import { adminLanguageRoutes } from "./administration/language-routes.ts";
import { adminMailRoutes } from "./administration/mail-routes.ts";
import { adminQuestionRoutes } from "./administration/question-routes.ts";
import { adminRatingRoutes } from "./administration/rating-routes.ts";
import { adminReportRoutes } from "./administration/report-routes.ts";
import { commentRoutes } from "./editing/comment-routes.ts";
import { changeSetRoutes } from "./editing/change-set-routes.ts";
import { categoryTreeRoutes } from "./editing/category-tree-routes.ts";
import { draftRoutes } from "./editing/draft-routes.ts";
import { fileRoutes } from "./editing/file-routes.ts";
import { UNNAMED_BYTES } from "./editing/receive-upload.ts";
import { uploadRoutes } from "./editing/upload-routes.ts";
import { recordRoutes } from "./editing/record-routes.ts";
import { presenceRoutes } from "./presence/presence-routes.ts";
import { previewTicketRoutes } from "./preview/ticket-routes.ts";
import { passkeySignInRoutes } from "./staff/passkey-sign-in-routes.ts";
import { passkeyRoutes } from "./staff/second-factor/passkey-routes.ts";
import { secondFactorRoutes } from "./staff/second-factor/routes.ts";
import { signInRoutes } from "./staff/sign-in-routes.ts";
import { idempotency } from "./staff/idempotency.ts";
import { auditRoutes } from "./staff/audit-routes.ts";
import { invitationRoutes } from "./staff/invitation-routes.ts";
import { roleRoutes } from "./staff/role-routes.ts";
import { staffSessionRoutes } from "./staff/session-routes.ts";
import { staffGuard } from "./staff/require-staff.ts";
import { statisticsRoutes } from "./statistics/admin-routes.ts";
import type { EditingTools } from "./editing/tools.ts";
import type { ContentCache } from "../pages/cache/content-cache.ts";
import type { Services } from "../services.ts";

export interface AdministrationServices extends Services {
  readonly tools: EditingTools;
  readonly cache: ContentCache;
  /** Where the application of administration is, if that is known: PUBLIC_ORIGIN. */
  readonly publicOrigin: string | undefined;
}

/** In turn, after a session was shown; each declares what it needs of the services. */
const memberRoutes: readonly FastifyPluginAsync<AdministrationServices>[] = [
  adminQuestionRoutes,
  adminContributionRoutes,
  adminDraftRoutes,
  adminRatingRoutes,
  adminReportRoutes,
  adminAccountRoutes,
  adminJobRoutes,
  adminMailRoutes,
  careRoutes,
  staffSessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  presenceRoutes,
  roleRoutes,
  invitationRoutes,
  auditRoutes,
  statisticsRoutes,
  adminLanguageRoutes,
  changeSetRoutes,
  commentRoutes,
  draftRoutes,
  recordRoutes,
  categoryTreeRoutes,
  previewTicketRoutes,
];

export const administrationRoutes: FastifyPluginAsync<AdministrationServices> = async (app, services) => {
  const { db, administration, queues, publicOrigin } = services;
  await app.register(staffGuard, { db, publicOrigin });
  await app.register(signInRoutes, services);
  await app.register(passkeySignInRoutes, services);
  const given = { ...services, db: administration };
  // Outside of the turns of other calls: a file may come slowly, and is read slowly.
  await app.register(uploadRoutes, { ...given, room: UNNAMED_BYTES });
  await app.register(fileRoutes, given);
  await app.register(async (members) => {
    members.addHook("preHandler", inTurn(queues.administration));
    await members.register(idempotency, given);
    for (const routes of memberRoutes) await members.register(routes, given);
  });
};
