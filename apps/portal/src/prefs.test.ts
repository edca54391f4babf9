import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { transformWithOxc } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

/** Bytes: it blocks the first paint. */
const BUDGET = 1024;

let script = "";
beforeAll(async () => {
  const file = new URL("prefs.ts", import.meta.url);
  script = (await transformWithOxc(readFileSync(file, "utf8"), file.pathname)).code;
});

interface Storage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** The script in a document of its own. */
function run(stored: Record<string, string>, storage?: Storage) {
  const dataset: Record<string, string> = {};
  const buttons = ["", "light", "dark", "contrast"].map((value) => ({ value, checked: value === "", dataset: { choice: "theme" } }));
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(script, {
    document: { documentElement: { dataset }, querySelectorAll: () => buttons },
    localStorage: storage ?? {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  const choose = (choice: string | undefined, value: string): void => listeners.get("change")?.({ target: { value, dataset: { choice } } });
  const checked = (): string[] => buttons.flatMap(({ value, checked: isChecked }) => (isChecked ? [value] : []));
  return { dataset, stored, choose, checked, dispatch: (type: string) => listeners.get(type)?.({}) };
}

describe("prefs", () => {
  it("is small, and one file: it imports nothing", () => {
    expect(Buffer.byteLength(script.replaceAll(/\/\*[^]*?\*\/|^\s+|\/\/.*$|\n/gm, ""))).toBeLessThan(BUDGET);
    expect(script).not.toMatch(/\b(?:import|export)\b/);
  });

  it("shows what is stored", () => {
    expect(run({ "site.theme": "dark", "site.text": "larger" }).dataset).toEqual({ theme: "dark", text: "larger" });
  });

  it("leaves the device to decide where nothing is stored, or nonsense", () => {
    expect(run({}).dataset).toEqual({});
    expect(run({ "site.theme": "__proto__", "site.text": "<b>" }).dataset).toEqual({});
  });

  it("marks the menu's buttons once they are there, and when the page comes back", () => {
    const { stored, dispatch, checked } = run({ "site.theme": "dark" });
    dispatch("DOMContentLoaded");
    expect(checked()).toEqual(["dark"]);
    stored["site.theme"] = "contrast";
    dispatch("pageshow");
    expect(checked()).toEqual(["contrast"]);
    stored["site.theme"] = "";
    dispatch("storage");
    expect(checked()).toEqual([""]);
  });

  it("shows and keeps a choice, and takes one back", () => {
    const { dataset, stored, choose } = run({});
    choose("theme", "contrast");
    expect([dataset, stored["site.theme"]]).toEqual([{ theme: "contrast" }, "contrast"]);
    choose("theme", "");
    expect([dataset, stored["site.theme"]]).toEqual([{}, ""]);
  });

  it("minds only its own controls", () => {
    const { dataset, stored, choose } = run({});
    choose(undefined, "dark");
    expect([dataset, stored]).toEqual([{}, {}]);
  });

  it.each(["storage", "pageshow"])("follows what another tab chose: %s", (event) => {
    const { dataset, stored, dispatch } = run({});
    stored["site.theme"] = "light";
    dispatch(event);
    expect(dataset).toEqual({ theme: "light" });
  });

  it("does without storage", () => {
    const refuse = (): never => {
      throw new Error("SecurityError");
    };
    const { dataset, choose } = run({}, { getItem: refuse, setItem: refuse });
    choose("text", "large");
    expect(dataset).toEqual({ text: "large" });
  });
});
