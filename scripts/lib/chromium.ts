import { findBrowser } from "./browser.mjs";

const executablePath = findBrowser();

/** How Chromium is started, by what measures it and by what only the whole browser has (the back/forward cache): as root too, with no call home, which a closed network would refuse. */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
