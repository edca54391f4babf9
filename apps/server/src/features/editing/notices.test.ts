/** Who gets a mail about a comment on a change set, and what it says. */
import type { StaffMember } from "@portal/contracts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { writeComment } from "./comments.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();

/** Somebody with an account, whom mails can be sent to. */
async function writer(name: string, ...sites: readonly string[]): Promise<StaffMember> {
  const { db } = newsroom();
  const email = `${name}@cuc.example`;
  const who = member(Object.fromEntries(sites.map((slug) => [slug, ["editor"]])), { name, email });
  await db
    .insertInto("account")
    .values({ id: who.id, email, email_key: email, name, phone: null, language: "vi", password_hash: "-", role: "visitor" })
    .execute();
  for (const slug of sites)
    await sql`insert into staff_role (account_id, site_id, role) select ${who.id}, id, 'editor' from site where slug = ${slug}`.execute(db);
  return who;
}

describe("a comment on a change set", () => {
  it("is mailed, without its text, to those who wrote the set: not to who wrote it, is blocked, or may not read the record that it is about", async () => {
    const { fill, run, open, save, live, db, tools, mailbox } = newsroom();
    await fill(["mot"]);
    await run([site("khac"), category("khac", "tin-khac"), article("khac", "tin-khac", "hai")]);
    const [maker, second, blocked] = [await writer("lan", "cuc", "khac"), await writer("minh", "cuc"), await writer("hoa", "cuc")];
    const id = await open(maker, "Sửa hai trang");
    for (const [expected, who] of [second, blocked].entries())
      await save(who, id, "article", "mot", { record: { ...(await live("article", "mot")), title: `Một ${expected}` }, expected });
    await save(maker, id, "article", "hai", { record: { ...(await live("article", "hai")), title: "Hai mới" } });
    await db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", blocked.id).execute();
    const mailed = async (who: StaffMember, about?: { readonly kind: "article"; readonly key: string }) => {
      mailbox.length = 0;
      await writeComment(db, tools, who, { id, text: "Nội dung riêng của nhận xét", about });
      expect(JSON.stringify(mailbox)).not.toContain("Nội dung riêng");
      return mailbox.map(({ to }) => to);
    };
    expect(await mailed(second)).toEqual([maker.email]);
    expect(JSON.stringify(mailbox)).toContain("minh đã viết một nhận xét về đợt thay đổi “Sửa hai trang”");
    expect(await mailed(maker)).toEqual([second.email]);
    expect(await mailed(maker, { kind: "article", key: "hai" })).toEqual([]);
    expect(await mailed(maker, { kind: "article", key: "mot" })).toEqual([second.email]);
  });
});
