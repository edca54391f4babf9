import { sql } from "kysely";
import type { Loaded, PageModel } from "@portal/domain";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { readRecords } from "../../content/read-records.ts";
import { findChangeSet, makeChangeSet } from "../editing/change-set-store.ts";
import { saveDraft } from "../editing/drafts.ts";
import { prepareDue } from "./due-changes.ts";
import { loadAsIfPublished, NotPublishable, type PreviewTools, type SourceOver } from "./load-as-if-published.ts";
import { createPreparedSets } from "./prepared-sets.ts";
import { openPreviewWorld, type PreviewWorld, type RecordLine } from "./testing/preview-world.ts";

let world: PreviewWorld;
beforeAll(async () => {
  world = await openPreviewWorld();
});
afterAll(() => world.close());

const known = createPreparedSets();
const BASE = "/xem-truoc/ve";
/** Stands in what is not published, and nowhere else. */
const DRAFT = "Chim hoàng yến";
const { signal } = new AbortController();

const load = async (address: string, changeSetId: string, asOf = Date.now(), tools: PreviewTools = world): Promise<Loaded> => {
  const set = await findChangeSet(world.tools.db, changeSetId);
  const apply =
    set && (await prepareDue({ ...world.tools, previews: world.previews, known }, set, { asOf: new Date(asOf), isWithout: false }));
  if (!apply) throw new Error(`There is no change set ${changeSetId}.`);
  return loadAsIfPublished(tools, { address, base: BASE, asOf, apply, signal });
};
const pageOf = (loaded: Loaded): PageModel => {
  if (!("page" in loaded)) throw new Error(`leads to ${loaded.redirect}`);
  return loaded.page;
};
const preview = async (address: string, changeSetId: string, asOf?: number): Promise<PageModel> =>
  pageOf(await load(address, changeSetId, asOf));
const live = async (address: string): Promise<PageModel> => pageOf(await world.portal.load(address, { signal }));

const line = (given: object): RecordLine => given as RecordLine;
const draft = line(article("cuc-a", "tin-cuc-a", "ban-nhap", { title: `${DRAFT} nhập`, publishedAt: "2026-02-01" }));

