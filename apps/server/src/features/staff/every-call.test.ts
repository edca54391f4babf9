/**
 * Every call of administration, made by everybody: answered exactly as the table of permissions says. The calls are those of the OpenAPI document: one
 * without a row here fails, and so does a row without a call.
 */
import { type Action, permissions, type SiteRole, siteRoles } from "@portal/contracts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testSession, testStaff, type TestStaffOptions } from "../../testing/staff.ts";

type Shown = NonNullable<TestStaffOptions["shown"]>;

/** What a call is of, and what to send so that it gets past its schema. Ids that do not exist are answered with 404 by who may. */
interface Row {
  /** "open": everyone. "own", "own after step-up": whoever is signed in. */
  readonly may: Action | "open" | "own" | "own after step-up";
  /**
   * Of what: a site, by its own slug or by the id of a thing there; the portal as a whole, which is administrators'; wherever the member has a role. The latter
   * also of change sets that do not exist: what is refused of those of another site is shown by the tests of editing.
   */
  readonly on: "site" | "portal" | "somewhere";
  readonly params?: (site: string) => Readonly<Record<string, string>>;
  readonly query?: (site: string) => string;
  readonly body?: object;
  /** Before each call, where it takes away what it acts on. */
  readonly prepare?: (site: string) => Promise<unknown>;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";
const HOME = "btc";
const ELSEWHERE = "cuc-thue";
const ids: Record<string, Record<"question" | "comment" | "article" | "report", string>> = {};
const account = { params: () => ({ id: NOBODY }) };
/** Of a passkey that nobody has. */
const answer = (...fields: readonly string[]) => ({
  id: "khong-co",
  rawId: "khong-co",
  type: "public-key",
  clientExtensionResults: {},
  response: Object.fromEntries(["clientDataJSON", ...fields].map((name) => [name, "e30"])),
});
const noSet = { params: () => ({ id: NOBODY }), on: "somewhere" } as const;
const noDraft = { params: () => ({ id: NOBODY, kind: "article", key: "khong-co" }), on: "somewhere" } as const;
const noComment = { params: () => ({ id: NOBODY, comment: NOBODY }), on: "somewhere" } as const;
const article = { params: (site: string) => ({ kind: "article", key: `du-thao-${site}` }), on: "site" } as const;
const roleOf = { params: (site: string) => ({ id: NOBODY, site, role: "author" }) };

const rows: Readonly<Record<string, Row>> = {
  signIn: { may: "open", on: "portal", body: { email: "khong-co@staff.example", password: "x" } },
  preparePasskeySignIn: { may: "open", on: "portal" },
  signInByPasskey: { may: "open", on: "portal", body: { response: answer("authenticatorData", "signature") } },
  preparePasskey: { may: "own", on: "portal" },
  addPasskey: { may: "own", on: "portal", body: { name: "Máy tính", response: answer("attestationObject") } },
  removePasskey: { may: "own after step-up", on: "portal", params: () => ({ id: "khong-co" }) },
  prepareStepUp: { may: "own", on: "portal" },
  getSession: { may: "own", on: "portal" },
  signOut: { may: "own", on: "portal" },
  listOwnSessions: { may: "own", on: "portal" },
  endOwnSession: { may: "own", on: "portal", ...account },
  startProgramSession: { may: "own after step-up", on: "portal", body: { name: "A", days: 1 } },
  showSecondFactor: { may: "own", on: "portal", body: { code: "000000" } },
  prepareAuthenticator: { may: "own", on: "portal" },
  confirmAuthenticator: { may: "own", on: "portal", body: { code: "000000" } },
  renewRecoveryCodes: { may: "own after step-up", on: "portal" },
  listAccounts: { may: "account.manage", on: "portal" },
  blockAccount: { may: "account.manage", on: "portal", ...account },
  unblockAccount: { may: "account.manage", on: "portal", ...account },
  listStaff: { may: "account.manage", on: "portal" },
  setAccountRole: { may: "role.assign", on: "portal", ...account, body: { role: "visitor" } },
  giveRole: { may: "role.assign", on: "portal", ...roleOf },
  takeRole: { may: "role.assign", on: "portal", ...roleOf },
  listInvitations: { may: "account.manage", on: "portal" },
  invite: {
    may: "invitation.send",
    on: "portal",
    body: { email: "moi@staff.example", name: "Người được mời", language: "vi", roles: [{ site: HOME, role: "author" }] },
  },
  inviteAgain: { may: "invitation.send", on: "portal", ...account },
  withdrawInvitation: { may: "invitation.send", on: "portal", ...account },
  rotateSigningKey: { may: "signingKey.rotate", on: "portal", body: { revoke: false } },
  getCare: { may: "record.read", on: "somewhere" },
  listJobs: { may: "mail.manage", on: "portal" },
  listFailedMails: { may: "mail.manage", on: "portal" },
  retryMail: { may: "mail.manage", on: "portal", ...account },
  getStatistics: { may: "statistics.read", on: "somewhere" },
  downloadStatistics: { may: "statistics.read", on: "somewhere", params: () => ({ part: "days" }) },
  countCounterparts: { may: "record.read", on: "somewhere" },
  listMissingCounterparts: { may: "record.read", on: "somewhere", params: () => ({ kind: "article" }) },
  listAudit: { may: "audit.read", on: "site", query: (site) => `site=${site}` },
  exportAudit: { may: "audit.export", on: "site", query: (site) => `site=${site}` },
  listAskedQuestions: { may: "question.moderate", on: "somewhere" },
  getAskedQuestion: { may: "question.moderate", on: "site", params: (site) => ({ id: ids[site]?.question ?? "" }) },
  previewQuestionMail: {
    may: "question.moderate",
    on: "site",
    params: (site) => ({ id: ids[site]?.question ?? "" }),
    body: { name: "publish" },
  },
  publishQuestion: { may: "question.moderate", on: "site", params: (site) => ({ id: ids[site]?.question ?? "" }), body: {} },
  refuseQuestion: {
    may: "question.moderate",
    on: "site",
    params: (site) => ({ id: ids[site]?.question ?? "" }),
    body: { reason: "Trùng" },
  },
  answerQuestion: {
    may: "question.moderate",
    on: "site",
    params: (site) => ({ id: ids[site]?.question ?? "" }),
    body: { html: "<p>Trả lời</p>", unit: "Cục" },
  },
  listRatings: { may: "rating.moderate", on: "somewhere" },
  clearRatings: { may: "rating.moderate", on: "site", params: (site) => ({ id: ids[site]?.article ?? "" }) },
  listReports: { may: "report.handle", on: "somewhere" },
  markReportDone: { may: "report.handle", on: "site", params: (site) => ({ id: ids[site]?.report ?? "" }), body: {} },
  reopenReport: { may: "report.handle", on: "site", params: (site) => ({ id: ids[site]?.report ?? "" }), body: {} },
  listChangeSets: { may: "record.read", on: "somewhere" },
  makeChangeSet: { may: "changeSet.make", on: "somewhere", body: { title: "Sửa" } },
  getChangeSet: { may: "record.read", ...noSet },
  getDraft: { may: "record.read", ...noDraft },
  getEdition: { may: "record.read", ...noDraft },
  listLayoutProblems: { may: "record.read", ...noDraft },
  saveDraft: { may: "changeSet.make", ...noDraft, body: { record: null, baseHash: null } },
  dropDraft: { may: "changeSet.make", ...noDraft },
  commandLayout: { may: "layout.assign", ...noDraft, body: { command: {} } },
  resolveConflict: { may: "changeSet.submit", ...noDraft, body: { liveHash: null } },
  uploadFile: { may: "file.upload", on: "somewhere", query: () => "name=a.txt", body: {} },
  getDraftFile: { may: "record.read", params: () => ({ id: NOBODY, key: "khong-co" }), on: "somewhere" },
  getVersionFile: { may: "record.read", params: () => ({ id: "999999" }), on: "portal" },
  listComments: { may: "record.read", ...noSet },
  writeComment: { may: "changeSet.comment", ...noSet, body: { text: "Xin xem lại" } },
  writeRecordComment: { may: "changeSet.comment", ...noDraft, body: { text: "Xin xem lại" } },
  removeComment: { may: "changeSet.comment", ...noComment },
  markCommentDone: { may: "changeSet.comment", ...noComment, body: {} },
  reopenComment: { may: "changeSet.comment", ...noComment, body: {} },
  submitChangeSet: { may: "changeSet.submit", ...noSet, body: {} },
  rebaseChangeSet: { may: "changeSet.submit", ...noSet, body: {} },
  approveChangeSet: { may: "changeSet.approve", ...noSet, body: { digest: "0".repeat(64) } },
  rejectChangeSet: { may: "changeSet.reject", ...noSet, body: { reason: "Sai" } },
  withdrawChangeSet: { may: "changeSet.withdraw", ...noSet, body: {} },
  scheduleChangeSet: { may: "changeSet.schedule", ...noSet, body: { publishAt: "2099-01-01T00:00:00Z" } },
  publishChangeSet: { may: "changeSet.publish", ...noSet, body: {} },
  publishInEmergency: { may: "changeSet.publishEmergency", ...noSet, body: {} },
  makePreview: { may: "preview.make", ...noSet, body: {} },
  listPreviewLinks: { may: "preview.share", ...noSet },
  makePreviewLink: { may: "preview.share", ...noSet, body: { hours: 1 } },
  revokePreviewLink: { may: "preview.share", ...noSet },
  listRecords: { may: "record.read", on: "somewhere", query: () => "kind=article" },
  getRecord: { may: "record.read", ...article },
  whereUsed: { may: "record.read", ...article },
  historyOfRecord: { may: "record.read", ...article },
  listTrash: { may: "record.read", on: "somewhere" },
  listCategories: { may: "record.read", on: "site", query: (site) => `site=${site}` },
  mergeCategory: { may: "record.delete", ...noSet, body: { category: "tin", into: "tin-khac" } },
  restoreVersion: { may: "changeSet.restore", on: "somewhere", params: () => ({ id: "999999" }), body: { title: "Như cũ" } },
  eraseRecord: { may: "record.erase", on: "portal", params: () => ({ kind: "article", key: "khong-co" }) },
  listPresent: { may: "presence.see", on: "site", query: (site) => `kind=article&key=du-thao-${site}` },
  listContributions: { may: "comment.moderate", on: "somewhere" },
  getContribution: { may: "comment.moderate", on: "site", params: (site) => ({ id: ids[site]?.comment ?? "" }) },
  listCommentedDrafts: { may: "comment.moderate", on: "somewhere" },
  getCommentedDraft: { may: "comment.moderate", on: "site", params: (site) => ({ id: ids[site]?.article ?? "" }) },
  getContributionAttachment: { may: "comment.moderate", on: "site", params: (site) => ({ id: ids[site]?.comment ?? "" }) },
  removeContribution: {
    may: "comment.moderate",
    on: "site",
    params: (site) => ({ id: ids[site]?.comment ?? "" }),
    prepare: (site) =>
      sql`insert into contribution (id, receipt, article_id, draft, title, full_name, email, content) overriding system value
        values (${ids[site]?.comment}, sha256(${site}::bytea), ${ids[site]?.article}, 'Dự thảo', 'Góp ý', 'A', 'a@b.example', 'Nội dung')
        on conflict do nothing`.execute(current().db),
  },
  publishDraftOutcome: {
    may: "comment.moderate",
    on: "site",
    params: (site) => ({ id: ids[site]?.article ?? "" }),
    body: { html: "<p>Đã tiếp thu</p>", unit: "Cục" },
  },
};

interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
}

