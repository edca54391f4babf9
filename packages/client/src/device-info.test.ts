import { describe, expect, it } from "vitest";
import { type BrowserTraits, deviceInfo } from "./device-info.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const rows: readonly (readonly [os: string, browser: string, deviceType: string, userAgent: string, more?: Partial<BrowserTraits>])[] = [
  ["Windows", "Chrome", "Desktop", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
  ["Windows", "Edge", "Desktop", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
  ["Windows", "Opera", "Desktop", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  ["Windows", "Cốc Cốc", "Desktop", `Mozilla/5.0 (Windows NT 10.0) ${webkit} coc_coc_browser/128.0.0 Chrome/122.0.0.0 Safari/537.36`],
  ["Windows", "Firefox", "Desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  [
    "macOS",
    "Safari",
    "Desktop",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  ],
  [
    "iPadOS",
    "Safari",
    "Tablet",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    { maxTouchPoints: 5 },
  ],
  [
    "iPadOS",
    "Safari",
    "Tablet",
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
  ],
  [
    "iOS",
    "Safari",
    "Mobile",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "iOS",
    "Chrome",
    "Mobile",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1",
  ],
  ["Android", "Chrome", "Mobile", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["Android", "Chrome", "Tablet", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
  [
    "Android",
    "Samsung Internet",
    "Mobile",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ["Android", "Firefox", "Tablet", "Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0"],
  ["ChromeOS", "Chrome", "Desktop", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
  ["Linux", "Firefox", "Desktop", "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  [
    "macOS",
    "Brave",
    "Desktop",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    { userAgentData: { brands: [{ brand: "Not?A_Brand" }, { brand: "Brave" }], mobile: false, platform: "macOS" } },
  ],
  [
    "Android",
    "Chrome",
    "Mobile",
    "",
    { userAgentData: { brands: [{ brand: "Chromium" }, { brand: "Google Chrome" }], mobile: true, platform: "Android" } },
  ],
  ["Unknown", "Unknown", "Desktop", ""],
  ["Unknown", "Unknown", "Desktop", "curl/8.0"],
];

describe("client device info (specification §3): client id, browser, OS, device type Mobile, Tablet or Desktop", () => {
  it.each(rows.map(([os, browser, deviceType, userAgent, more]) => ({ os, browser, deviceType, userAgent, more })))(
    "$os, $browser, $deviceType: %#",
    ({ os, browser, deviceType, userAgent, more }) => {
      expect(deviceInfo("id-1", { userAgent, maxTouchPoints: 0, ...more })).toEqual({
        clientId: "id-1",
        description: { os, browser, deviceType },
      });
    },
  );
});
