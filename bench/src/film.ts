/** What a slow phone shows of a page after half a second, one, …: one picture of each page, side by side, in .cache/bench/film. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import { firstArticle } from "./lighthouse.ts";
import { openPhone, slowPhone } from "./phone.ts";
import { withPortal } from "./portal-server.ts";
import type { Line } from "./report.ts";

/** Seconds since the page was asked for. */
const MOMENTS = [0.5, 1, 1.5, 2, 3] as const;

interface Frame {
  /** Seconds since the page was asked for. */
  readonly at: number;
  /** JPEG, by base64. */
  readonly picture: string;
}

export function filmLines(root: string): Promise<Line[]> {
  return withPortal(root, async (origin) => {
    const folder = join(root, ".cache/bench/film");
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch(chromiumLaunch);
    try {
      const lines: Line[] = [];
      for (const [name, path] of [
        ["home", "/"],
        ["article", await firstArticle(origin, "/btc/tin-tai-chinh")],
      ] as const) {
        // The server has it in its cache, as for all but the first visitor.
        await fetch(origin + path);
        const { frames, painted } = await film(browser, origin + path);
        const file = join(folder, `${name}.png`);
        await draw(browser, frames, file);
        lines.push({ what: `${name} on a slow phone: first paint; film strip in ${file}`, ours: `${Math.round(painted)} ms` });
      }
      return lines;
    } finally {
      await browser.close();
    }
  });
}

/** @returns what was shown, and milliseconds until the first paint */
async function film(browser: Browser, url: string): Promise<{ readonly frames: readonly Frame[]; readonly painted: number }> {
  const { page, session } = await openPhone(browser, slowPhone);
  try {
    const shown: { readonly time: number; readonly picture: string }[] = [];
    session.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
      shown.push({ time: metadata.timestamp ?? 0, picture: data });
      void session.send("Page.screencastFrameAck", { sessionId });
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 80 });
    const started = Date.now() / 1_000;
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForTimeout(Math.max(...MOMENTS) * 1_000 + 1_000);
    await session.send("Page.stopScreencast");
    const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
    const frames = MOMENTS.map((at) => ({ at, picture: shown.findLast(({ time }) => time - started <= at)?.picture ?? "" }));
    return { frames, painted };
  } finally {
    await page.context().close();
  }
}

async function draw(browser: Browser, frames: readonly Frame[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 560 } });
  const pictures = frames.map(
    ({ at, picture }) => `<figure><img src="data:image/jpeg;base64,${picture}" alt=""><figcaption>${at} s</figcaption></figure>`,
  );
  const style =
    "body{display:flex;gap:10px;margin:10px;font:18px sans-serif}figure{margin:0}img{width:246px;height:492px;border:1px solid #888}";
  await page.setContent(`<style>${style}</style>${pictures.join("")}`);
  await page.screenshot({ path: file });
  await page.close();
}
