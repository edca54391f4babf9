import { expect, it } from "vitest";
import { pageRows } from "./table.ts";

const rows = pageRows();

it("the 16 rows of specification §2.1 are there in both languages", () => {
  const fixed = rows.filter(({ section }) => section === "2.1");
  expect(fixed.filter(({ name }) => !name.endsWith("(ours)"))).toHaveLength(16);
  expect(fixed.filter(({ paths }) => paths.vi === undefined || paths.en === undefined)).toEqual([]);
  expect(fixed.find(({ name }) => name === "Q&A detail")?.paths.en).toMatch(/^\/mof\/question-answer\/question-detail\?id=[a-z-]+$/);
});

it("every route of §2.2 has an address", () => {
  const routes = rows.filter(({ section }) => section === "2.2");
  expect(routes.filter(({ name }) => !name.endsWith("of a Vietnamese site"))).toHaveLength(8);
  expect(routes.filter(({ paths }) => paths.vi === undefined && paths.en === undefined)).toEqual([]);
});

it("a view of §2.3 with an address names the template that draws it there", () => {
  const views = rows.filter(({ section }) => section === "2.3");
  expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  expect(views.filter(({ view, paths }) => (view === "") !== (paths.vi === undefined && paths.en === undefined))).toEqual([]);
  expect(views.find(({ name }) => name === "Home view: default home (English)")).toMatchObject({
    view: "default-homepage-en",
    paths: { vi: undefined, en: "/mof" },
  });
});
