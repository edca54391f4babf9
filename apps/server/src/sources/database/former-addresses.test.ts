import { expect, test } from "vitest";
import { openImporter } from "../../content/testing/importer.ts";
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
    const found = await findFormerAddress(db, path);
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
