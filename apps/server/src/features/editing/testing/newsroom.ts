/** A portal with one site, and people who write for it, for the tests of a file. */
import type { Kind } from "@portal/domain/records";
import type { SiteRole, StaffMember } from "@portal/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { readRecords } from "../../../content/read-records.ts";
import { createSanitizer } from "../../../content/sanitizer/index.ts";
import { article, category, openImporter, site } from "../../../content/testing/importer.ts";
import type { Message } from "../../../services/mail/message.ts";
import { makeChangeSet } from "../change-set-store.ts";
import type { DraftChange } from "../check-draft.ts";
import { saveDraft } from "../drafts.ts";
import { digestOf, editionsOf } from "../editions.ts";
import type { Actor } from "../refused.ts";
import { approveChangeSet } from "../review.ts";
import { submitChangeSet } from "../submission.ts";
import { type EditingTools, editingTools } from "../tools.ts";

let made = 0;

/** Signed in with everything that any action needs. */
export function member(roles: Readonly<Record<string, readonly SiteRole[]>>, more: Partial<StaffMember> = {}): StaffMember {
  made += 1;
  const now = new Date().toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    name: "Nguyễn Văn A",
    email: "a@example.gov.vn",
    isAdministrator: false,
    roles,
    sessionId: String(made),
    hasSecondFactor: true,
    secondFactorAt: now,
    stepUpAt: now,
    ...more,
  };
}

export function openNewsroom() {
  const mailbox: Message[] = [];
  const importer = openImporter();
  const sanitizer = createSanitizer();
  let tools: EditingTools | undefined;
  beforeAll(() => {
    tools = editingTools(
      {
        db: importer().db,
        sanitizer,
        ministry: { vi: "btc", en: "mof" },
        mails: { enqueue: async (_, message) => void mailbox.push(message) },
      },
      { allowedApiOrigins: [], publicOrigin: undefined },
    );
  });
  afterAll(() => sanitizer.close());
  return () => {
    if (!tools) throw new Error("The newsroom is opened before the first test: call newsroom() inside one.");
    return { ...newsroom(tools, importer()), mailbox };
  };
}

/** An approval holds for as long as whoever gave it has the roles for it: those of their account. */
async function keepAccount(db: EditingTools["db"], { id, name, isAdministrator, roles }: StaffMember): Promise<void> {
  const email = `${id}@staff.example`;
  const role = isAdministrator ? "administrator" : "visitor";
  await db
    .insertInto("account")
    .values({ id, email, email_key: email, name, phone: null, language: "vi", password_hash: "-", role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [slug, held] of Object.entries(roles))
    for (const each of held)
      await sql`insert into staff_role (account_id, site_id, role) select ${id}, id, ${each} from site where slug = ${slug} on conflict do nothing`.execute(
        db,
      );
}

function newsroom(tools: EditingTools, importer: ReturnType<ReturnType<typeof openImporter>>) {
  const { db } = tools;
  const live = async (kind: Kind, key: string) => (await readRecords(db, [{ kind, key }])).get(`${kind} ${key}`)?.fields;
  const save = async (
    actor: Actor,
    changeSetId: string,
    kind: Kind,
    key: string,
    more: Partial<DraftChange> & Pick<DraftChange, "record">,
  ) =>
    saveDraft(db, actor, {
      changeSetId,
      kind,
      key,
      expected: 0,
      baseHash: undefined,
      formerKey: undefined,
      successor: undefined,
      by: "hand",
      ...more,
    });
  const approve = async (actor: StaffMember, id: string) => {
    await keepAccount(db, actor);
    const set = await db.selectFrom("change_set").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return approveChangeSet(db, actor, { id, expected: undefined, digest: digestOf(await editionsOf(db, set)) });
  };
  return {
    ...importer,
    tools,
    live,
    save,
    approve,
    /** The site `cuc`, with a category `tin` and articles. */
    fill: async (articles: readonly string[] = ["mot", "hai"], more: object = {}) => {
      await importer.run([site("cuc", more), category("cuc", "tin"), ...articles.map((slug) => article("cuc", "tin", slug))]);
    },
    open: async (actor: Actor, title = "Sửa tin") => (await makeChangeSet(db, actor, { title })).id,
    /** Changes the titles of articles. */
    retitle: async (actor: Actor, id: string, titles: Readonly<Record<string, string>>) => {
      for (const [slug, title] of Object.entries(titles)) {
        const draft = await db.selectFrom("draft").selectAll().where("change_set_id", "=", id).where("key", "=", slug).executeTakeFirst();
        const record = { ...(draft?.record ?? (await live("article", slug))), title };
        await save(actor, id, "article", slug, { record, expected: draft?.version ?? 0 });
      }
    },
    submit: (actor: Actor, id: string) => submitChangeSet(tools, actor, { id, expected: undefined, note: undefined }),
    titles: async () =>
      Object.fromEntries(
        (await db.selectFrom("article").select(["slug", "title"]).orderBy("slug").execute()).map(({ slug, title }) => [slug, title]),
      ),
    state: async (id: string) => (await db.selectFrom("change_set").select("state").where("id", "=", id).executeTakeFirst())?.state,
  };
}
