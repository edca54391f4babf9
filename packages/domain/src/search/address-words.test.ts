import fc from "fast-check";
import { expect, it } from "vitest";
import { addressWords } from "./address-words.ts";

it.each([
  ["/btc/tin-tuc/khong-co-bai-nay", "khong co bai nay"],
  ["/btc/tin-tuc/thong-tu-12-2026-tt-btc", "thong tu 12 2026 tt btc"],
  ["/webcenter/portal/btcvn/pages_r/l/tin-bo-tai-chinh", "tin bo tai chinh"],
  ["/webcenter/portal/btc/r/m/MOFUCM123456", "btc"],
  ["/btc/Quy%E1%BA%BFt%20to%C3%A1n_ng%C3%A2n+s%C3%A1ch.html", "quyết toán ngân sách"],
  ["/mof/news/budget/2024118823.tar.gz", "news budget"],
  ["/bo-y-te", "bo y te"],
  ["/btc/tin/index.html", "tin"],
  ["/", ""],
  ["/%ff/%zz", ""],
  ["/a/550e8400-e29b-41d4-a716-446655440000", ""],
  ["/x/mot-hai-ba-bon-nam-sau-bay-tam-chin-muoi", "mot hai ba bon nam sau bay tam"],
  ["/x/'%20or%201=1--;drop", "or 1 drop"],
])("%s has the words %j", (path, words) => {
  expect(addressWords(path)).toBe(words);
});

it("of any address are few and short, and have nothing in them but letters, digits and blanks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.boolean(), (text, isEncoded) => {
      const words = addressWords(`/${isEncoded ? encodeURIComponent(text) : text}`);
      expect(words.length).toBeLessThanOrEqual(8 * 41);
      expect(words.split(" ").length).toBeLessThanOrEqual(8);
      expect(words).not.toMatch(/[^\p{L}\p{M}\p{N} ]/u);
    }),
  );
});
