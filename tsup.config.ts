import { defineConfig, type Options } from "tsup";

/** Read as TypeScript once more, which takes longer: for packages whose declarations pass on what is no TypeScript, JSON or generated JavaScript. */
const declarationsFromSources: Options["dts"] = { compilerOptions: { composite: false, customConditions: ["@portal/source"], paths: {} } };

/** Made of the declarations that `tsc -b` wrote. */
const declarationsOf = (folder: string, entry: Record<string, string>): Options["dts"] => ({
  entry: Object.fromEntries(
    Object.entries(entry).flatMap(([name, file]) =>
      /\.tsx?$/.test(file) ? [[name, `.cache/types/${folder}/src/${file.replace(/\.tsx?$/, ".d.ts")}`]] : [],
    ),
  ),
  compilerOptions: { composite: false, incremental: false, rootDir: ".", paths: {} },
});

/** Library packages as others would consume them: ESM and type declarations. `npm run build:packages`. */
const library = (folder: string, entry: Record<string, string>, more: Options = {}): Options => ({
  name: folder,
  entry: Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, `packages/${folder}/src/${file}`])),
  outDir: `packages/${folder}/dist`,
  tsconfig: `packages/${folder}/tsconfig.json`,
  format: "esm",
  target: "es2022",
  clean: true,
  splitting: true,
  dts: declarationsOf(folder, entry),
  external: [/^@portal\//, "react", "react-dom"],
  ...more,
});

export default defineConfig([
  library("core", {
    index: "index.ts",
    edit: "edit/index.ts",
    lint: "lint/index.ts",
    migrate: "migrate/index.ts",
    css: "css/index.ts",
    catalogue: "catalogue.ts",
    records: "records.ts",
    compose: "compose.ts",
    cli: "cli.ts",
  }),
  library(
    "domain",
    {
      index: "index.ts",
      articles: "articles/index.ts",
      content: "content.ts",
      html: "html/index.ts",
      loader: "loader.ts",
      records: "records/index.ts",
    },
    { dts: declarationsFromSources },
  ),
  library("contracts", { index: "index.ts" }, { dts: declarationsFromSources }),
  library("react", { index: "index.ts", server: "server.ts" }),
  library("client", { index: "index.ts" }),
  library(
    "hub",
    { index: "index.ts", fastify: "fastify.ts", postgres: "postgres.ts" },
    { external: ["ws", "pg", "fastify", "fastify-plugin"] },
  ),
  library(
    "blocks",
    {
      index: "index.ts",
      definitions: "definitions.ts",
      prose: "prose.ts",
      chart: "chart.ts",
      inspector: "inspector.ts",
      styles: "styles.css",
    },
    { loader: { ".module.css": "local-css" } },
  ),
]);