describe("a preview", () => {
  it.each([
    ["the home", "/cuc-a"],
    ["the list", "/cuc-a/tin-cuc-a"],
    ["the article's own page", "/cuc-a/tin-cuc-a/ban-nhap"],
    ["the search", "/cuc-a/tim-kiem?q=ch%C3%ADm+hoang+yen"],
  ])("shows in %s what is not published, and visitors see nothing of it, before and after", async (_what, address) => {
    const id = await world.changeSetOf([draft]);
    const shown = await preview(address, id);
    expect(JSON.stringify(shown)).toContain(DRAFT);
    expect(shown).toMatchObject({ status: 200, preview: { base: BASE } });
    expect(JSON.stringify(await live(address))).not.toContain(DRAFT);
  });

  it("shows a new category in the trees and the menu's pages, and another layout of a site", async () => {
    const id = await world.changeSetOf([
      line(site("cuc-a", { metadata: { layoutId: "department-2-home-vi", blocks: [] } })),
      line(category("cuc-a", "muc-moi", { name: DRAFT })),
    ]);
    expect((await preview("/cuc-a", id)).tree.layoutId).toBe("department-2-home-vi");
    expect((await live("/cuc-a")).tree.layoutId).toBe("department-1-home-vi");
    expect(JSON.stringify(await preview("/cuc-a/muc-moi", id))).toContain(DRAFT);
    expect((await live("/cuc-a/muc-moi")).status).toBe(404);
  });

  it("shows another moment: what is scheduled until then, and no more", async () => {
    const id = await world.changeSetOf([{ ...draft, publishedAt: "2099-03-02T00:00:00Z" }]);
    const at = (moment: string): Promise<PageModel> => preview("/cuc-a/tin-cuc-a", id, Date.parse(moment));
    expect(JSON.stringify(await at("2099-03-01T23:59:59Z"))).not.toContain(DRAFT);
    const then = await at("2099-03-02T00:00:00Z");
    expect(JSON.stringify(then)).toContain(DRAFT);
    expect(then.preview?.asOf).toBe("2099-03-02T00:00:00.000Z");
  });

  it("leads where the address leads then", async () => {
    const id = await world.changeSetOf([{ ...draft, slug: "bai-0", category: "muc-khac" }, line(category("cuc-a", "muc-khac"))]);
    expect(await load("/cuc-a/tin-cuc-a/bai-0", id)).toMatchObject({ redirect: "/cuc-a/muc-khac/bai-0" });
  });

  it("shows former addresses as they will lead, and nothing where something was deleted", async () => {
    const live = await readRecords(world.db, [{ kind: "article", key: "bai-1" }]);
    const { id } = await makeChangeSet(world.db, undefined, { title: "Đổi tên, xoá" });
    const change = {
      changeSetId: id,
      kind: "article" as const,
      expected: 0,
      baseHash: undefined,
      successor: undefined,
      by: "hand" as const,
    };
    const record = { ...live.get("article bai-1")?.fields, slug: "bai-mot" };
    await saveDraft(world.db, undefined, { ...change, key: "bai-mot", formerKey: "bai-1", record });
    await saveDraft(world.db, undefined, { ...change, key: "bai-2", formerKey: undefined, record: null });
    expect(await load("/cuc-a/tin-cuc-a/bai-1", id)).toMatchObject({ redirect: "/cuc-a/tin-cuc-a/bai-mot" });
    expect((await preview("/cuc-a/tin-cuc-a/bai-mot", id)).status).toBe(200);
    expect((await preview("/cuc-a/tin-cuc-a/bai-2", id)).status).toBe(410);
  });

  it("shows what others have scheduled until its moment, in their order, and leaves out what publishing will refuse", async () => {
    const title = (text: string): RecordLine => ({ ...draft, slug: "theo-lich", title: text });
    const scheduled = [
      await world.changeSetOf([title("Đầu tiên")], new Date("2098-01-01T00:00:00Z")),
      // Made from nothing as the one before: its record has changed by then.
      await world.changeSetOf([title("Thứ hai")], new Date("2098-02-01T00:00:00Z")),
      await world.changeSetOf([{ ...draft, slug: "luc-sau", title: "Lúc sau" }], new Date("2098-03-01T00:00:00Z")),
    ];
    const id = await world.changeSetOf([draft]);
    const shown = async (moment: string): Promise<boolean[]> => {
      const text = JSON.stringify(await preview("/cuc-a/tin-cuc-a", id, Date.parse(moment)));
      return [DRAFT, "Đầu tiên", "Thứ hai", "Lúc sau"].map((title) => text.includes(title));
    };
    expect(await shown("2097-12-31T23:59:59Z")).toEqual([true, false, false, false]);
    expect(await shown("2098-01-01T00:00:00Z")).toEqual([true, true, false, false]);
    expect(await shown("2098-02-01T00:00:00Z")).toEqual([true, true, false, false]);
    expect(await shown("2098-03-01T00:00:00Z")).toEqual([true, true, false, true]);
    for (const one of scheduled) await world.db.updateTable("change_set").set({ state: "withdrawn" }).where("id", "=", one).execute();
  });

  it("leaves out what the database cannot store, and says so where that is the set itself", async () => {
    const poisoned = await world.changeSetOf([{ ...draft, slug: "doc" }], new Date("2098-01-01T00:00:00Z"));
    const id = await world.changeSetOf([draft]);
    await sql`create function fail() returns trigger language plpgsql as $$ begin
      if new.slug = 'doc' then raise exception 'failed' using errcode = '54000'; end if; return new; end $$`.execute(world.db);
    await sql`create trigger fail before insert on article for each row execute function fail()`.execute(world.db);
    expect(JSON.stringify(await preview("/cuc-a/tin-cuc-a", id, Date.parse("2099-01-01T00:00:00Z")))).toContain(DRAFT);
    const own = world.changeSetOf([{ ...draft, slug: "doc" }]).then((doc) => preview("/cuc-a/tin-cuc-a", doc));
    await expect(own).rejects.toMatchObject({ reasons: [expect.stringContaining("SQLSTATE 54000")] });
    await sql`drop function fail cascade`.execute(world.db);
    await world.db.updateTable("change_set").set({ state: "withdrawn" }).where("id", "=", poisoned).execute();
  });

  it("prepares a change set once, and anew where it or what is stored under its keys has changed", async () => {
    const sanitize = vi.spyOn(world.tools.sanitizer, "sanitize");
    onTestFinished(() => sanitize.mockRestore());
    const record = (text: string): RecordLine => ({ ...draft, slug: "mot-lan", articleContent: { Content: `<p>${text}</p>` } });
    const id = await world.changeSetOf([record("Bản một")]);
    const address = "/cuc-a/tin-cuc-a/mot-lan";
    const shown = async (text: string): Promise<number> => {
      expect(JSON.stringify(await preview(address, id))).toContain(text);
      return sanitize.mock.calls.length;
    };
    const first = await shown("Bản một");
    expect(first).toBeGreaterThan(0);
    expect(await shown("Bản một")).toBe(first);
    const { kind, ...fields } = record("Bản hai");
    await saveDraft(world.db, undefined, {
      changeSetId: id,
      kind,
      key: "mot-lan",
      record: fields,
      expected: 1,
      baseHash: undefined,
      formerKey: undefined,
      successor: undefined,
      by: "hand",
    });
    expect(await shown("Bản hai")).toBeGreaterThan(first);
    // Stored so, it would not be written.
    await world.import([record("Bản hai")]);
    await shown("Bản hai");
    await world.import([record("Bản ba")]);
    await shown("Bản hai");
    await world.db.deleteFrom("article").where("slug", "=", "mot-lan").execute();
  });

  it("shows that its own end has come", async () => {
    const id = await world.changeSetOf([draft], new Date("2098-01-01T00:00:00Z"));
    await world.db
      .updateTable("change_set")
      .set({ expire_at: new Date("2098-02-01T00:00:00Z") })
      .where("id", "=", id)
      .execute();
    const at = async (moment: string): Promise<number> => (await preview("/cuc-a/tin-cuc-a/ban-nhap", id, Date.parse(moment))).status;
    expect([await at("2098-01-31T23:59:59Z"), await at("2098-02-01T00:00:00Z")]).toEqual([200, 410]);
    await world.db.updateTable("change_set").set({ state: "withdrawn", expire_at: null }).where("id", "=", id).execute();
  });

  it("takes no forms", async () => {
    const content = { Kind: "document", Deadline: "2099-01-01", Documents: [] };
    const id = await world.changeSetOf([{ ...draft, articleType: 4, articleContent: content }]);
    const page = await preview("/cuc-a/tin-cuc-a/ban-nhap?form=contribution", id);
    expect(page.draft?.open).toBe(true);
    expect([page.forms, page.commentForm, page.rateable]).toEqual([undefined, undefined, undefined]);
  });

  it("says why something cannot be published, instead of a page without it", async () => {
    const id = await world.changeSetOf([{ ...draft, category: "khong-co" }]);
    const refused = load("/cuc-a", id);
    await expect(refused).rejects.toBeInstanceOf(NotPublishable);
    await expect(refused).rejects.toMatchObject({ reasons: [expect.stringMatching(/^article ban-nhap: .*khong-co/)] });
    const unreadable = load("/cuc-a", await world.changeSetOf([{ ...draft, articleType: 7 }]));
    await expect(unreadable).rejects.toMatchObject({ reasons: [expect.stringMatching(/^article ban-nhap: /)] });
  });

  it("fails as a whole where a block cannot be had: the page would have a gap", async () => {
    const sourceOver: SourceOver = (transaction) => {
      const source = world.sourceOver(transaction);
      return {
        ...source,
        async fetchContent(queries, context) {
          await sql`alter table article rename column media to medium`.execute(transaction);
          return source.fetchContent(queries, context);
        },
      };
    };
    const id = await world.changeSetOf([draft]);
    await expect(load("/cuc-a/tin-cuc-a", id, Date.now(), { ...world, sourceOver })).rejects.toMatchObject({ code: "42703" });
  });

  it("is tried once more where it was cancelled while the page was read", async () => {
    let tries = 0;
    const sourceOver: SourceOver = (transaction) => {
      const source = world.sourceOver(transaction);
      return {
        ...source,
        async fetchContent(queries, context) {
          tries += 1;
          if (tries === 1) await sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`.execute(transaction);
          return source.fetchContent(queries, context);
        },
      };
    };
    const id = await world.changeSetOf([draft]);
    expect(JSON.stringify(pageOf(await load("/cuc-a", id, Date.now(), { ...world, sourceOver })))).toContain(DRAFT);
    expect(tries).toBe(2);
  });

  const MANY = Number(process.env["PREVIEWS"] || 200);
  it(`leaves nothing: every row of every table is the same before and after ${MANY} of them`, async () => {
    const forty = Array.from({ length: 40 }, (_, index): RecordLine => ({ ...draft, slug: `nhieu-${index}` }));
    const changes = [
      await world.changeSetOf([draft]),
      await world.changeSetOf([line(site("cuc-a", { name: DRAFT })), line(category("cuc-a", "muc-moi")), ...forty]),
    ] as const;
    const addresses = ["/cuc-a", "/cuc-a/tin-cuc-a", "/cuc-a/tim-kiem?q=chim", "/"];
    const before = await everyRow();
    expect(before.get("article")).toMatch(/^13 /);
    expect(before.get("record_version")).not.toMatch(/^0 /);
    for (let done = 0; done < MANY; done += 2)
      await Promise.all(changes.map((id, index) => preview(addresses[(done / 2 + index) % addresses.length] ?? "/", id)));
    expect(await everyRow()).toEqual(before);
  }, 1_800_000);
});

/** Of each table how many rows it has, and their hash. */
async function everyRow(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    world.db,
  );
  const tables = new Map<string, string>();
  for (const { name } of rows) {
    const found = await sql<{ rows: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as rows from ${sql.table(name)} t`.execute(
      world.db,
    );
    tables.set(name, found.rows[0]?.rows ?? "");
  }
  return tables;
}
