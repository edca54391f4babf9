import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** The administrators' application: one document, which the server sends for every address below /quan-tri. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/quan-tri/",
  plugins: [react()],
  resolve: { conditions: ["@portal/source", ...defaultClientConditions] },
  // Beside a portal that runs: `npx vite --config apps/admin/vite.config.ts`. The host stays as it is, or the portal would take each write for another site's.
  server: {
    proxy: Object.fromEntries(
      ["/api", "/static", "/assets", "/xem-truoc"].map((path) => [path, { target: "http://localhost:3000", changeOrigin: false }]),
    ),
  },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    // It would put in a script for browsers that are older than the target.
    modulePreload: { polyfill: false },
  },
});
