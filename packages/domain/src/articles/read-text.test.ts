import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

describe("the text of an article", () => {
  it("gives its headings of level 2 and 3, with ids that stand in the HTML", () => {
    const { html, reading } = readText(
      '<h2 class="align-center">Thu <b>10</b>% &amp; chi</h2><p>a</p><h3>Nợ&nbsp;công</h3><h4>Nhỏ</h4><h2></h2>',
    );
    expect(html).toBe(
      '<h2 id="muc-1" class="align-center">Thu <b>10</b>% &amp; chi</h2><p>a</p><h3 id="muc-2">Nợ&nbsp;công</h3><h4>Nhỏ</h4><h2 id="muc-3"></h2>',
    );
    expect(reading.outline).toEqual([
      { id: "muc-1", level: 2, text: "Thu 10% & chi" },
      { id: "muc-2", level: 3, text: "Nợ công" },
    ]);
  });

  it("read again is the same", () => {
    const once = readText("<h2>Một</h2><p>Chữ</p><h3>Hai</h3>");
    expect(readText(once.html)).toEqual(once);
  });

  it("is not misled by what looks like a heading inside an attribute", () => {
    const html = '<p title="<h2>Không</h2>">Chữ</p>';
    expect(readText(html)).toMatchObject({ html, reading: { outline: [] } });
  });

  it.each([
    ["", 1],
    ["<p>Một câu ngắn.</p>", 1],
    [`<p>${"chữ ".repeat(660)}</p>`, 3],
    ["<p>chữ</p>".repeat(660), 3],
  ])("%#: takes whole minutes", (html, minutes) => {
    expect(readText(html).reading.minutes).toBe(minutes);
  });

  it.each(["<a ", '<a "', "<h2>", "</h2>", '<a b="', "<"])("is read once, however hostile: %s", async (piece) => {
    expect(await growthOf((size) => readText(piece.repeat(size)), 10_000)).toBeLessThan(IN_PROPORTION);
  });
});
