/** A preview of records → its page, by the entry that the server loads. */
import { expect, it } from "vitest";
import { audienceOf } from "@portal/domain";
import { drawPreview } from "../document/testing/drawn.ts";

const base = "/xem-truoc/ve";
const records = {
  categories: [{ slug: "tin", name: "Tin", site: "don-vi" }],
  article: { articleType: 4, articleContent: { Kind: "document", Deadline: "2030-06-30", Documents: [] } },
};
const draw = (asOf: string, path = "/don-vi/tin/bai") => drawPreview(path, records, { base, asOf });

it("a preview shows its records as of its moment, and says so", async () => {
  const before = await draw("2030-06-30T10:00:00.000Z");
  const after = await draw("2030-07-01T10:00:00.000Z");
  expect([before.page.draft?.open, after.page.draft?.open]).toEqual([true, false]);
  expect(before.html).toContain("30/06/2030 17:00 (Asia/Ho_Chi_Minh)");
});

it("a preview takes neither forms nor ratings", async () => {
  const { page } = await draw("2030-06-30T10:00:00.000Z", "/don-vi/tin/bai?form=contribution");
  expect([page.draft?.open, page.forms, page.commentForm, page.rateable]).toEqual([true, undefined, undefined, undefined]);
});

it("a preview is nobody else's: it brings its model with it, no index lists it, and its links stay in it", async () => {
  const { html, page, model } = await draw("2030-06-30T10:00:00.000Z");
  expect([audienceOf(page), model]).toEqual(["own", undefined]);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  const [body = ""] = /<div id="root">[^]*?<script type="application\/json"/.exec(html) ?? [];
  const addresses = [...body.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(`${base}/`))).toEqual([]);
});
