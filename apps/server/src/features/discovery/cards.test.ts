import type { PageCard, PageModel, Portal } from "@portal/domain";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { pageModel } from "../../testing/page-model.ts";
import { testApp } from "../../testing/test-app.ts";
import { deleteOldCards, cardDrawer } from "./draw-card.ts";

const titles: Record<string, string> = { "/tin": "Thông tư về thuế", "/ban-cung": "Thông tư về thuế" };
const cardOf = ({ path, status }: PageModel): PageCard | undefined => {
  const title = titles[path];
  if (status !== 200 || title === undefined) return undefined;
  const text = { site: "Bộ Tài chính", title, detail: "28/11/2026" };
  const hash = createHash("sha256").update(title).digest("hex").slice(0, 24);
  return { ...text, hash, address: `/cards/${hash}.png?page=${encodeURIComponent(path)}` };
};
const portal: Portal = {
  card: cardOf,
  load: async (path) =>
    path === "/cu" ? { redirect: "/tin", status: 301 } : { page: pageModel(path, { status: path in titles ? 200 : 404 }) },
  render: () => Promise.reject(new Error("No page is drawn here.")),
};
const current = testApp(async () => undefined, portal);
const get = async (url: string) => {
  const { statusCode: status, headers, rawPayload } = await current().app.inject({ url, headers: { "accept-encoding": "br" } });
  return { status, headers, bytes: rawPayload };
};
const addressOf = (path: string): string => cardOf(pageModel(path))?.address ?? "";
const keptHashes = async () => (await current().db.selectFrom("card_picture").select("hash").execute()).map(({ hash }) => hash);

describe("the picture of a page", () => {
  it("is a PNG as social networks ask for it, kept as long as the page is", async () => {
    const { status, headers, bytes } = await get(addressOf("/tin"));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": expect.stringContaining("s-maxage=60") });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(60_000);
  });

  it("is drawn once, whatever page and process asks for what it says", async () => {
    const { bytes } = await get(addressOf("/tin"));
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await keptHashes()).toHaveLength(1);
    await current().db.updateTable("card_picture").set({ bytes: other }).execute();
    expect((await get(addressOf("/ban-cung"))).bytes).toEqual(other);
    await current().db.updateTable("card_picture").set({ bytes }).execute();
  });

  it("has another address as soon as it says something else, and the old one leads there", async () => {
    const old = addressOf("/tin");
    titles["/tin"] = "Thông tư mới";
    const { status, headers } = await get(old);
    expect([status, headers["location"], headers["cache-control"]]).toEqual([302, addressOf("/tin"), "no-store"]);
    expect((await get(addressOf("/tin"))).status).toBe(200);
    expect(await keptHashes()).toHaveLength(2);
  });

  it.each([
    ["a page that is not there, or not public", "/cards/0.png?page=%2Fnhap"],
    ["an address that leads elsewhere", "/cards/0.png?page=%2Fcu"],
    ["no page", "/cards/0.png"],
    ["what is no address", "/cards/0.png?page=%ff%00"],
    ["two pages", "/cards/0.png?page=%2Ftin&page=%2Ftin"],
    ["another server's page", "/cards/0.png?page=https%3A%2F%2Fexample.org%2Fnhap"],
  ])("%s has none, and nothing is drawn", async (_what, url) => {
    const before = await keptHashes();
    expect((await get(url)).status).toBeGreaterThanOrEqual(400);
    expect((await get(url)).status).toBeLessThan(500);
    expect(await keptHashes()).toEqual(before);
  });

  it("is kept while others are newer than it by twenty thousand", async () => {
    const { db } = current();
    const hashes = await keptHashes();
    await db
      .insertInto("card_picture")
      .values(
        Array.from({ length: 20_001 - hashes.length }, (_, index) => ({
          hash: `h${index}`,
          bytes: Buffer.from("x"),
          made_at: new Date(index === 0 ? "2020-01-01" : "2099-01-01"),
        })),
      )
      .execute();
    await deleteOldCards(db);
    expect(await keptHashes()).not.toContain("h0");
    expect(await keptHashes()).toEqual(expect.arrayContaining(hashes));
    await db.deleteFrom("card_picture").where("hash", "like", "h%").execute();
  });
});

describe("drawing", () => {
  const drawer = cardDrawer();
  afterAll(() => drawer.close());
  const draw = (title: string) => drawer.draw({ site: "", title, detail: "", hash: "", address: "" });

  it("knows marks on a letter, one upon the other, however they are written", async () => {
    const title = "Ngưỡng thuế: Ế Ề Ể Ễ Ệ Ố Ồ Ổ Ỗ Ộ Ứ Ừ Ử Ữ Ự Ẳ Ặ Đ";
    const picture = Buffer.from(await draw(title));
    expect(Buffer.from(await draw(title.normalize("NFD"))).equals(picture)).toBe(true);
    // A letter that the font does not know is drawn as another one's gap.
    const letters = [...new Set(title.replaceAll(/[ :]/g, ""))];
    const pictures = new Set<string>();
    for (const letter of letters) pictures.add(Buffer.from(await draw(letter)).toString("base64"));
    expect(pictures.size).toBe(letters.length);
  });

  it.each([
    ["a title without end", "dài ".repeat(50_000)],
    ["a word without end", "a".repeat(5_000)],
    ["letters of no language", "😀 中文 \u202e\u0000\ud800 <b>&amp;"],
    ["nothing", ""],
  ])("takes %s", async (_what, title) => {
    expect(await sharp(await draw(title)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
