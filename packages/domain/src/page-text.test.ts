import { describe, expect, it } from "vitest";
import { connect } from "./loader/testing/connect.ts";
import { readPage, writePage } from "./page-text.ts";

describe("a page as text", () => {
  it.each(["/", "/cuc-a/tin-nganh/bai-1", "/khong-co-trang"])("%s is the page again, and its whole JSON", async (path) => {
    const page = await connect().open(path);
    const { page: read, json } = readPage(writePage(page));
    expect(read).toEqual(JSON.parse(JSON.stringify(page)));
    expect(json).toBe(JSON.stringify(page));
  });

  it("has the text of each node's content, and of nothing else", async () => {
    const { page, textOf } = readPage(writePage(await connect().open("/cuc-a/tin")));
    const contents = Object.values(page.content);
    expect(contents.length).toBeGreaterThan(0);
    for (const content of contents) {
      expect(textOf(content)).toBe(JSON.stringify(content));
      expect(textOf({ ...content })).toBeUndefined();
    }
  });
});
