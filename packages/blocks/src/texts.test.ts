import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TextsByLanguage } from "./ui/use-texts.ts";

const folder = new URL(".", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^samples\//.test(name),
);
const files = sources.filter((name) => /^\s*vi(: \{|,$)/m.test(read(name)) && /^(export )?const \w*[tT]exts\b/m.test(read(name)));

const isTexts = (value: unknown): value is TextsByLanguage<string> =>
  typeof value === "object" && value !== null && "vi" in value && "en" in value;
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
const all = modules.flatMap((module: Readonly<Record<string, unknown>>) => Object.values(module).filter(isTexts));
const textsOf = (language: "vi" | "en") => all.flatMap((texts) => Object.entries(texts[language]));
const keysOf = (language: "vi" | "en"): string[] => textsOf(language).map(([key]) => key);
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].toSorted();

describe("texts", () => {
  it("are exported, by every file that has some", () => {
    expect(files.length).toBeGreaterThan(30);
    expect(all).toHaveLength(files.length);
  });

  it("has the same keys in Vietnamese and English", () => {
    for (const { vi, en } of all) expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
  });

  it("leaves no text empty", () => {
    for (const language of ["vi", "en"] as const) expect(textsOf(language).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("takes the same values in both languages", () => {
    for (const { vi, en } of all)
      for (const [key, text] of Object.entries(en)) expect([key, variables(text)]).toEqual([key, variables(vi[key] ?? "")]);
  });

  it("has each key once, with a prefix: the host's own text of that key would stand in for it", () => {
    const ofPortal: object = JSON.parse(read("../../../apps/portal/src/i18n/vi.json"));
    const keys = [...keysOf("vi"), ...Object.keys(ofPortal)];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z][\w-]*\../.test(key))).toEqual([]);
  });

  it("reach components by use-texts.ts alone: then the compiler knows every key that they ask for", () => {
    // The host's translator: as a member, taken out of a host, or of a parameter that is one.
    const asks = /(?:\bhost|useHost\(\))\.t\b|\{[^{}\n]*\bt\b[^{}\n]*\}\s*(?:= (?:host\b|useHost\(\))|:[^=\n]*\bHostContext\b)/;
    const asking = sources.filter((name) => asks.test(read(name)));
    expect(asking).toEqual(["ui/use-texts.ts"]);
  });
});
