import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lock } from "./lock.ts";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(root, { recursive: true }));
const file = (): string => join(root, ".cache/mutations/lock");

it("refuses a second run while one is under way, and lets the next one in", () => {
  const unlock = lock(root);
  expect(() => lock(root)).toThrow(`already (process ${process.pid})`);
  unlock();
  lock(root)();
  expect(existsSync(file())).toBe(false);
});

it("takes over what a process left that has ended", () => {
  lock(root, spawnSync(process.execPath, ["--version"]).pid);
  const unlock = lock(root);
  expect(readFileSync(file(), "utf8")).toBe(String(process.pid));
  unlock();
});
