import { kinds } from "@portal/domain/records";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SANITIZER_VERSION } from "./sanitizer/index.ts";
import { tables } from "./tables.ts";
import { article, category, site, openImporter } from "./testing/importer.ts";

const importer = openImporter();

/** One line of each kind, as its schema gives it for example, with what they refer to. */
const everyKind: object[] = [
  site("btc"),
  ...kinds.map((kind) => {
    const schema = JSON.parse(readFileSync(new URL(`../../../../packages/domain/schema/lines/${kind}.json`, import.meta.url), "utf8")) as {
      examples: [object];
    };
    return schema.examples[0];
  }),
];

describe("import", () => {
  it("takes an example of every kind, and stores it as the tables want it", async () => {
    const report = await importer().run(everyKind);
    expect(report.issues).toEqual([]);
    expect(report).toMatchObject({ lines: 12, new: 12, changed: 0, unchanged: 0, refused: 0, batches: 1 });
    expect([...report.byKind.keys()]).toEqual([...kinds]);
    expect(await importer().db.selectFrom("article").select(["content", "published_at", "sanitizer_version"]).executeTakeFirst()).toEqual({
      content: { Content: "<p>Sáng 1/11, Viện tổ chức hội thảo…</p>" },
      published_at: new Date("2026-11-01T02:00:00Z"),
      sanitizer_version: SANITIZER_VERSION,
    });
    expect(await importer().db.selectFrom("category").select("metadata").executeTakeFirst()).toEqual({
      metadata: '{"layoutId":"category-layout-1"}',
    });
    expect(await importer().db.selectFrom("file").select(["bytes", "size"]).executeTakeFirst()).toMatchObject({ size: 41 });
    expect(await importer().db.selectFrom("page").select("language").executeTakeFirst()).toEqual({ language: 1 });
  });

  it("gives a draft without a last day the days of the parameter contribution-days, and keeps the day that it had first", async () => {
    const draft = (more: object) =>
      article("a", "b", "d", { articleType: 4, articleContent: { Kind: "document", Files: [], OpensAt: "2026-11-01", ...more } });
    const deadline = async () => {
      const row = await importer().db.selectFrom("article").select("content").executeTakeFirstOrThrow();
      return (row.content as { Deadline?: string }).Deadline;
    };
    const days = (value: string) => ({ kind: "parameter", type: 2, key: "contribution-days", value });
    await importer().run([site("a"), category("a", "b"), draft({})]);
    expect(await deadline()).toBe("2026-12-31");
    await importer().run([days("30")]);
    await importer().run([draft({})]);
    expect(await deadline()).toBe("2026-12-31");
    await importer().run([draft({ Number: "1/DT" })]);
    expect(await deadline()).toBe("2026-12-01");
    await importer().run([draft({ Deadline: "2026-11-20" })]);
    expect(await deadline()).toBe("2026-11-20");
  });

  it("changes nothing the second time, whatever the batches", async () => {
    await importer().run(everyKind);
    // xmax tells of a row that was only locked: that writes its page too.
    const stamps = [...kinds.map((kind) => tables[kind].name), "search_document"]
      .map((table) => `select '${table}' as name, ctid::text, xmin::text, xmax::text from ${table}`)
      .join(" union all ");
    const before = await importer().pool.query(stamps);
    expect(await importer().run(everyKind, { batchLines: 2 })).toMatchObject({ new: 0, changed: 0, unchanged: 12, refused: 0 });
    expect((await importer().pool.query(stamps)).rows).toEqual(before.rows);
  });

  it("counts as changed what differs, and touches only that", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c"), article("a", "b", "d")]);
    const { rows: before } = await importer().pool.query<{ slug: string; updated_at: Date }>(
      "select slug, updated_at from article order by slug",
    );
    const again = await importer().run([
      site("a", { name: "Tên mới" }),
      category("a", "b"),
      article("a", "b", "c", { title: "Khác" }),
      article("a", "b", "d"),
    ]);
    expect(again).toMatchObject({ new: 0, changed: 2, unchanged: 2 });
    const { rows: after } = await importer().pool.query<{ slug: string; updated_at: Date }>(
      "select slug, updated_at from article order by slug",
    );
    expect(after[0]?.updated_at.getTime()).toBeGreaterThan(before[0]?.updated_at.getTime() ?? 0);
    expect(after[1]).toEqual(before[1]);
  });

  it("takes differently written lines that say the same for the same", async () => {
    await importer().run([
      site("a"),
      category("a", "b"),
      article("a", "b", "c", { publishedAt: "2026-11-01T02:00:00", articleContent: { Content: "<p onclick=x>t" } }),
    ]);
    const said = article("a", "b", "c", {
      publishedAt: "2026-11-01T09:00:00+07:00",
      summary: null,
      image: "",
      articleContent: '{"Content":"<p>t</p>"}',
    });
    expect(await importer().run([said])).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("sanitises on the way in: pages, rich text and structured content", async () => {
    await importer().run([
      site("a"),
      category("a", "b"),
      article("a", "b", "rich", { articleContent: { Content: "<h1>x</h1><script>alert(1)</script>" } }),
      article("a", "b", "video", {
        articleType: 4,
        articleContent: { Kind: "video", Source: "/api/mediafile/a.mp4", Content: "<img src=x onerror=alert(1)>" },
      }),
      { kind: "page", site: "a", slug: "p", title: "P", html: "<p style='position:fixed'>x</p><iframe src=//evil.example></iframe>" },
    ]);
    const { rows } = await importer().pool.query<{ html: string }>(
      "select content ->> 'Content' as html from article union all select html from page",
    );
    expect(rows.map(({ html }) => html)).toEqual(["<h2>x</h2>", '<img src="x" alt="" loading="lazy">', "<p>x</p>"]);
  });

  it("reuses sanitised HTML, and sanitises anew when the sanitiser has changed", async () => {
    const input = [site("a"), category("a", "b"), article("a", "b", "c")];
    await importer().run(input);
    await importer().pool.query(`update article set content = '{"Content":"<p>kept</p>"}'`);
    await importer().run([article("a", "b", "c", { title: "Tên khác" })]);
    expect(await importer().db.selectFrom("article").select(["content", "title"]).executeTakeFirst()).toEqual({
      content: { Content: "<p>kept</p>" },
      title: "Tên khác",
    });
    await importer().pool.query(`update article set sanitizer_version = 'older'`);
    await importer().run([article("a", "b", "c", { title: "Tên khác" })]);
    expect(await importer().db.selectFrom("article").select(["content", "sanitizer_version"]).executeTakeFirst()).toEqual({
      content: { Content: "<p>c</p>" },
      sanitizer_version: SANITIZER_VERSION,
    });
  });

  it("stores metadata as given, with warnings; --strict refuses it", async () => {
    const odd = [
      site("broken", { metadata: "{oops" }),
      site("list", { metadata: [1, 2] }),
      site("proto", { metadata: JSON.parse('{"__proto__":{"x":1},"layoutId":7}') as object }),
    ];
    const report = await importer().run(odd);
    expect(report).toMatchObject({ new: 3, refused: 0 });
    expect(report.issues.map(({ line, severity, path }) => `${line} ${severity} ${path}`)).toEqual(
      expect.arrayContaining(["1 warning /metadata", "2 warning /metadata", "3 warning /metadata/layoutId"]),
    );
    expect((await importer().db.selectFrom("site").select("metadata").orderBy("slug").execute()).map(({ metadata }) => metadata)).toEqual([
      "{oops",
      "[1,2]",
      '{"__proto__":{"x":1},"layoutId":7}',
    ]);
    expect(await importer().run([site("other"), ...odd], { strict: true })).toMatchObject({ new: 1, refused: 3 });
  });

  it("keeps a 5 MB string of nesting, and refuses nesting that cannot be written down", async () => {
    const deep = `${"[".repeat(2_500_000)}${"]".repeat(2_500_000)}`;
    const report = await importer().run([
      site("string", { metadata: deep }),
      `{"kind":"site","slug":"object","name":"x","metadata":${deep}}`,
      site("good"),
    ]);
    expect(report).toMatchObject({ new: 2, refused: 1 });
    expect(report.issues.filter(({ severity }) => severity === "error")).toMatchObject([
      { line: 2, path: "/metadata", code: "metadata-too-deep" },
    ]);
  });

  it("finds references anywhere in a batch and before it, not after it", async () => {
    const input = [article("a", "leaf", "x"), category("a", "leaf", { parent: "root" }), category("a", "root"), site("a")];
    expect(await importer().run(input)).toMatchObject({ new: 4, refused: 0 });
    await importer().pool.query("truncate site cascade; truncate slug_owner");
    const report = await importer().run(input, { batchLines: 2 });
    expect(report.issues.map(({ line, path, code }) => `${line} ${path} ${code}`)).toEqual([
      "1 /site unknown-site",
      "2 /site unknown-site",
    ]);
  });

  it("refuses cycles of parents, within a file and with what is stored", async () => {
    const first = await importer().run([
      site("a"),
      category("a", "x", { parent: "y" }),
      category("a", "y", { parent: "x" }),
      category("a", "top"),
      category("a", "below", { parent: "top" }),
    ]);
    expect(first.issues.map(({ line, code }) => `${line} ${code}`)).toEqual(["2 circular-parent", "3 circular-parent"]);
    const second = await importer().run([category("a", "top", { parent: "below" }), category("a", "self", { parent: "self" })]);
    expect(second.issues.map(({ line, code }) => `${line} ${code}`)).toEqual(["1 circular-parent", "2 circular-parent"]);
  });

  it("changes nothing in a dry run, and reports as if it had", async () => {
    const report = await importer().run([site("a"), category("a", "b"), category("nowhere", "c")], { dryRun: true, batchLines: 1 });
    expect(report).toMatchObject({ new: 2, refused: 1, batches: 3 });
    expect(await importer().db.selectFrom("site").select("slug").execute()).toEqual([]);
  });

  it("lands batches whole: what fails in the database leaves those before, and nothing of its own", async () => {
    await importer().pool.query("alter table article add constraint none check (slug <> 'fatal')");
    try {
      const landed: number[] = [];
      const input = [
        site("a"),
        category("a", "b"),
        article("a", "b", "c"),
        article("a", "b", "d"),
        article("a", "b", "fatal"),
        article("a", "b", "e"),
      ];
      await expect(importer().run(input, { batchLines: 2, onBatch: ({ number }) => landed.push(number) })).rejects.toThrow("none");
      expect(landed).toEqual([1, 2]);
      expect((await importer().db.selectFrom("article").select("slug").orderBy("slug").execute()).map(({ slug }) => slug)).toEqual([
        "c",
        "d",
      ]);
    } finally {
      await importer().pool.query("alter table article drop constraint none");
    }
  });

  it("stops between batches when it is aborted", async () => {
    const stop = new AbortController();
    const input = [site("a"), ...Array.from({ length: 20 }, (_, index) => category("a", `c${index}`))];
    await expect(
      importer().run(input, {
        batchLines: 1,
        signal: stop.signal,
        onBatch: ({ number }) => number === 3 && stop.abort(new Error("enough")),
      }),
    ).rejects.toThrow("enough");
    expect(await importer().db.selectFrom("category").select("slug").execute()).toHaveLength(2);
  });

  it("has written and reported all that was read when reading breaks off, and writes nothing afterwards", async () => {
    async function* lines(): AsyncGenerator<object> {
      yield site("a");
      for (let index = 0; index < 5; index += 1) yield category("a", `c${index}`);
      await Promise.reject(new Error("torn off"));
    }
    let landed = 0;
    const ended = importer().run(lines(), { batchLines: 2, onBatch: ({ number }) => (landed = number) });
    await expect(ended).rejects.toThrow("torn off");
    expect(landed).toBe(3);
    expect(await importer().db.selectFrom("category").select("slug").execute()).toHaveLength(5);
  });

  it("notifies every process of what has changed, once it is committed", async () => {
    const listener = await importer().pool.connect();
    const received: string[] = [];
    listener.on("notification", ({ payload }) => received.push(...(JSON.parse(payload ?? "{}") as { tags: string[] }).tags));
    await listener.query("listen portal_content");
    await importer().run([site("a"), category("a", "top"), category("a", "b", { parent: "top" }), article("a", "b", "c")], {
      dryRun: true,
    });
    await listener.query("select 1");
    expect(received).toEqual([]);
    await importer().run([site("a"), category("a", "top"), category("a", "b", { parent: "top" }), article("a", "b", "c")]);
    await listener.query("select 1");
    expect(new Set(received)).toEqual(
      new Set(["site:a", "tree:a", "sites", "category:top", "tree:top", "category:b", "tree:b", "article:c", "articles"]),
    );
    received.length = 0;
    await importer().run([site("a"), category("a", "top"), article("a", "top", "c")]);
    await listener.query("select 1");
    expect(new Set(received)).toEqual(new Set(["article:c", "articles", "category:top", "category:b"]));
    received.length = 0;
    const asked = { kind: "question", site: "a", slug: "q", field: "Thuế", title: "Q", body: "Q", askedAt: "2026-11-01T02:00:00" };
    await importer().run([{ kind: "page", site: "a", slug: "p", title: "P", html: "<p>p" }, asked]);
    await listener.query("select 1");
    expect(new Set(received)).toEqual(new Set(["page:p", "pages", "questions:a", "questions"]));
    listener.release(true);
  });
});
