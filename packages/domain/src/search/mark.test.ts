import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarkedText } from "./model.ts";
import { markText, snippetOf, type Wanted } from "./mark.ts";
import { markedForm } from "./marked-form.ts";
import { parseTyped } from "./terms.ts";

/** Each word of what was typed, however it is written, or just as it was typed. */
const wanted = (typed: string, asTyped = false): Wanted[] =>
  parseTyped(typed).wanted.map(({ words }) => ({
    folded: words.map(({ folded }) => folded),
    written: asTyped ? words.map((word) => markedForm(word.typed)) : undefined,
  }));

/** [as in] "thu [ngân sách] nhà nước". */
const show = (parts: MarkedText): string => parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const mark = (text: string, typed: string, asTyped?: boolean): string => show(markText(text, wanted(typed, asTyped)));

describe("markText", () => {
  it.each([
    ["Thu ngân sách nhà nước", "ngan sach", "Thu [ngân sách] nhà nước"],
    ["Tìm kiếm, TÌM KIẾM", "tim kiem", "[Tìm kiếm], [TÌM KIẾM]"],
    ["Đất đai và đường bộ", "dat duong", "[Đất] đai và [đường] bộ"],
    ["Thông tư 12/2026/TT-BTC", "12/2026/tt-btc", "Thông tư [12/2026/TT-BTC]"],
    ["ngân hàng, ngân sách", '"ngân sách"', "ngân hàng, [ngân sách]"],
    ["thuế hải quan", "thue -quan", "[thuế] hải quan"],
    ["ti\u0300m thấy", "tìm", "[tìm] thấy"],
    ["<mark>thu</mark> & chi", "thu", "<mark>[thu]</mark> & chi"],
    ["không có gì", "thuế", "không có gì"],
    ["", "thuế", ""],
  ])("%s, looking for %s", (text, typed, marked) => expect(mark(text, typed)).toBe(marked));

  it.each([
    ["Thuê nhà, thuế nhà, THUẾ", "thuế", "Thuê nhà, [thuế] nhà, [THUẾ]"],
    ["Thuê nhà, thuế nhà", '"thuê nhà"', "[Thuê nhà], thuế nhà"],
    ["hoá đơn, hóa đơn, hoa", "hóa", "[hoá] đơn, [hóa] đơn, hoa"],
    ["ti\u0300m, tím", "tìm", "[tìm], tím"],
    ["Đo và đo, dò", "đo", "[Đo] và [đo], dò"],
  ])("%s, looking for %s just as it is written", (text, typed, marked) => expect(mark(text, typed, true)).toBe(marked));

  it("loses nothing of the text, whatever is looked for", () => {
    const typed = fc.string({ unit: fc.constantFrom("a", "b", " ", '"', "-", "đ", "ạ", "/") });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", "đ", "Ạ", "-", "<") }), typed, (text, terms) => {
        const parts = markText(text, wanted(terms));
        expect(parts.map((part) => part.text).join("")).toBe(text.normalize("NFC"));
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});

describe("snippetOf", () => {
  const long = `${"chữ đầu ".repeat(100)}thu ngân sách nhà nước ${"chữ cuối ".repeat(100)}`;
  const snippet = (text: string, typed: string, length = 100) => snippetOf(text, wanted(typed), length);

  it("shows a short text whole", () => expect(show(snippet("Thu  ngân\nsách", "thu").parts)).toBe("[Thu] ngân sách"));

  it("shows any space as one blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "\t", "\u00a0"), maxLength: 60 }), (text) => {
        expect(show(snippet(text, "c").parts)).toBe(text.replaceAll(/\s+/g, " ").trim());
      }),
    );
  });

  it("shows the part that matches, cut between words", () => {
    const { parts, hits } = snippet(long, "ngan sach");
    expect(show(parts)).toMatch(/^…(?:\S+ )+thu \[ngân sách\] nhà nước (?:chữ|cuối| )+…$/);
    expect(show(parts).length).toBeLessThan(110);
    expect(hits).toBe(1);
  });

  it("begins at the beginning where nothing matches", () => {
    const { parts, hits } = snippet(long, "thuế");
    expect(show(parts)).toMatch(/^chữ đầu .*…$/);
    expect(hits).toBe(0);
  });

  it("prefers the part where more matches", () => {
    const text = `ngân ${"chữ ".repeat(200)} ngân sách nhà nước ${"chữ ".repeat(50)}`;
    expect(show(snippet(text, "ngân sách nước").parts)).toContain("[ngân sách] nhà [nước]");
  });

  it("neither begins nor ends with what only separates", () => {
    const text = `${"chữ · ".repeat(60)}ngân sách${" · chữ".repeat(60)}`;
    expect(show(snippet(text, "ngân sách").parts)).toMatch(/^…chữ .* chữ…$/);
  });

  it("stays within its length, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 400 }), (text) => {
        const { parts } = snippet(text, "a bb", 40);
        expect(parts.map((part) => part.text).join("").length).toBeLessThanOrEqual(42);
      }),
    );
  });
});
