import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findViolations } from "./import-directions.ts";
import { root as checkout } from "./lib/root.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "imports-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

it.each([
  ["packages/core/src/a.ts", 'import { useState } from "@portal/react";'],
  ["packages/react/src/a.tsx", 'import { Card } from "@portal/blocks";'],
  ["packages/blocks/src/a.tsx", 'export { x } from "@portal/client";'],
  ["packages/client/src/a.ts", 'import { safeUrl } from "@portal/core";'],
  ["apps/server/src/a.ts", 'const portal = await import("@portal/portal");'],
  ["apps/server/src/a.ts", 'import { demonstrationContent } from "@portal/demo-content";'],
  ["packages/demo-content/src/a.ts", 'import { importContent } from "@portal/server";'],
  ["apps/server/src/a.ts", 'import { App } from "../../portal/src/app/App.tsx";'],
  ["apps/portal/src/a.ts", 'import { samplePage } from "@portal/testing";'],
  ["apps/portal/vite.config.ts", 'import { sign } from "../server/src/sign.ts";'],
  ["apps/portal/e2e/a.spec.ts", 'import { sign } from "../../server/src/sign.ts";'],
  ["packages/core/src/a.ts", 'import {\n  type A,\n  b,\n} from "../../react/src/index.ts";'],
])("refuses in %s: %s", (file, text) => {
  write(file, `// first line\n${text}\n`);
  expect(findViolations(root)).toMatchObject([{ file, line: 2 }]);
});

it.each([
  ["packages/react/src/a.tsx", 'import { safeUrl } from "@portal/core";'],
  ["packages/client/src/a.ts", 'import type { PageModel } from "@portal/core";'],
  ["packages/blocks/src/a.test.tsx", 'import { TestHost } from "@portal/testing";'],
  ["apps/portal/vite.config.ts", 'import { texts } from "../../packages/blocks/src/texts.ts";'],
  ["apps/portal/e2e/a.spec.ts", 'import { ministryPages } from "../../../packages/domain/src/addresses/ministry-pages.ts";'],
  ["apps/server/src/a.ts", 'const { demonstrationContent } = await import("@portal/demo-content");'],
  ["packages/core/src/a.ts", 'import { b } from "./b.ts";\nimport { produce } from "immer";'],
])("allows in %s: %s", (file, text) => {
  write(file, text);
  expect(findViolations(root)).toEqual([]);
});

it("holds for this repository", () => {
  expect(findViolations(join(import.meta.dirname, ".."))).toEqual([]);
});

it("lint refuses a cycle of imports, also of types alone", () => {
  const lint = (): string =>
    spawnSync(join(checkout, "node_modules/.bin/oxlint"), ["-c", join(checkout, ".oxlintrc.json"), "."], { cwd: root, encoding: "utf8" })
      .stdout;
  write("a.ts", 'import type { B } from "./b.ts";\n\nexport type A = readonly B[];\n');
  write("b.ts", "export type B = string;\n");
  expect(lint()).not.toContain("no-cycle");
  write("b.ts", 'import type { A } from "./a.ts";\n\nexport type B = readonly A[];\n');
  expect(lint()).toContain("import(no-cycle)");
});