const current = testApp(async ({ site, category, articles }) => {
  for (const slug of [HOME, ELSEWHERE]) {
    const home = await site(slug);
    const news = await category(home, `tin-${slug}`);
    await articles(home, news, [{ slug: `du-thao-${slug}`, published_at: "2026-01-01T00:00:00Z" }]);
  }
});

let operations: readonly Operation[] = [];
beforeAll(async () => {
  for (const slug of [HOME, ELSEWHERE]) {
    const made = await sql<{ question: string; comment: string; article: string; report: string }>`
      with asked as (
        insert into asked_question (receipt, site_id, field, title, body)
        select sha256(slug::bytea), id, 'Thuế', 'Hỏi', 'Nội dung' from site where slug = ${slug} returning id
      ), sent as (
        insert into contribution (receipt, article_id, draft, title, full_name, email, content)
        select sha256(slug::bytea), id, 'Dự thảo', 'Góp ý', 'A', 'a@b.example', 'Nội dung' from article where slug = ${`du-thao-${slug}`}
        returning id, article_id
      ), reported as (
        insert into problem_report (site_id, page, kind, content) select id, '/', 'other', 'Hỏng' from site where slug = ${slug} returning id
      ) select asked.id::text as question, sent.id::text as comment, sent.article_id::text as article, reported.id::text as report
      from asked, sent, reported`.execute(current().db);
    ids[slug] = made.rows[0] ?? expect.fail("inserted");
  }
  const document = (await current().app.inject("/api/docs/json")).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/api/admin"))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        id: operationId,
        method: method.toUpperCase() as Operation["method"],
        path,
      })),
    );
});

