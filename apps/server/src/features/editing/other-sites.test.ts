/** A name that another site takes while a draft of it waits. */
import { describe, expect, it } from "vitest";
import { readRecords } from "../../content/read-records.ts";
import { article, category, site } from "../../content/testing/importer.ts";
import { publishChangeSet } from "./publish.ts";
import { rebaseChangeSet, resolveConflict } from "./submission.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const author = member({ cuc: ["author"] });
const editor = member({ cuc: ["editor"] });
const both = member({ cuc: ["author"], khac: ["author"] });
const SECRET = "Chưa công bố";
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

/** The other site has an article of this name now, and no other site. */
const take = async (slug: string, more: object = {}): Promise<void> => {
  const { db, run } = newsroom();
  await db.deleteFrom("article").where("slug", "=", slug).execute();
  await run([article("khac", "tin-khac", slug, { title: SECRET, ...more })]);
};
const hashOf = async (slug: string): Promise<string | null> =>
  (await readRecords(newsroom().db, [{ kind: "article", key: slug }])).get(`article ${slug}`)?.hash ?? null;

/** Both sites. */
const fill = async (articles: readonly string[]): Promise<void> => {
  await newsroom().fill(articles);
  await newsroom().run([site("khac"), category("khac", "tin-khac")]);
};

/** A draft that deletes what is another site's article by now. */
const deletion = async (who: typeof author): Promise<string> => {
  const { open, save } = newsroom();
  await fill(["mot"]);
  const id = await open(who);
  await save(who, id, "article", "mot", { record: null });
  await take("mot");
  return id;
};
const resolve = async (who: typeof author, id: string, liveHash: string | null) =>
  resolveConflict(newsroom().db, who, { changeSetId: id, kind: "article", key: "mot", expected: 1, liveHash });

describe("a draft whose name another site has taken", () => {
  it("learns nothing of that site's record, by submitting, rebasing or resolving", async () => {
    const { open, save, submit, db } = newsroom();
    await fill([]);
    const id = await open(author);
    const { kind: _, ...record } = article("cuc", "tin", "mot") as { kind: string };
    await save(author, id, "article", "mot", { record });
    await take("mot");
    const errors = [submit(author, id), rebaseChangeSet(db, author, id, undefined), resolve(author, id, null)].map((act) =>
      act.then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    const [submitted, rebased, resolved] = await Promise.all(errors);
    for (const error of [submitted, rebased])
      expect(error).toMatchObject({
        code: "conflict",
        details: [{ places: [""], isHidden: true, live: null, mine: { title: "Tin mot" } }],
      });
    expect(resolved).toEqual(refusal("not-permitted"));
    expect(JSON.stringify([submitted, rebased, resolved])).not.toContain(SECRET);
  });

  it("deletes nothing there, whoever knows what is there", async () => {
    const id = await deletion(author);
    const { titles, submit } = newsroom();
    await expect(submit(author, id)).rejects.toEqual(refusal("conflict"));
    await expect(resolve(author, id, await hashOf("mot"))).rejects.toEqual(refusal("not-permitted"));
    expect(await titles()).toEqual({ mot: SECRET });
  });

  it("is put on that record by somebody with a role on both sites, and approved and published by those of that site", async () => {
    const id = await deletion(both);
    const { titles, submit, approve, tools } = newsroom();
    await expect(submit(both, id)).rejects.toMatchObject({ details: [{ isHidden: false, live: { title: SECRET } }] });
    await resolve(both, id, await hashOf("mot"));
    await submit(both, id);
    await expect(approve(editor, id)).rejects.toEqual(refusal("not-permitted"));
    await approve(member({ cuc: ["editor"], khac: ["editor"] }), id);
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toEqual(refusal("not-permitted"));
    expect(await titles()).toEqual({ mot: SECRET });
  });

  it("is not merged into it, as it is into a record that has moved to a site of the author's", async () => {
    const { open, retitle, submit, live } = newsroom();
    await fill(["mot", "hai"]);
    const id = await open(both);
    await retitle(both, id, { mot: "Một mới" });
    await take("mot", { title: "Tin mot" });
    const foreign = await open(author);
    await retitle(author, foreign, { hai: "Hai mới" });
    await take("hai", { title: "Tin hai" });
    await submit(both, id);
    await expect(submit(author, foreign)).rejects.toMatchObject({ code: "conflict", details: [{ isHidden: true, live: null }] });
    expect(await live("article", "hai")).toMatchObject({ site: "khac" });
  });
});
