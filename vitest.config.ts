import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { testChromiumLaunch } from "./scripts/lib/testing/chromium.ts";

const conditions = ["@portal/source"];

/** Limits end tests that hang; they are far above what a test takes on a slow machine with other work. */
const patience = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const node = (name: string, root: string, more = {}) => ({
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions], externalConditions: conditions } },
  test: {
    name,
    root,
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.tsx", "**/e2e/**"],
    setupFiles: [new URL("./scripts/vitest-setup.ts", import.meta.url).pathname],
    // A worker reads modules once, not for every file, which takes up to half of the time. Files leave no state in modules that others would find.
    isolate: false,
    ...patience,
    ...more,
  },
});

export default defineConfig({
  test: {
    // One more than cores: part of the time of the server's tests is waiting, for processes, for time limits, for the database.
    maxWorkers: availableParallelism() + 1,
    tags: [
      { name: "verify", description: "Runs in npm run verify only: a further or longer proof of what another test shows in npm test." },
    ],
    projects: [
      node("core", "packages/core"),
      node("domain", "packages/domain"),
      node("contracts", "packages/contracts"),
      node("react", "packages/react"),
      node("client", "packages/client"),
      node("hub", "packages/hub"),
      node("blocks", "packages/blocks"),
      node("demo-content", "packages/demo-content"),
      node("testing", "packages/testing"),
      node("layouts", "layouts"),
      node("portal", "apps/portal"),
      node("admin", "apps/admin"),
      // Pages are drawn by React as it is in production.
      node("server", "apps/server", { env: { NODE_ENV: "production" }, testTimeout: 600_000, hookTimeout: 600_000 }),
      node("scripts", "scripts"),
      node("bench", "bench"),
      {
        plugins: [react()],
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
        test: {
          name: "browser",
          include: ["{packages/*,apps/admin}/src/**/*.browser.test.tsx"],
          setupFiles: [new URL("./scripts/vitest-setup.ts", import.meta.url).pathname],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: testChromiumLaunch,
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