/** "401 sign-in", "403 role" …; "allowed" where the call itself answered, whatever it found. */
async function make({ id, method, path }: Operation, site: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { params, query, body, prepare } = rows[id] ?? expect.fail(`${id} has no row`);
  await prepare?.(site);
  const values = params?.(site) ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? expect.fail(`${id} needs ${name}`));
  const response = await current().app.inject({
    method,
    url: query ? `${url}?${query(site)}` : url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  expect(response.statusCode, `${id}: ${response.body}`).not.toBe(400);
  // What the call itself refuses, once it has found what it acts on.
  const { data } = response.statusCode === 403 ? response.json<{ data: { details?: { reason: string } } | null }>() : { data: null };
  if (data?.details) return `403 ${data.details.reason}`;
  // Posts of other sites are refused before it is known what call they are.
  const refusal = response.headers["portal-refusal"] ?? (response.statusCode === 403 ? "origin" : undefined);
  return refusal === undefined ? "allowed" : `${response.statusCode} ${String(refusal)}`;
}

/** What the table says, in words of its own: nothing of the server's code is asked. */
function expected(
  row: Row,
  who: { readonly administrator: boolean; readonly role?: SiteRole; readonly isHome: boolean },
  shown: Shown,
): string {
  const { may, on } = row;
  if (may === "open" || may === "own") return "allowed";
  const strength = ["password", "second-factor", "step-up"].indexOf(shown);
  if (may === "own after step-up") return strength === 2 ? "allowed" : strength === 1 ? "403 step-up" : "403 second-factor";
  const { own, others, needs }: { own: readonly string[]; others: readonly string[]; needs: string } = permissions[may];
  const hasRole = who.role !== undefined && others.includes(who.role);
  // Whoever has the role for it somewhere is asked for the factor before it is looked what the call acts on.
  const hasRoleSomewhere = who.administrator || (who.role !== undefined && [...own, ...others].includes(who.role));
  if (!hasRoleSomewhere) return "403 role";
  const isProtected = who.administrator || who.role === "editor" || who.role === "moderator" || who.role === "auditor";
  if (strength === 0 && (isProtected || needs !== "sign-in")) return "403 second-factor";
  if (strength < 2 && needs === "step-up") return "403 step-up";
  const isAllowed = who.administrator || on === "somewhere" || (on === "site" && hasRole && who.isHome);
  return isAllowed ? "allowed" : "403 role";
}

describe("every call of administration", () => {
  it("has a row in this table, and each row a call", () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it.each(Object.keys(rows))("is answered as the table says, to everybody: %s", async (id) => {
    const { db } = current();
    const row = rows[id] ?? expect.fail("a row");
    const operation = operations.find((each) => each.id === id) ?? expect.fail("a call");
    const people = [
      { name: "administrator", administrator: true },
      { name: "nobody's", administrator: false },
      ...siteRoles.map((role) => ({ name: role, administrator: false, role })),
    ];
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const { name, ...who } of people) {
      const roles: TestStaffOptions["roles"] = "role" in who ? { [HOME]: [who.role] } : {};
      const staff = await testStaff(db, { administrator: who.administrator, roles });
      for (const shown of ["password", "second-factor", "step-up"] as const)
        for (const site of row.on === "site" ? [HOME, ELSEWHERE] : [HOME]) {
          // A session for each call: some of them end it.
          const { headers } = await testSession(db, staff.id, shown);
          found[`${name}, ${shown}, ${site}`] = await make(operation, site, headers);
          wanted[`${name}, ${shown}, ${site}`] = expected(row, { ...who, isHome: site === HOME }, shown);
        }
    }
    expect(found).toEqual(wanted);
  });

  it.each(Object.keys(rows).filter((id) => rows[id]?.may !== "open"))(
    "is closed to who is not signed in, and to other pages: %s",
    async (id) => {
      const { db } = current();
      const operation = operations.find((each) => each.id === id) ?? expect.fail("a call");
      const { id: administrator, headers } = await testStaff(db, { administrator: true });
      const { "portal-staff": header, ...bare } = headers;
      expect(header).toBe("1");
      const call = (more: Readonly<Record<string, string>>) => make(operation, HOME, more);
      expect(await call({ "portal-staff": "1" })).toBe("401 sign-in");
      expect(await call({ authorization: "Bearer x" })).toBe("401 sign-in");
      expect(await call({ ...headers, "sec-fetch-site": "cross-site" })).toBe("403 origin");
      if (operation.method === "GET") expect(await call({ ...headers, origin: "https://evil.example" })).toBe("403 origin");
      else expect(await call(bare)).toBe("403 origin");
      const expired = await testSession(db, administrator, "step-up");
      await db
        .updateTable("staff_session")
        .set({ expires_at: new Date(0) })
        .where("id", "=", expired.session)
        .execute();
      expect(await call(expired.headers)).toBe("401 sign-in");
      const idle = await testSession(db, administrator, "step-up");
      await db
        .updateTable("staff_session")
        .set({ seen_at: new Date(0) })
        .where("id", "=", idle.session)
        .execute();
      expect(await call(idle.headers)).toBe("401 sign-in");
      await db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", administrator).execute();
      expect(await call(headers)).toBe("401 sign-in");
    },
  );
});

describe("a list", () => {
  beforeAll(async () => {
    for (const site of [HOME, ELSEWHERE]) await rows["removeContribution"]?.prepare?.(site);
  });

  it.each([
    ["questions", (data: { site: string }[]) => data.map(({ site }) => site)],
    [
      "contributions",
      (data: { articleId: string }[]) => data.map(({ articleId }) => (articleId === ids[HOME]?.article ? HOME : ELSEWHERE)),
    ],
  ])("shows a moderator what is of their sites alone, and counts nothing else: %s", async (path, sitesIn) => {
    const { db, app } = current();
    const { headers } = await testStaff(db, { roles: { [HOME]: ["moderator"], [ELSEWHERE]: ["author"] } });
    const { data, total } = (await app.inject({ url: `/api/admin/${path}`, headers })).json<{ data: never[]; total: number }>();
    expect([sitesIn(data), total]).toEqual([[HOME], 1]);
  });
});
