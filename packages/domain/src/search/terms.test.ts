import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { parseTyped, type TypedGroup } from "./terms.ts";

describe("fold", () => {
  it.each([
    ["Kiếm", "kiem"],
    ["ĐƯỜNG", "duong"],
    ["ti\u0300m", "tim"],
    ["Ngân", "ngan"],
    ["2026", "2026"],
  ])("%s is %s", (word, folded) => expect(fold(word)).toBe(folded));
});

const folded = (groups: readonly TypedGroup[]) => groups.map(({ words }) => words.map((word) => word.folded));

describe("parseTyped", () => {
  it.each([
    ["thu ngân sách", [["thu"], ["ngan"], ["sach"]], []],
    ['"Thu ngân sách" 2026', [["thu", "ngan", "sach"], ["2026"]], []],
    ["“thu ngân sách”", [["thu", "ngan", "sach"]], []],
    ["thuế -hải quan", [["thue"], ["quan"]], [["hai"]]],
    ['thuế -"hải quan"', [["thue"]], [["hai", "quan"]]],
    ["12/2026/TT-BTC", [["12", "2026", "tt", "btc"]], []],
    ['"chưa đóng', [["chua", "dong"]], []],
    ["-chỉ -không", [], [["chi"], ["khong"]]],
    ["!!! & | <-> ( ) : * '' \\", [], []],
    ['""', [], []],
    ["", [], []],
  ])("%s", (typed, wanted, unwanted) => {
    const terms = parseTyped(typed);
    expect({ wanted: folded(terms.wanted), unwanted: folded(terms.unwanted) }).toEqual({ wanted, unwanted });
  });

  it("takes no more words than anybody types", () => {
    const { wanted } = parseTyped(Array.from({ length: 100 }, (_, index) => `từ${index}`).join(" "));
    expect(folded(wanted).flat()).toHaveLength(32);
  });
});
