import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./root.mjs";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {string | undefined} path of a Chrome or Chromium on this machine */
export function findBrowser() {
  const own = [process.env.CHROME_PATH, ...known].find((path) => path && existsSync(path));
  if (own) return own;
  try {
    const bundled = createRequire(join(root, "package.json"))("playwright").chromium.executablePath();
    return existsSync(bundled) ? bundled : undefined;
  } catch {
    return undefined;
  }
}

/** Finds a browser or installs one: by apt-get where that is possible, else Playwright's own. Ends the process where neither works. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log("Installing a browser for the tests; this happens once.");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0) {
    spawnSync("apt-get", ["update", "-qq"], quiet);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  }
  if (!findBrowser()) {
    spawnSync(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", ...(isRoot ? ["--with-deps"] : []), "chromium"], {
      stdio: "inherit",
    });
  }
  if (findBrowser()) return;
  console.error("No Chrome or Chromium is here and none could be installed: install one, or set CHROME_PATH to its program.");
  process.exit(1);
}
