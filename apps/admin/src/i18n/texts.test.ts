import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changeSetStates, editRefusals, refusalCodes, uploadRefusals } from "@portal/contracts";
import { expect, it } from "vitest";
import en from "./en.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };

const src = join(import.meta.dirname, "..");
/** Vietnamese has one form for every number. */
const withoutForm = (key: string): string => key.replace(/_(?:one|other)$/, "");
const keysOf = (texts: object): string[] => [...new Set(Object.keys(texts).map(withoutForm))].toSorted();

it("has every text in both languages", () => {
  expect(keysOf(en)).toEqual(keysOf(vi));
  for (const text of [...Object.values(en), ...Object.values(vi)]) expect(text.trim()).not.toBe("");
});

it("has every text that the program names, and no other", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: src, exclude: ["**/*.test.ts"] }).map((file) => readFileSync(join(src, file), "utf8"));
  const known = keysOf(vi);
  const named = new Set(sources.flatMap((text) => [...text.matchAll(/"([\w.-]+\.[\w.-]+|signOut)"/g)].map(([, key = ""]) => key)));
  // Parts of a key that is put together: `state.${state}`.
  const begun = sources.flatMap((text) => [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = ""]) => start));
  const called = sources.flatMap((text) => [...text.matchAll(/\bt\((?:[^()"`]*\? )?"([\w.-]+)"/g)].map(([, key = ""]) => key));
  expect(called.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  const parts = [
    ...changeSetStates.map((state) => `state.${state}`),
    ...refusalCodes.map((code) => `failed.${code}`),
    ...editRefusals.map((reason) => `failed.edit.${reason}`),
    ...uploadRefusals.map((reason) => `failed.upload.${reason}`),
  ];
  expect(parts.filter((key) => !known.includes(key))).toEqual([]);
});
