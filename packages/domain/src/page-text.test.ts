import type { NodeContent } from "@portal/core";
import { describe, expect, it } from "vitest";
import { connect } from "./loader/testing/connect.ts";
import { createPageReader, keepText, writePage } from "./page-text.ts";

const readPage = createPageReader(false);

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

  it("is written with the text of what is kept, wherever that stands in what a node shows", async () => {
    const page = await connect().open("/");
    const category = { articles: [{ title: "Bài", image: undefined }] };
    const content: Record<string, NodeContent> = {
      list: { status: "ready", content: { categories: [category, { articles: [], name: undefined }] } } as unknown as NodeContent,
      one: { status: "ready", content: category } as unknown as NodeContent,
      widget: { status: "ready", content: { items: [undefined, null, 1, "</script>"], at: undefined } } as unknown as NodeContent,
    };
    const written = { ...page, content };
    expect(readPage(writePage(written)).json).toBe(JSON.stringify(written));
    keepText(category, '{"kept":true}');
    expect(new Map(writePage(written).content)).toEqual(
      new Map([
        ["list", '{"status":"ready","content":{"categories":[{"kept":true},{"articles":[]}]}}'],
        ["one", '{"status":"ready","content":{"kept":true}}'],
        ["widget", '{"status":"ready","content":{"items":[null,null,1,"</script>"]}}'],
      ]),
    );
  });
});

describe("a reader of pages", () => {
  const node = (title: string): NodeContent => ({ status: "ready", content: { title } }) as unknown as NodeContent;

  it("parses again only what a node shows otherwise than on the page before, whatever other nodes show", async () => {
    const page = await connect().open("/");
    const read = createPageReader(true);
    const readContent = (content: Record<string, NodeContent>) => read(writePage({ ...page, content }));
    const first = readContent({ a: node("một"), b: node("hai") });
    const second = readContent({ a: node("ba"), b: node("hai"), c: node("một") });
    expect(second.page.content).toEqual({ a: node("ba"), b: node("hai"), c: node("một") });
    expect(second.page.content["b"]).toBe(first.page.content["b"]);
    expect(second.textOf(second.page.content["a"])).toBe(JSON.stringify(node("ba")));
    // Of the page before, and not of this one.
    expect(second.textOf(first.page.content["a"])).toBeUndefined();
    expect(readContent({ a: node("một") }).page.content).toEqual({ a: node("một") });
  });

  it("that remembers nothing reads each page whole", async () => {
    const page = await connect().open("/");
    const read = createPageReader(false);
    const text = writePage({ ...page, content: { a: node("một") } });
    expect(read(text).page.content["a"]).not.toBe(read(text).page.content["a"]);
  });
});
