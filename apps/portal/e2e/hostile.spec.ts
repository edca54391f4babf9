/** Sites whose metadata is broken still give a page; content is brought in while the server runs. */
import { expect, test } from "@playwright/test";
import { importContent } from "./import-content.ts";

const dangerous =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}},"blocks":[{"key":"__proto__","category":"x"},{"key":"slideNews","category":"tin-tieu-diem"}]}';

const sites: Readonly<Record<string, unknown>> = {
  "thu-chuoi-hong": "{hỏng",
  "thu-mang": [1, 2, 3],
  "thu-long-sau": `{"blocks":${"[".repeat(2_500_000)}${"]".repeat(2_500_000)}}`,
  "thu-khoa-la": dangerous,
};

test("a site with hostile metadata still has its page", async ({ request }) => {
  const printed = await importContent(
    Object.entries(sites).map(([slug, metadata]) => ({ kind: "site", slug, name: `Trang thử ${slug}`, language: 1, metadata })),
  );
  expect(printed).toMatch(/4 new/);
  for (const slug of Object.keys(sites)) {
    const response = await request.get(`/${slug}`);
    expect.soft(response.status(), slug).toBe(200);
    expect.soft(await response.text(), slug).toContain(`Trang thử ${slug}`);
  }
});
