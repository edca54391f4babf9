import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const current = testApp(async () => {});

interface Operation {
  operationId?: string;
  summary?: string;
  responses?: Record<string, { description?: string }>;
}

test("is OpenAPI 3.1 with every call, each with a name, a summary and described answers", async () => {
  const response = await current().app.inject("/api/docs/json");
  const document = response.json<{ openapi: string; info: object; paths: Record<string, Record<string, Operation>> }>();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths).toSorted()).toEqual([
    "/api/admin/accounts",
    "/api/admin/accounts/{id}/block",
    "/api/admin/accounts/{id}/role",
    "/api/admin/accounts/{id}/roles/{site}/{role}",
    "/api/admin/accounts/{id}/unblock",
    "/api/admin/audit",
    "/api/admin/audit/export",
    "/api/admin/care",
    "/api/admin/categories",
    "/api/admin/change-sets",
    "/api/admin/change-sets/{id}",
    "/api/admin/change-sets/{id}/approve",
    "/api/admin/change-sets/{id}/comments",
    "/api/admin/change-sets/{id}/comments/{comment}",
    "/api/admin/change-sets/{id}/comments/{comment}/done",
    "/api/admin/change-sets/{id}/comments/{comment}/reopen",
    "/api/admin/change-sets/{id}/editions/{kind}/{key}",
    "/api/admin/change-sets/{id}/files/{key}",
    "/api/admin/change-sets/{id}/merge",
    "/api/admin/change-sets/{id}/preview-links",
    "/api/admin/change-sets/{id}/previews",
    "/api/admin/change-sets/{id}/publish",
    "/api/admin/change-sets/{id}/publish-emergency",
    "/api/admin/change-sets/{id}/rebase",
    "/api/admin/change-sets/{id}/records/{kind}/{key}",
    "/api/admin/change-sets/{id}/records/{kind}/{key}/commands",
    "/api/admin/change-sets/{id}/records/{kind}/{key}/comments",
    "/api/admin/change-sets/{id}/records/{kind}/{key}/resolve",
    "/api/admin/change-sets/{id}/reject",
    "/api/admin/change-sets/{id}/schedule",
    "/api/admin/change-sets/{id}/submit",
    "/api/admin/change-sets/{id}/withdraw",
    "/api/admin/contributions",
    "/api/admin/contributions/{id}",
    "/api/admin/contributions/{id}/attachment",
    "/api/admin/drafts",
    "/api/admin/drafts/{id}",
    "/api/admin/drafts/{id}/outcome",
    "/api/admin/invitations",
    "/api/admin/invitations/{id}",
    "/api/admin/invitations/{id}/resend",
    "/api/admin/mails",
    "/api/admin/mails/{id}/retry",
    "/api/admin/presence",
    "/api/admin/preview-links/{id}",
    "/api/admin/questions",
    "/api/admin/questions/{id}",
    "/api/admin/questions/{id}/answer",
    "/api/admin/questions/{id}/mail",
    "/api/admin/questions/{id}/publish",
    "/api/admin/questions/{id}/refuse",
    "/api/admin/records",
    "/api/admin/records/{kind}/{key}",
    "/api/admin/records/{kind}/{key}/erase",
    "/api/admin/records/{kind}/{key}/history",
    "/api/admin/records/{kind}/{key}/uses",
    "/api/admin/reports",
    "/api/admin/reports/{id}/done",
    "/api/admin/reports/{id}/reopen",
    "/api/admin/second-factor/authenticator",
    "/api/admin/second-factor/authenticator/confirm",
    "/api/admin/second-factor/passkeys",
    "/api/admin/second-factor/passkeys/options",
    "/api/admin/second-factor/passkeys/{id}",
    "/api/admin/second-factor/recovery-codes",
    "/api/admin/session",
    "/api/admin/session/passkey",
    "/api/admin/session/passkey/options",
    "/api/admin/session/step-up",
    "/api/admin/session/step-up/options",
    "/api/admin/sessions",
    "/api/admin/sessions/{id}",
    "/api/admin/signing-key",
    "/api/admin/staff",
    "/api/admin/trash",
    "/api/admin/uploads",
    "/api/admin/versions/{id}/file",
    "/api/admin/versions/{id}/restore",
    "/api/article/get-captcha",
    "/api/article/get-captcha-audio",
    "/api/article/getbyslug",
    "/api/article/reads",
    "/api/article/send-contribution",
    "/api/articlecategory/getbyslug",
    "/api/articlecategory/getchildsbyslug",
    "/api/authen/refresh",
    "/api/captcha/challenge",
    "/api/forms/accountDeletion",
    "/api/forms/activation",
    "/api/forms/contribution",
    "/api/forms/login",
    "/api/forms/logout",
    "/api/forms/passwordChange",
    "/api/forms/passwordForgotten",
    "/api/forms/passwordReset",
    "/api/forms/profile",
    "/api/forms/question",
    "/api/forms/rating",
    "/api/forms/registration",
    "/api/forms/report",
    "/api/mediafile/{*}",
    "/api/page",
    "/api/paramaters/gets",
    "/api/public-ip",
    "/api/search/suggestions",
    "/api/series.csv",
    "/healthz",
    "/readyz",
  ]);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { operationId, summary, responses } of operations) {
    expect(operationId).toBeTruthy();
    expect(summary).toBeTruthy();
    for (const answer of Object.values(responses ?? {})) expect(answer.description).toBeTruthy();
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(response.body).not.toMatch(/"\$ref"|"nullable"/);
});
