import type { ListedCategory } from "@portal/contracts";
import { expect, it } from "vitest";
import { rowsOf } from "../categories/tree.ts";
import { choicesOf } from "./find-categories.ts";

const category = (key: string, title: string, parent: string | null, articles: number): ListedCategory => ({
  key,
  title,
  parent,
  order: 0,
  articles,
  newest: null,
  isChanged: false,
});
const rows = rowsOf(
  [
    category("tai-chinh", "Tin tức tài chính", null, 3),
    category("hai-quan", "Hải quan", "tai-chinh", 2),
    category("chi-dao", "Chỉ đạo, điều hành", null, 1),
  ],
  new Set(),
);
const describe = ({ articles }: ListedCategory): string => `${articles} bài`;

it("shows the whole tree where nothing was typed, each category with how much it has", () => {
  expect(choicesOf(rows, "", describe)).toEqual([
    { key: "tai-chinh", title: "Tin tức tài chính", level: 1, within: undefined, note: "3 bài" },
    { key: "hai-quan", title: "Hải quan", level: 2, within: "Tin tức tài chính", note: "2 bài" },
    { key: "chi-dao", title: "Chỉ đạo, điều hành", level: 1, within: undefined, note: "1 bài" },
  ]);
});

it("finds categories by words of their names and keys, with and without marks, and says what each stands below", () => {
  expect(choicesOf(rows, "quan hai", describe)).toEqual([
    { key: "hai-quan", title: "Hải quan", level: 1, within: undefined, note: "Tin tức tài chính · 2 bài" },
  ]);
  for (const words of ["chỉ đạo", "CHI DAO", "chi-dao"])
    expect(choicesOf(rows, words, describe).map(({ key }) => key)).toEqual(["chi-dao"]);
  expect(choicesOf(rows, "thuế", describe)).toEqual([]);
});
