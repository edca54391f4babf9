/** Every story as a test: it is drawn in Chromium, and accessibility findings fail it. `vitest run --config stories/vitest.config.ts` */
import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { testChromiumLaunch } from "../scripts/lib/testing/chromium.ts";

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: "stories",
    // Storybook itself clears up between stories: a frame of its own for each file would double the time.
    isolate: false,
    testTimeout: 120_000,
    // One page of the browser for each core: on a machine of two vitest would take one.
    maxWorkers: availableParallelism(),
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
});
