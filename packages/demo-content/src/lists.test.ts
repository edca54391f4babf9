import { expect, test } from "vitest";
import { REPRESENTATIVE_PARAMETERS } from "@portal/domain/content";
import { demonstrationContent } from "./index.ts";
import { parameterLines } from "./lists.ts";

const values = new Map([...parameterLines()].filter(({ type }) => type === 2).map(({ key, value }) => [key, value]));

test("list 6 says who represents the ministry, in both languages (specification §9)", () => {
  const keys = [...parameterLines()].filter(({ type }) => type === REPRESENTATIVE_PARAMETERS).map(({ key }) => key);
  const english = keys.filter((key) => key.endsWith(".en"));
  expect([keys.length - english.length, english.length]).toEqual([3, 3]);
});

test("they name the category of draft documents, which is there and takes contributions (specification §3)", () => {
  const category = [...demonstrationContent()].find(
    (line) => line.kind === "category" && line.slug === values.get("draft-document-category"),
  );
  expect(category).toMatchObject({ kind: "category", metadata: expect.stringContaining('"layoutId":"category-layout-contribute"') });
});
