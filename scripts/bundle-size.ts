/** Size of the whole browser entries of core and react, React itself left out; fails over its budget. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Kilobytes (1024 bytes), minified and gzipped. */
const BUDGET = 12;

const entry = `
export * from "@portal/core";
export * from "@portal/react";
`;
const { outputFiles } = await build({
  stdin: { contents: entry, resolveDir: `${import.meta.dirname}/../apps/portal` },
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  target: "es2022",
  conditions: ["@portal/source"],
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  external: ["react", "react/jsx-runtime"],
});
const kilobytes = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1024;
console.log(`core + react in a browser: ${kilobytes.toFixed(1)} KB gzipped (budget ${BUDGET} KB)`);
process.exitCode = kilobytes <= BUDGET ? 0 : 1;
