import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { texts as shared } from "../texts.ts";
import type { OwnTexts } from "./own-texts.ts";

const folder = new URL("..", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && /^export const \w+: OwnTexts</m.test(readFileSync(new URL(name, folder), "utf8")),
);
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

describe.each(files)("the texts of %s", (name) => {
  it("are the same in both languages, none of them empty, with the same values", async () => {
    const module = (await import(new URL(name, folder).href)) as Readonly<Record<string, unknown>>;
    const all = Object.values(module).filter(
      (value): value is OwnTexts<string> => typeof value === "object" && value !== null && "vi" in value,
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { vi, en } of all) {
      expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
      for (const [key, text] of Object.entries(vi)) {
        // The host's own text of that key would stand in for it.
        expect(Object.keys(shared.vi).filter((other) => other === key || other.startsWith(`${key}_`))).toEqual([]);
        expect([key, text.trim() === "", (en[key] ?? "").trim() === ""]).toEqual([key, false, false]);
        expect([key, variables(en[key] ?? "")]).toEqual([key, variables(text)]);
      }
    }
  });
});

it("is more than one", () => expect(files.length).toBeGreaterThan(1));
