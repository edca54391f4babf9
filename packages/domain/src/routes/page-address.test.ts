import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageAddress, wholeAddress } from "./page-address.ts";

describe("the address of a page", () => {
  it.each([
    ["/btc/tin", "/btc/tin"],
    ["/btc/tin?utm_source=x&fbclid=1", "/btc/tin"],
    ["/btc/tin?sort=oldest&page=2", "/btc/tin?page=2&sort=oldest"],
    ["/btc/tin?page=2&page=3", "/btc/tin?page=2"],
    ["/btc/tin?page=&year=2025", "/btc/tin?year=2025"],
    ["/btc/tim-kiem?q=ng%C3%A2n%20s%C3%A1ch", "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch"],
    ["/btc/tin?", "/btc/tin"],
    ["/btc/tin#noi-dung", "/btc/tin"],
    ["/btc/x/../tin?PAGE=2&__proto__=1", "/btc/tin"],
    ["/mof?x=1&untranslated=site", "/mof?untranslated=site"],
    ["/?untranslated=page", "/?untranslated=page"],
    ["/mof?untranslated=%3Cscript%3E", "/mof"],
    ["/mof?untranslated=SITE&untranslated=site", "/mof"],
    ["/mof/news?untranslated=site", "/mof/news"],
    ["//mof?untranslated=site", "//mof"],
    ["//evil.example/x", "//evil.example/x"],
    ["/btc/tin.css;x.js", "/btc/tin.css;x.js"],
    ["/btc%2Ftin", "/btc%2Ftin"],
    ["/%ff?q=%ff", "/%ff?q=%EF%BF%BD"],
  ])("%s is %s", (target, address) => {
    expect(pageAddress(target)).toBe(address);
  });

  it("is its own address, whatever stands in it, and does not depend on the order of the query", () => {
    const pair = fc.tuple(fc.oneof(fc.constantFrom("page", "q", "id", "utm_source"), fc.string()), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.uniqueArray(pair, { selector: ([name]) => name }), (path, pairs) => {
        const target = (list: [string, string][]): string => `/${encodeURIComponent(path)}?${new URLSearchParams(list).toString()}`;
        const address = pageAddress(target(pairs));
        expect(pageAddress(address)).toBe(address);
        expect(pageAddress(target(pairs.toReversed()))).toBe(address);
      }),
    );
  });
});

describe("the whole address", () => {
  it.each([
    ["/a/b", "/a/b"],
    ["/a/b?page=2&q=x", "/a/b?q=x&page=2"],
    ["/a/b?so=1&dDocName=M1&id=5", "/a/b?id=5&dDocName=M1&so=1"],
    ["/a/b?so=&x=1&x=2", "/a/b?x=1"],
    ["/a/b?x=%2F%26", "/a/b?x=%2F%26"],
    [`/a/b?x=${"1".repeat(2_000)}`, "/a/b"],
  ])("of %s is %s", (target, whole) => {
    expect(wholeAddress(target)).toBe(whole);
    expect(wholeAddress(whole)).toBe(whole);
  });
});
