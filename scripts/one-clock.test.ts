import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { otherClocks } from "./one-clock.ts";

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "clock-"));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const found = (file: string, text: string): string[] => {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
  return otherClocks(checkout);
};

it.each([
  ["packages/domain/src/drafts/a.ts", "const now = Date.now();", "Date.now"],
  ["packages/core/src/a.ts", "const today = new Date();", "new Date()"],
  ["apps/server/src/sources/database/a.ts", "sql`where published_at <= now()`", "now()"],
  ["apps/server/src/sources/database/a.ts", "sql`where published_at <= CURRENT_TIMESTAMP`", "CURRENT_TIMESTAMP"],
  ["apps/server/src/sources/database/search/a.ts", "sql`select clock_timestamp()`", "clock_timestamp"],
])("another clock is found in %s: %s", (file, text, clock) => {
  expect(found(file, `\n${text}\n`)).toEqual([`${file}:2  ${clock}`]);
});

it.each([
  ["packages/domain/src/drafts/a.ts", "const day = new Date(asOf);"],
  ["packages/domain/src/loader/a.ts", "const asOf = options.now();"],
  ["packages/domain/src/a.test.ts", "const now = Date.now();"],
  ["apps/server/src/features/a.ts", "sql`delete from captcha where expires_at < now()`"],
])("none is found in %s: %s", (file, text) => {
  expect(found(file, text)).toEqual([]);
});
