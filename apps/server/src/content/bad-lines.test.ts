import { Readable } from "node:stream";
import { diagnosticMessage } from "@portal/core";
import { describe, expect, it } from "vitest";
import { readLines } from "./lines.ts";
import { badLines, goodBefore } from "./testing/bad-lines.ts";
import { article, category, site, openImporter } from "./testing/importer.ts";

const importer = openImporter();

describe("lines that are wrong", () => {
  it("are each named by line and pointer, and the good ones between them land", async () => {
    const good = (index: number) => article("good", "news", `good-${index}`);
    const input = [...goodBefore, ...badLines.flatMap(({ line }, index) => [line, JSON.stringify(good(index))])];
    const bytes = Readable.from(input.flatMap((line) => [Buffer.from(line), Buffer.from("\n")])) as AsyncIterable<Buffer>;
    const report = await importer().run(readLines(bytes), { batchLines: 10 });
    const expected = badLines.map(({ path, code }, index) => ({
      line: goodBefore.length + 1 + index * 2,
      severity: "error",
      path,
      code,
    }));
    const found = report.issues.filter(({ severity }) => severity === "error").toSorted((a, b) => a.line - b.line);
    expect(found.map(({ line, severity, path, code }) => ({ line, severity, path, code }))).toEqual(expected);
    expect(badLines.length).toBeGreaterThanOrEqual(20);
    expect(report).toMatchObject({ refused: badLines.length, new: goodBefore.length + badLines.length });
    // What, why and how to fix: three parts make two sentences at least.
    for (const issue of found) expect(diagnosticMessage(issue)).toMatch(/\S+[.:)] .*\.$/);
  });

  it("collide with what is stored, too", async () => {
    await importer().run([site("a"), category("a", "news"), article("a", "news", "x"), site("b"), category("b", "other")]);
    const report = await importer().run([category("b", "news"), article("b", "other", "x"), site("other"), category("a", "b")]);
    expect(report.issues.map(({ line, path, code }) => `${line} ${path} ${code}`)).toEqual([
      "1 /slug slug-taken",
      "2 /slug slug-taken",
      "3 /slug slug-taken",
      "4 /slug slug-taken",
    ]);
  });
});
