import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async () => undefined);
const get = async (page: string, host = "localhost") => {
  const url = `/cards/address.svg?page=${encodeURIComponent(page)}`;
  const { statusCode: status, body, headers } = await current().app.inject({ url, headers: { host } });
  return { status, body, type: headers["content-type"] };
};

/** What a camera reads. */
async function scan(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .resize({ width: 960 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each([
  ["an article", "/btc/tin-tieu-diem/thu-ngan-sach", "/btc/tin-tieu-diem/thu-ngan-sach"],
  [
    "one with signs that mean something in XML",
    "/btc/hoi-dap/chi-tiet-cau-hoi?id=a%26b<c>",
    "/btc/hoi-dap/chi-tiet-cau-hoi?id=a%26b%3Cc%3E",
  ],
  ["a long one", `/btc/tin/${"rat-dai-".repeat(60)}het`, `/btc/tin/${"rat-dai-".repeat(60)}het`],
  ["nothing but the portal, for another host's page", "//evil.example/x", "/evil.example/x"],
])("a camera reads the address of %s, and letters say it", async (_what, page, path) => {
  const { status, body, type } = await get(page);
  expect([status, type]).toEqual([200, "image/svg+xml"]);
  expect(await scan(body)).toBe(`http://localhost${path}`);
  const letters = [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text).join("");
  expect(letters.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toBe(`http://localhost${path}`);
});

it.each([
  ["where nobody knows the portal's address", "/btc", "evil.example", 404],
  ["of a path that no code holds", `/${"a".repeat(1500)}`, "localhost", 400],
] as const)("there is none %s", async (_what, page, host, status) => {
  expect((await get(page, host)).status).toBe(status);
});
