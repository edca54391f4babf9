import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const components = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".tsx") && !/\.(test|stories)\./.test(name),
);

/** A misspelt class name is undefined and fails silently: the types of CSS modules know no names. */
function unknownClasses(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)].flatMap(([, variable = "", path = ""]) => {
    const css = readFileSync(join(root, dirname(file), path), "utf8");
    const known = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
    return [...source.matchAll(new RegExp(`\\b${variable}\\["([^"]+)"\\]`, "g"))]
      .map(([, name = ""]) => name)
      .filter((name) => !known.has(name));
  });
}

describe("class names", () => {
  it("are all defined in the component's style sheet", () => {
    expect(components.length).toBeGreaterThan(30);
    const unknown = components.map((file) => [file, unknownClasses(file)] as const).filter(([, names]) => names.length > 0);
    expect(unknown).toEqual([]);
  });
});
