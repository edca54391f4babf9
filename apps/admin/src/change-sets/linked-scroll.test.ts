import { describe, expect, it } from "vitest";
import { placeOf, scrollTo } from "./linked-scroll.ts";

/** Blocks one below the other, of a page that is scrolled. */
const bands = (heights: Readonly<Record<string, number>>, scrolled: number, header = 100) => {
  let top = header - scrolled;
  return Object.entries(heights).map(([key, height]) => {
    const band = { key, top, height };
    top += height;
    return band;
  });
};

describe("two states of a page, scrolled together", () => {
  it("have the same part of the same block at their top, however long each block is", () => {
    const place = placeOf(bands({ tin: 200, anh: 400, lich: 100 }, 400), 400);
    expect(place).toEqual({ key: "anh", above: 0.25 });
    expect(scrollTo(place, bands({ tin: 600, anh: 800, lich: 100 }, 50), 50)).toBe(100 + 600 + 200);
  });

  it("are scrolled as far as each other above the first block", () => {
    expect(scrollTo(placeOf(bands({ tin: 200 }, 40), 40), bands({ anh: 900 }, 0), 0)).toBe(40);
  });

  it("stay where they are at a block that only one of them has", () => {
    expect(scrollTo(placeOf(bands({ tin: 200, moi: 300 }, 350), 350), bands({ tin: 200 }, 0), 0)).toBeUndefined();
  });

  it("have the start of a block without a height at their top", () => {
    expect(placeOf([{ key: "trong", top: 0, height: 0 }], 10)).toEqual({ key: "trong", above: 0 });
  });
});
