import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

const source = "@portal/source";

/** `vite build` makes the browser's files, `vite build --ssr` the entry that the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] },
    noExternal: [/^@portal\//],
  },
  build: isSsrBuild
    ? { outDir: "dist/server", target: "node20", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ["src/entry-client.tsx", "src/prefs.ts"],
          // What views on demand share stands in one file that every page has, and in one for each family of views: not in one for
          // each pair of them.
          output: {
            codeSplitting: {
              groups: [
                { name: "parts", test: /packages\/(?:blocks\/src\/ui\/[^/]+$|(?:react|core|contracts)\/)|rolldown\/runtime/ },
                { name: (id) => `parts-${/\/ui\/([^/]+)\//.exec(id)?.[1]}`, test: /packages\/blocks\/src\/ui\/[^/]+\// },
              ],
            },
          },
        },
      },
}));
