import { expect, test } from "vitest";
import { demonstrationContent } from "./index.ts";
import { parameterLines } from "./parameters.ts";

const values = new Map([...parameterLines()].filter(({ type }) => type === 2).map(({ key, value }) => [key, value]));

test("the parameters that the portal reads at start hold the representative value 6 (specification §9)", () => {
  expect(values.get("representative")).toBe("6");
});

test("they name the category of draft documents, which is there and takes contributions (specification §3)", () => {
  const category = [...demonstrationContent()].find(
    (line) => line.kind === "category" && line.slug === values.get("draft-document-category"),
  );
  expect(category).toMatchObject({ kind: "category", metadata: expect.stringContaining('"layoutId":"category-layout-contribute"') });
});
