import { expect, it } from "vitest";
import { readDocumentFilter } from "./filter.ts";

const read = (query: string) => readDocumentFilter(new URLSearchParams(query));

it("an address says what a list is narrowed to; days also as people write them", () => {
  expect(
    read("q=thu%E1%BA%BF&number=12&type=circular&issuer=B&field=F&issuedFrom=2026-01-31&issuedTo=5%2F2%2F2026&force=not-yet&page=2"),
  ).toEqual({
    filter: {
      terms: "thuế",
      number: "12",
      type: "circular",
      issuer: "B",
      field: "F",
      issuedFrom: "2026-01-31",
      issuedTo: "2026-02-05",
      force: "notYet",
    },
    problems: [],
  });
  expect(read("")).toEqual({ filter: {}, problems: [] });
});

it("what is no value narrows nothing and is said, with the value", () => {
  expect(read("type=toString&force=x&issuedFrom=2026-02-30&effectiveTo=h%C3%B4m+qua&number=9")).toEqual({
    filter: { number: "9" },
    problems: [
      { name: "type", value: "toString" },
      { name: "issuedFrom", value: "2026-02-30" },
      { name: "effectiveTo", value: "hôm qua" },
      { name: "force", value: "x" },
    ],
  });
});

it("days in the wrong order are meant the other way round; values are bounded", () => {
  expect(read("effectiveFrom=2026-02-01&effectiveTo=2026-01-01").filter).toEqual({
    effectiveFrom: "2026-01-01",
    effectiveTo: "2026-02-01",
  });
  expect(read(`number=${"1".repeat(500)}`).filter.number).toHaveLength(60);
  expect(read(`type=${"x".repeat(500)}`).problems[0]?.value).toHaveLength(60);
});
