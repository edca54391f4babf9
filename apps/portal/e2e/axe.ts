/** axe on a page: put in once, as the page's own CSP would not let it in by a script element, and run as often as themes change. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type * as Axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA, and what axe holds to be good practice besides. */
export const everything: Axe.RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** What a theme can change. */
export const colours: Axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

export const themes = ["light", "dark", "contrast"] as const;

interface Asked {
  /** Parts of the page, by CSS selectors; else all of it. */
  readonly within?: readonly string[];
  readonly rules?: Axe.RunOnly;
}

/** What axe finds, a line each. */
export async function barriers(page: Page, { within = ["html"], rules = everything }: Asked = {}): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([include, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // A page in a frame is tested as the page that it is. No rule that runs here needs style sheets loaded anew.
      const { violations } = await axe.run(
        { include: [...include] },
        { runOnly, resultTypes: ["violations"], iframes: false, preload: { assets: ["media"] } },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
    },
    [within, rules] as const,
  );
}

/** The same in all three themes, switched in place as the display menu does: every rule in the light one, colours in the others. */
export async function barriersInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset["theme"] = name;
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, theme);
    const lines = await barriers(page, { rules: theme === "light" ? everything : colours });
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return found;
}
