import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { texts } from "./texts.ts";

/** i18next's plural suffixes: Vietnamese needs one form where English needs two. */
const singular = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");
const keysOf = (language: "vi" | "en"): string[] => [...new Set(Object.keys(texts[language]).map(singular))].toSorted();
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].toSorted();

describe("texts", () => {
  it("has the same keys in Vietnamese and English", () => {
    expect(keysOf("en")).toEqual(keysOf("vi"));
  });

  it("leaves no text empty", () => {
    for (const language of ["vi", "en"] as const) {
      expect(Object.entries(texts[language]).filter(([, text]) => text.trim() === "")).toEqual([]);
    }
  });

  it("takes the same values in both languages", () => {
    for (const [key, text] of Object.entries(texts.en)) {
      const other = texts.vi[key] ?? texts.vi[`${singular(key)}_other`] ?? texts.vi[singular(key)];
      expect([key, variables(text)]).toEqual([key, variables(other ?? "")]);
    }
  });

  it("knows every key that a component asks for", () => {
    const folder = new URL(".", import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
    );
    // Texts of one's own (OwnTexts) are the compiler's to check.
    const shared = sources.map((name) => readFileSync(new URL(name, folder), "utf8")).filter((source) => !source.includes("useTexts("));
    const asked = shared.flatMap((source) => [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
    expect(asked.length).toBeGreaterThan(20);
    const known = new Set(keysOf("vi"));
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });
});
