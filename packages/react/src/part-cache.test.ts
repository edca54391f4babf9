import { describe, expect, it } from "vitest";
import { createPartCache, type DrawnPart } from "./part-cache.ts";

const part = (html: string): DrawnPart => ({ html, links: [], isMoved: false });
const long = "x".repeat(10_000);

describe("createPartCache", () => {
  it("finds what was kept by the texts of its key", () => {
    const cache = createPartCache(2 ** 20);
    cache.set(["vi", "block", long], part("kept"));
    expect(cache.get(["vi", "block", long.replaceAll("x", "x")])?.html).toBe("kept");
    for (const other of [[], ["vi"], ["vi", "block"], ["vi", "block", long, ""], ["viblock", long], ["en", "block", long]])
      expect(cache.get(other)).toBeUndefined();
  });

  it("tells texts apart that differ in one character, and keeps eight of them", () => {
    const cache = createPartCache(2 ** 20);
    const texts = Array.from({ length: 8 }, (_, index) => `${long.slice(0, 5001)}${index}${long.slice(5002)}`);
    for (const text of texts) cache.set([text], part(text));
    expect(texts.map((text) => cache.get([text])?.html)).toEqual(texts);
    const another = `${long.slice(0, 5001)}y${long.slice(5002)}`;
    expect(cache.get([another])).toBeUndefined();
    cache.set([another], part(another));
    expect(cache.get([another])?.html).toBe(another);
  });

  it("holds no more than its bound: what was not asked for longest goes first", () => {
    const cache = createPartCache(50_000);
    cache.set([`1${long}`], part("1"));
    cache.set([`2${long}`], part("2"));
    cache.get([`1${long}`]);
    cache.set([`3${long}`], part("3"));
    expect(["1", "2", "3"].map((first) => cache.get([first + long])?.html)).toEqual(["1", undefined, "3"]);
  });

  it("keeps nothing with a bound of 0", () => {
    const cache = createPartCache(0);
    cache.set(["a"], part("a"));
    expect(cache.get(["a"])).toBeUndefined();
  });
});
