import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import en from "./src/i18n/en.json" with { type: "json" };
import vi from "./src/i18n/vi.json" with { type: "json" };
import { pdfDecoders } from "./vite-pdf-decoders.ts";

const source = "@portal/source";

/** In the browser's build the application's own texts of each language are one file, without the other language. */
function textsByLanguage(): Plugin {
  const texts = { vi, en };
  return {
    name: "texts-by-language",
    enforce: "pre",
    resolveId: (id) => (id === "./interface-texts.ts" ? join(import.meta.dirname, "src/i18n/interface-texts.browser.ts") : null),
    load(id) {
      const language = /\/src\/i18n\/texts-(vi|en)\.ts$/.exec(id)?.[1];
      return language ? `export const texts = ${JSON.stringify(texts[language as "vi" | "en"])};` : null;
    },
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

/** Whether the starter has a module: nothing of the program. */
function isInStarter(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith("/src/entry-starter.ts")) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isInStarter(importer, modules, seen));
}

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Whether a module comes with the first script, through static imports alone. */
function isFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { isEntry = false, importers = [] } = modules.getModuleInfo(id) ?? {};
  return isEntry || importers.some((importer) => isFirst(importer, modules, seen));
}

/** Modules of which several views may have need. */
const shared = /packages\/(?:react|core|domain|blocks\/src\/ui)\/|vite\/preload-helper/;
/** The same, and the texts of widgets: those that several widgets show are no file of a few hundred bytes each. */
const sharedOrText = new RegExp(`${shared.source}|/widgets/[^/]+/texts\\.ts$`);
const widgetOf = (id: string): string | undefined => /\/widgets\/([^/]+)\//.exec(id)?.[1];
/** Texts that one widget alone shows. */
const isOwnText = (id: string, modules: Modules): boolean =>
  widgetOf(id) !== undefined && (modules.getModuleInfo(id)?.importers ?? []).every((importer) => widgetOf(importer) === widgetOf(id));
/** Parts of a family of views stand in a folder of their own. */
const familyOf = (id: string): string | undefined => /\/ui\/([^/]+)\//.exec(id)?.[1];

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
            needed.filter((name) => name !== file && !/\/(?:parts|rolldown-runtime|entry-starter|entry-client)-[\w-]{8}\.js$/.test(name)),
        },
        rollupOptions: {
          input: ["src/entry-starter.ts", "src/entry-client.tsx", "src/prefs.ts"],
          // The starter calls what the program exports.
          preserveEntrySignatures: "allow-extension",
          // Parts that the first page has stand in one file, parts that only views on demand share in another, and one for each family
          // of views: not in one for each pair of them.
          output: {
            codeSplitting: {
              groups: [
                // One file, from which the program takes what both have need of.
                { name: (id, modules) => (isInStarter(id, modules) ? "entry-starter" : null), priority: 4 },
                { name: (id, modules) => (isFirst(id, modules) ? "parts" : null), test: shared, priority: 3 },
                // Before the families, which would take what they need of it: a page of blocks would load forms for a date.
                {
                  name: (id, modules) => (familyOf(id) === undefined && !isOwnText(id, modules) ? "parts-views" : null),
                  test: sharedOrText,
                  priority: 2,
                },
                { name: (id) => `parts-${familyOf(id)}`, test: shared, priority: 1 },
                // When a form is sent; the client's index names it in the first script, which would look like use there.
                { name: "form-rules", test: /packages\/contracts\// },
                // Later, once the page is idle.
                { name: "hub", test: /@microsoft\/signalr/ },
              ],
            },
          },
        },
      },
}));
