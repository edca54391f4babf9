import type { ResolvedBlock } from "@portal/core";
import { expect, it } from "vitest";
import { findingsOf } from "./page-findings.ts";

const block = (key: string, category?: string) =>
  ({ kind: "block", key, label: key, ...(category !== undefined && { assignment: { key, category } }) }) as unknown as ResolvedBlock;
const page = { kind: "site", record: { slug: "cuc", counterpart: "dept" }, site: { slug: "cuc" } } as const;
const problem = (key: string, isNew: boolean) => ({ code: "dangling-category", path: "", block: key, isNew, problem: "P.", advice: "A." });
const barrier = (key: string, isSerious: boolean) => ({ block: key, rule: "image-alt", isSerious, help: "Pictures have texts", count: 2 });

it("says errors first, then warnings, then notes, each in the order of the page", () => {
  const findings = findingsOf({
    page,
    blocks: [block("mot", "tin"), block("hai"), block("ba", "tin")],
    problems: [problem("ba", true), problem("mot", true), problem("mot", false)],
    barriers: [barrier("ba", true), barrier("mot", false)],
  });
  expect(findings.map(({ severity, code, block: key }) => `${severity} ${code} ${key}`)).toEqual([
    "error dangling-category mot",
    "error dangling-category ba",
    "warning dangling-category mot",
    "warning image-alt ba",
    "note image-alt mot",
    "note empty hai",
  ]);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

it("notes a page without a counterpart", () => {
  const findings = findingsOf({ page: { ...page, record: { slug: "cuc" } }, blocks: [], problems: [], barriers: [] });
  expect(findings).toEqual([expect.objectContaining({ severity: "note", code: "counterpart", block: undefined })]);
});
