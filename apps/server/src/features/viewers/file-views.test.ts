import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { FileToView } from "../../sources/database/content/files.ts";
import { createFileViews } from "./file-views.ts";
import type { PreparedFile } from "@portal/domain";

const file = (sha256: string, fileName = "a.docx"): FileToView => ({ sha256, fileName, size: 1, read: async () => new Uint8Array(1) });
const view: PreparedFile = { kind: "pdf" };

function views(prepare: () => Promise<PreparedFile>) {
  const errors: unknown[] = [];
  let runs = 0;
  const made = createFileViews({
    onError: (error) => errors.push(error),
    prepare: () => {
      runs += 1;
      return prepare();
    },
  });
  return { ...made, errors, runs: () => runs };
}

test("a file is read once, however many ask meanwhile, and again under another name", async () => {
  const { view: ask, runs } = views(async () => view);
  expect(await Promise.all([ask(file("a"), 1000), ask(file("a"), 1000)])).toEqual([view, view]);
  expect(await ask(file("a"), 1000)).toEqual(view);
  expect(runs()).toBe(1);
  await ask(file("a", "a.pdf"), 1000);
  expect(runs()).toBe(2);
});

test("a page does not wait for a slow file; the next one has it", async () => {
  const { view: ask, runs } = views(() => wait(60, view));
  expect(await ask(file("a"), 5)).toBeUndefined();
  expect(await ask(file("a"), 1000)).toEqual(view);
  expect(runs()).toBe(1);
});

test("one file is read at a time, and only so many wait", async () => {
  let atOnce = 0;
  let most = 0;
  const { view: ask, runs } = views(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(2);
    atOnce -= 1;
    return view;
  });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(file(String(index)), 1000)));
  expect(most).toBe(1);
  expect(runs()).toBe(20);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(10);
});

test("a failure is reported once and remembered for some minutes: no view starts it again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let broken = true;
  const {
    view: ask,
    errors,
    runs,
  } = views(async () => {
    if (broken) throw new Error("away");
    return view;
  });
  const failed = { kind: "refused", reason: "failed", found: undefined };
  expect(await ask(file("a"), 1000)).toEqual(failed);
  vi.setSystemTime(Date.now() + 4 * 60_000);
  expect(await Promise.all([ask(file("a"), 1000), ask(file("a"), 1000)])).toEqual([failed, failed]);
  expect(errors).toHaveLength(1);
  expect(runs()).toBe(1);
  broken = false;
  expect(await ask(file("b"), 1000)).toEqual(view);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await ask(file("a"), 1000)).toEqual(view);
  expect(runs()).toBe(3);
  vi.useRealTimers();
});

test("failures that no one asks for again are forgotten: their number has a bound", async () => {
  const { view: ask, runs } = views(async () => {
    throw new Error("away");
  });
  for (let index = 0; index < 600; index += 1) await ask(file(String(index)), 1000);
  await ask(file("599"), 1000);
  expect(runs()).toBe(600);
  await ask(file("0"), 1000);
  expect(runs()).toBe(601);
});
