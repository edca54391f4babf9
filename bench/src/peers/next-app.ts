/** A Next 16 application that draws the same pages from JSON: kept finished (ISR), and drawn for each request (dynamic). Installed by the benchmark itself. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageNode } from "./page-tree.ts";

const NEXT = "16.4.6";
const REACT = "19.3.0";

const page = (kind: string): string => `import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
${kind}
const pages = new Map(["home", "category", "article"].map((name) => [name, JSON.parse(readFileSync(join(process.cwd(), "content", name + ".json"), "utf8"))]));
const Element = (node) => (typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(Element)));
export default async function Page({ params }) {
  const { name } = await params;
  return Element(pages.get(name));
}
`;

const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "next-peer", private: true, dependencies: { next: NEXT, react: REACT, "react-dom": REACT } }),
  "next.config.mjs": "export default { poweredByHeader: false };\n",
  "app/layout.jsx": 'export default function Layout({ children }) {\n  return <html lang="vi"><body>{children}</body></html>;\n}\n',
  "app/isr/[name]/page.jsx": page(
    'export const revalidate = 86400;\nexport const generateStaticParams = () => ["home", "category", "article"].map((name) => ({ name }));',
  ),
  "app/dynamic/[name]/page.jsx": page('export const dynamic = "force-dynamic";'),
};

export const nextEnvironment = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;

/** @returns the folder of the built application, kept below .cache: its packages need the network once, its runs never */
export function buildNext(root: string, pages: Readonly<Record<string, PageNode>>): string {
  const folder = join(root, ".cache/bench", `next-${NEXT}`);
  const write = (name: string, text: string): void => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  for (const [name, tree] of Object.entries(pages)) write(`content/${name}.json`, JSON.stringify(tree));
  const run = (command: string, args: readonly string[]): void =>
    void execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...nextEnvironment } });
  if (!existsSync(join(folder, "node_modules/next"))) run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"]);
  rmSync(join(folder, ".next"), { recursive: true, force: true });
  run(process.execPath, [nextProgram(folder), "build"]);
  return folder;
}

export const nextProgram = (folder: string): string => join(folder, "node_modules/next/dist/bin/next");
