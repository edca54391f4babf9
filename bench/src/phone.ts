/** Phones whose processor and network are slower than this machine's. Touch, 412 × 823 px. */
import type { Browser, CDPSession, Page } from "playwright";

export interface Phone {
  /** How many times slower its processor is. */
  readonly slowness: number;
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second. */
  readonly download: number;
  readonly upload: number;
}

const MEGABIT = 1_000_000 / 8;
/** A phone of the middle range, as Lighthouse has it, and 4G as web page tests mean it. */
export const midRangePhone: Phone = { slowness: 4, latency: 170, download: 9 * MEGABIT, upload: 9 * MEGABIT };
/** A cheap one, on what browsers call slow 4G. */
export const slowPhone: Phone = { slowness: 6, latency: 150, download: 1.6 * MEGABIT, upload: 0.75 * MEGABIT };

/** A new tab on such a phone, with an empty cache. Its context is closed with it by `page.context().close()`. */
export async function openPhone(
  browser: Browser,
  { slowness, latency, download, upload }: Phone,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return { page, session };
}
