import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { testChromiumLaunch } from "./scripts/lib/testing/chromium.ts";

const conditions = ["@portal/source"];

const node = (name: string, root: string, testTimeout = 30_000, env = {}) => ({
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions], externalConditions: conditions } },
  test: {
    name,
    root,
    env,
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.tsx", "**/e2e/**"],
    setupFiles: [new URL("./scripts/vitest-setup.ts", import.meta.url).pathname],
    testTimeout,
    hookTimeout: 120_000,
    // What comes late on a busy machine comes all the same; what does not come fails.
    expect: { poll: { timeout: testTimeout / 4 } },
  },
});

export default defineConfig({
  test: {
    // Two more than cores: half of the time of the server's tests is waiting, for processes, for time limits, for the database.
    maxWorkers: availableParallelism() + 2,
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
      node("server", "apps/server", 120_000, { NODE_ENV: "production" }),
      node("scripts", "scripts"),
      node("bench", "bench"),
      {
        plugins: [react()],
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
        test: {
          name: "browser",
          include: ["{packages/*,apps/admin}/src/**/*.browser.test.tsx"],
          setupFiles: [new URL("./scripts/vitest-setup.ts", import.meta.url).pathname],
          testTimeout: 30_000,
          expect: { poll: { timeout: 7_500 } },
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
