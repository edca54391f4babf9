/** Commands that a document names: scripts of package.json, files that Node runs, projects of vitest. */
import type { Checkout } from "./checkout.ts";

/** Scripts, files and projects that a command names and the checkout lacks, each with what is wrong. */
export function missingOfCommand(checkout: Checkout, text: string): { name: string; message: string }[] {
  const scripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  if (/\bnpm start\b/.test(text)) scripts.push("start");
  if (/\bnpm test\b/.test(text)) scripts.push("test");
  const projects = [...text.matchAll(/--project[ =]([\w-]+)/g)].map(([, name = ""]) => name);
  const files = [...text.matchAll(/\s((?:scripts|apps|packages|bench|stories|layouts)\/[\w./-]+)/g)].map(([, name = ""]) => name);
  return [
    ...scripts.filter((name) => !checkout.hasScript(name)).map((name) => ({ name, message: `package.json has no script "${name}"` })),
    ...projects
      .filter((name) => !checkout.hasTestProject(name))
      .map((name) => ({ name, message: `vitest.config.ts has no project "${name}"` })),
    ...files.filter((name) => !checkout.has(name.replace(/\/$/, ""))).map((name) => ({ name, message: `there is no ${name}` })),
  ];
}
