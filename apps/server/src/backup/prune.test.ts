import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptBackups, prune } from "./prune.ts";

const at = (day: string, time = "01-00-00") => `portal-${day}T${time}Z`;

it("keeps the newest of each day, week and month, as many as the rule says", () => {
  const days = Array.from({ length: 120 }, (_, index) => new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10));
  const names = days.flatMap((day) => [at(day, "01-00-00"), at(day, "13-00-00")]);
  expect([...keptBackups(names, { daily: 3, weekly: 3, monthly: 3 })].toSorted()).toEqual([
    at("2026-09-30", "13-00-00"),
    at("2026-10-31", "13-00-00"),
    // Sundays.
    at("2026-11-15", "13-00-00"),
    at("2026-11-22", "13-00-00"),
    at("2026-11-26", "13-00-00"),
    at("2026-11-27", "13-00-00"),
    at("2026-11-28", "13-00-00"),
  ]);
  expect(keptBackups(names, { daily: 0, weekly: 0, monthly: 0 }).size).toBe(0);
});

it("counts days that have a backup, so that a pause removes nothing", () => {
  const names = [at("2020-01-01"), at("2020-01-02"), at("2026-11-24")];
  expect(keptBackups(names, { daily: 3, weekly: 0, monthly: 0 }).size).toBe(3);
});

it("removes old backups and what broke off, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [old, recent] = [`${at("2026-01-01")}.part`, `${at("2026-01-02")}.part`];
  for (const name of [at("2026-11-23"), at("2026-11-24"), old, recent, "other", "portal-notes", "portal-2026-11-01"])
    await mkdir(join(folder, name));
  await utimes(join(folder, old), new Date(0), new Date(0));
  expect([...(await prune(folder, { daily: 1, weekly: 1, monthly: 1 }))].toSorted()).toEqual([old, at("2026-11-23")]);
  expect((await readdir(folder)).toSorted()).toEqual(["other", recent, "portal-2026-11-01", at("2026-11-24"), "portal-notes"].toSorted());
});
