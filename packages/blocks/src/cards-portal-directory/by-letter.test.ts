import { expect, it } from "vitest";
import { byLetter } from "./by-letter.ts";

const letters = (...titles: string[]) =>
  byLetter(titles.map((title) => ({ title }))).map(({ letter, cards }) => `${letter}: ${cards.map(({ title }) => title).join(", ")}`);

it("sorts by the Vietnamese alphabet: a letter with a hat or a bar is one of its own, a tone is none", () => {
  expect(letters("Đấu thầu", "Dự trữ", "Ủy ban", "Ứng dụng", "Ấn phẩm", "An toàn", "dữ liệu")).toEqual([
    "A: An toàn",
    "Â: Ấn phẩm",
    "D: Dự trữ, dữ liệu",
    "Đ: Đấu thầu",
    "U: Ủy ban",
    "Ư: Ứng dụng",
  ]);
});

it("takes letters written in parts for what they are, and keeps what is no letter at the end", () => {
  expect(letters("2026", "", "Ê-đê".normalize("NFD"), "Web")).toEqual(["Ê: " + "Ê-đê".normalize("NFD"), "W: Web", "#: 2026, "]);
});
