export type DeviceType = "Mobile" | "Tablet" | "Desktop";

/** What a browser says of itself: the parts of `navigator` that are read, client hints where it has them. */
export interface BrowserTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string }[];
    readonly mobile: boolean;
    readonly platform: string;
  };
}

/** Client device info (specification §3). */
export interface DeviceInfo {
  readonly clientId: string;
  readonly description: { readonly browser: string; readonly os: string; readonly deviceType: DeviceType };
}

type Table = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that matches: each browser also names those it descends from. */
const browsers: Table = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/|Microsoft Edge/],
  ["Opera", /\bOPR\/|\bOpera\b|\bOPT\//],
  ["Samsung Internet", /SamsungBrowser\/|Samsung Internet/],
  ["Cốc Cốc", /coc_coc_browser\/|CocCoc/],
  ["Brave", /\bBrave\b/],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\/|\bChromium\b|Google Chrome/],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: Table = [
  ["iOS", /\biPhone\b|\biPod\b/],
  ["iPadOS", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b|\bChrome ?OS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b|\bmacOS\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const UNKNOWN = "Unknown";
const find = (table: Table, text: string): string => table.find(([, pattern]) => pattern.test(text))?.[0] ?? UNKNOWN;

export function deviceInfo(clientId: string, { userAgent, maxTouchPoints, userAgentData }: BrowserTraits): DeviceInfo {
  const brands = userAgentData?.brands.map(({ brand }) => brand).join(", ") ?? "";
  const named = find(systems, userAgentData?.platform ?? "");
  const system = named === UNKNOWN ? find(systems, userAgent) : named;
  // An iPad says that it is a Macintosh; no Macintosh has a touch screen.
  const os = system === "macOS" && maxTouchPoints > 1 ? "iPadOS" : system;
  const description = { browser: find(browsers, `${brands} ${userAgent}`), os, deviceType: typeOf(os, userAgent, userAgentData?.mobile) };
  return { clientId, description };
}

function typeOf(os: string, userAgent: string, mobile: boolean | undefined): DeviceType {
  if (os === "iPadOS" || /\bTablet\b/.test(userAgent)) return "Tablet";
  if (mobile || /\bMobi/.test(userAgent)) return "Mobile";
  // Android without "Mobile" is a tablet.
  return os === "Android" ? "Tablet" : "Desktop";
}
