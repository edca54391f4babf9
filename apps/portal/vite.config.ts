import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { pdfDecoders } from "./vite-pdf-decoders.ts";

const source = "@portal/source";

/** In the browser's build the application's own texts of each language are one file, without the other language. */
function textsByLanguage(): Plugin {
  return {
    name: "texts-by-language",
    enforce: "pre",
    resolveId: (id) => (id === "./interface-texts.ts" ? join(import.meta.dirname, "src/i18n/interface-texts.browser.ts") : null),
  };
}

/**
 * Lets the bundler drop what no one imports of react-router: names and wrappers given to components at the top of its files look like
 * effects, and keep its forms, prefetching and route matching, 10 KB, in every page.
 */
function dropUnusedRouterCode(): Plugin {
  return {
    name: "drop-unused-router-code",
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return null;
      const reduced = code
        .replace(/^\s*\w+\.(?:displayName|contextType) = .*;$/gm, "")
        .replace(/(?<== )(?=React\w*\.(?:forwardRef|memo|createContext)\()/g, "/* @__PURE__ */ ");
      return { code: reduced, map: null };
    },
  };
}

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** What brings a module into the browser by static imports, as far as its importers tell: modules that load on demand, such as views. */
function bringing(id: string, modules: Modules, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0) found.add(id);
  for (const importer of importers) for (const one of bringing(importer, modules, seen)) found.add(one);
  return found;
}

/** Views of article pages, and of pages that are made of blocks, such as a home. */
const articles = /\/widgets\/(?:article\w*|otherArticles)\//;
const blocks = /\/src\/(?:cards|categories|category|tree-categories)-[\w-]+\//;
/** Parts of forms and accounts stand in folders of their own. */
const folder = /\/ui\/(account|form)\//;

/** No article asks for them; by the index of their package everything seems to. */
const searches = /\/domain\/src\/search\/request\.ts$/;

/** The file of a module that several views share: one for each family of pages, not one for each pair of views. */
function fileOfParts(id: string, modules: Modules): string {
  const inFolder = folder.exec(id)?.[1];
  if (inFolder !== undefined) return `parts-${inFolder}`;
  if (searches.test(id)) return "parts-views";
  const views = [...bringing(id, modules)];
  if (views.every((view) => articles.test(view))) return "parts-article";
  if (views.some((view) => articles.test(view))) return "parts";
  return views.some((view) => blocks.test(view)) ? "parts-blocks" : "parts-views";
}
/** A file takes along what its modules import, unless an earlier one has it: first come those of the most pages. */
const files = ["parts", "parts-article", "parts-blocks", "parts-views", "parts-form", "parts-account"];

/** `vite build` makes the browser's files, `vite build --ssr` the server's loader and the program of its renderer threads. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), command === "build" && !isSsrBuild && [textsByLanguage(), dropUnusedRouterCode(), pdfDecoders()]],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] },
    noExternal: [/^@portal\//],
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node20",
        copyPublicDir: false,
        rollupOptions: { input: ["src/entry-loader.ts", "src/entry-renderer.tsx"] },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        // What a view on demand waits for is named in the first script: not the view itself, nor what every page has already.
        modulePreload: {
          resolveDependencies: (file, needed) =>
            needed.filter((name) => name !== file && !/\/(?:rolldown-runtime|entry-starter|entry-client)-[\w-]{8}\.js$/.test(name)),
        },
        rollupOptions: {
          input: ["src/entry-starter.ts", "src/entry-client.tsx", "src/prefs.ts"],
          // The starter calls what the program exports.
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: {
              groups: [
                // Each takes along what it imports: the program what the starter has not.
                { name: "entry-starter", test: /\/src\/entry-starter\.ts$/, priority: files.length + 2 },
                { name: "entry-client", test: /\/src\/entry-client\.tsx$/, priority: files.length + 1 },
                ...files.map((file, index) => ({
                  debugName: file,
                  name: (id: string, modules: Modules) => (fileOfParts(id, modules) === file ? file : null),
                  test: /packages\/(?:react|core|domain|blocks)\//,
                  minShareCount: 2,
                  priority: files.length - index,
                })),
                // Later, once the page is idle.
                { name: "hub", test: /@microsoft\/signalr/ },
              ],
            },
          },
        },
      },
}));
