/** What visitors see of the tasks that were done in this portal's administration. */
import type { Locator, Page } from "playwright";
import { QUESTION, TYPO_ARTICLE } from "./prepare-portal.ts";
import { type Task, texts } from "./tasks.ts";

const NEW_ARTICLE = "/btc/tin-tai-chinh/hoi-nghi-doi-thoai-nam-2026";

/** Where a visitor sees what a task has done, and by what; undefined: the task itself has looked. */
const seen: Readonly<Record<Task, readonly [address: string, sign: (visitor: Page) => Locator] | undefined>> = {
  publishArticle: [
    NEW_ARTICLE,
    (visitor) =>
      visitor
        .locator(`main:has(figure img[alt='${texts.article.alternative}']):has(a[href$='.pdf']) table`)
        .filter({ hasText: texts.article.cells[3] }),
  ],
  fixTypo: [
    `/vien-chien-luoc/clcs-tin-noi-bat/${TYPO_ARTICLE}`,
    (visitor) => visitor.locator("main").filter({ hasText: texts.typo.right }),
  ],
  changeLead: [
    "/",
    (visitor) => visitor.locator("[data-block=slideNews] a", { hasText: /.{30}/ }).first().filter({ hasText: "họp giao ban" }),
  ],
  addCard: ["/", (visitor) => visitor.locator(`[data-block=otherPortals] a[href="${texts.card.link}"]`)],
  moveCategory: ["/btc/thu-hut-dau-tu", (visitor) => visitor.getByRole("heading", { level: 1, name: texts.category.name })],
  answerQuestion: ["/btc/hoi-dap", (visitor) => visitor.getByRole("link", { name: QUESTION })],
  publishOutcome: [
    "/btc/du-thao-van-ban/du-thao-thong-tu-ve-khoan-kinh-phi-su-dung-xe-o-to",
    (visitor) => visitor.getByText(texts.outcome),
  ],
  translatePage: ["/vu-ngan-sach/btcvn/gioi-thieu-vu-ngan-sach", (visitor) => visitor.locator("header a[hreflang=en][href*='/btcen/']")],
  // The article that was published first is among the ten that were changed last.
  endArticles: [NEW_ARTICLE, (visitor) => visitor.locator("main:not(:has(table))")],
  findUses: undefined,
};

/** @throws where no visitor sees it within half a minute */
export async function look(visitor: Page, task: Task): Promise<void> {
  const [address, sign] = seen[task] ?? [];
  if (address === undefined || !sign) return;
  for (let attempt = 1; ; attempt += 1) {
    await visitor.goto(address);
    if (await sign(visitor).first().isVisible()) return;
    if (attempt === 30) throw new Error(`No visitor sees what the task ${task} has done at ${address}.`);
    await visitor.waitForTimeout(1_000);
  }
}
