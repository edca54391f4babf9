import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Severity } from "../model.ts";
import { codes } from "./codes.ts";

const src = join(import.meta.dirname, "..");
const handbook = readFileSync(join(src, "../../../docs/layouts.md"), "utf8");
const rows = [...handbook.slice(handbook.indexOf("## Diagnostics")).matchAll(/^\| `([a-z0-9-]+)` \| ([a-z, ]+) \| (.+) \| (.+) \|$/gm)];

test("docs/layouts.md has one row for every code, with its severities, what it means and how to fix it", () => {
  const documented = rows.map(([, code, severities]) => `${code}: ${severities}`);
  expect(documented.toSorted()).toEqual([...codes].map(([code, { severities }]) => `${code}: ${severities.join(", ")}`).toSorted());
  const terse = rows.filter(([, , , meaning = "", advice = ""]) => !/^.{15,}\.$/.test(meaning) || !/^.{8,}\.$/.test(advice));
  expect(terse.map(([, code]) => code)).toEqual([]);
});

const sources = globSync("**/*.ts", { cwd: src, exclude: (name) => name.endsWith(".test.ts") || name === "generated" }).map((file) =>
  readFileSync(join(src, file), "utf8"),
);
const reported = sources.flatMap((source) => [
  ...source.matchAll(/\b(?:add|finding|refusal)\(\s*"([a-z0-9]+-[a-z0-9-]+)",(?:\s*"(error|warning|info)")?/g),
  ...source.matchAll(/\brefuse\(\s*"([a-z0-9]+-[a-z0-9-]+)",/g),
  ...source.matchAll(/\bcode: (?:[a-z]+ \? )?"([a-z0-9]+-[a-z0-9-]+)"(?:[^}]{0,60}?\bseverity: "(error|warning|info)")?/g),
]);

test("what the sources report is registered, under a severity that is registered", () => {
  expect(reported.length).toBeGreaterThan(70);
  const unknown = reported.filter(
    ([, code = "", severity]) => !codes.has(code) || (severity && !codes.get(code)?.severities.includes(severity as Severity)),
  );
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test("what is registered is reported somewhere", () => {
  const everything = sources.filter((source) => !source.includes("satisfies Record<string, Code>")).join("\n");
  expect([...codes.keys()].filter((code) => !everything.includes(`"${code}"`))).toEqual([]);
});
