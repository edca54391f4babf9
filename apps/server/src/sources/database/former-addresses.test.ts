import { expect, test } from "vitest";
import { article, category, openImporter, site } from "../../content/testing/importer.ts";
import { findFormerAddress } from "./former-addresses.ts";

const importer = openImporter();

test("a former address leads to its record, and what stood below a site or category to where that is now", async () => {
  const { db } = importer();
  await db
    .insertInto("redirect")
    .values([
      { path: "/cuc/tin", target: "/cuc/tin-moi", change_set_id: null },
      { path: "/cuc/tin/mot", target: "/cuc/khac/mot", change_set_id: null },
      { path: "/cuc/gop", target: "/cuc", change_set_id: null },
      { path: "/cuc/bo", target: null, change_set_id: null },
      { path: "/vien", target: "/vien-moi", change_set_id: null },
    ])
    .execute();
  const find = async (path: string) => {
    const found = await findFormerAddress(db, path, Date.now());
    return found && (found.target ?? "gone");
  };
  expect(await Promise.all(["/cuc/tin", "/cuc/tin/mot", "/cuc/tin/hai", "/cuc/gop/ba", "/cuc/bo/bon", "/vien/a/b"].map(find))).toEqual([
    "/cuc/tin-moi",
    "/cuc/khac/mot",
    "/cuc/tin-moi/hai",
    "/cuc",
    "gone",
    "/vien-moi/a/b",
  ]);
  expect(await Promise.all(["/cuc", "/", "/cuc/tin-tuc", "/khac/tin", "/cuc/%00"].map(find))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a former address leads nowhere while its article is not published, and says when it will be", async () => {
  const { db, run } = importer();
  const later = "2099-01-01T00:00:00Z";
  const articles = [article("cuc", "tin", "ra"), article("cuc", "tin", "sap", { publishedAt: later }), article("cuc", "tin", "nhap")];
  await run([site("cuc"), category("cuc", "tin"), { ...articles[0], publishedAt: "2026-01-01" }, ...articles.slice(1)]);
  const row = (slug: string) => ({ path: `/cuc/tin/cu-${slug}`, target: `/cuc/tin/${slug}`, change_set_id: null });
  await db.insertInto("redirect").values(["ra", "sap", "nhap"].map(row)).execute();
  const find = (slug: string, asOf = Date.now()) => findFormerAddress(db, `/cuc/tin/cu-${slug}`, asOf);
  expect(await Promise.all([find("ra"), find("sap"), find("nhap"), find("sap", Date.parse(later))])).toEqual([
    { target: "/cuc/tin/ra" },
    { target: "/cuc/tin/sap", opensAt: Date.parse(later) },
    undefined,
    { target: "/cuc/tin/sap" },
  ]);
});
