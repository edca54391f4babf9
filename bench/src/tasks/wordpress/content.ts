/**
 * What the WordPress of the benchmark holds before the day begins.
 *
 * Its theme is Twenty Twenty-One, the last classic one of WordPress itself, with screens for menus and widgets. Its home is a page of blocks, as ministries
 * build theirs: a query for the newest sticky article is its lead, columns are its cards. So both are changed in WordPress itself, without plugins.
 */
import type { APIRequestContext } from "playwright";
import { texts } from "../tasks.ts";
import { cards, latestPosts, leadQuery, paragraph } from "./markup.ts";
import { createRest, type Rest } from "./rest.ts";

/** Newest first, of which 20 stand on one page of the list. */
const ARTICLES = 64;
const LEAD = 2;
const LEAD_BEFORE = 15;
/** The first of ten that follow each other. */
const ENDED = 4;
const TYPO = 45;
const HOUR_MS = 3_600_000;
/** Each of them has articles. */
const categoryNames = ["Tin tức", "Chính sách thuế", "Hội thảo", "Tin tiêu điểm"] as const;
const articleTitle = (index: number): string => `Thông báo số ${100 - index} của Bộ`;

/** By which the tasks find what is there. */
export const names = {
  lead: articleTitle(LEAD),
  ended: { first: articleTitle(ENDED), last: articleTitle(ENDED + 9) },
  typo: articleTitle(TYPO),
  renamedCategory: categoryNames[2],
  parentCategory: categoryNames[0],
  usedCategory: categoryNames[3],
  menu: "Trình đơn chính",
  home: "Trang chủ",
  lastCard: { title: "Thủ tục hành chính", text: "Tra cứu hồ sơ." },
  questions: "Hỏi đáp",
  asker: "Nguyễn Văn An",
  draft: "Dự thảo Thông tư về hóa đơn",
  vietnamese: "Giới thiệu Bộ",
  /** Which has a block of the latest articles of `usedCategory`. */
  budget: "Công khai ngân sách",
} as const;

/** Where visitors read what the tasks change. */
export interface Addresses {
  readonly typo: string;
  readonly ended: readonly string[];
  readonly questions: string;
  readonly draft: string;
  readonly vietnamese: string;
}

interface Made {
  readonly id: number;
  readonly link: string;
}

interface MadePage extends Made {
  readonly title: { readonly raw: string };
}

/** @param request of a browser that has signed in */
export async function prepareContent(origin: string, request: APIRequestContext): Promise<Addresses> {
  const rest = await createRest(origin, request);
  // Its installation leaves out the addresses of categories; opening this page writes all addresses anew.
  await request.get(`${origin}/wp-admin/options-permalink.php`);
  await rest.send("settings", { timezone: "Asia/Ho_Chi_Minh" });
  for (const sample of ["posts/1", "pages/2"]) await rest.send(`${sample}?_method=DELETE&force=true`, {});
  const categories = [await rest.send<Made>("categories/1", { name: categoryNames[0], slug: "tin-tuc" })];
  for (const name of categoryNames.slice(1)) categories.push(await rest.send<Made>("categories", { name }));
  const used = categories[3];
  if (!used) throw new Error("WordPress made no categories.");
  const articles = await makeArticles(rest, categories);
  const { home, questions, draft, vietnamese } = await makePages(rest, used);
  await rest.send("settings", { show_on_front: "page", page_on_front: home.id });
  await makeMenu(rest, used, [questions, vietnamese]);
  await dismissGuide(rest);
  await ask(origin, questions);
  return {
    typo: articles[TYPO]?.link ?? "",
    ended: articles.slice(ENDED, ENDED + 10).map(({ link }) => link),
    questions: questions.link,
    draft: draft.link,
    vietnamese: vietnamese.link,
  };
}

/** @returns them, newest first */
async function makeArticles(rest: Rest, categories: readonly Made[]): Promise<Made[]> {
  const now = Date.now();
  const made: Made[] = [];
  for (let index = 0; index < ARTICLES; index += 1) {
    const start = index === TYPO ? `Theo chương trình, ${texts.typo.wrong}` : "Theo chương trình, cuộc họp";
    made.push(
      await rest.send<Made>("posts", {
        title: articleTitle(index),
        content: paragraph(`${start} thảo luận về kế hoạch tài chính của năm.`) + paragraph("Các đơn vị báo cáo trước ngày 15."),
        status: "publish",
        date_gmt: new Date(now - (index + 1) * HOUR_MS).toISOString(),
        categories: [categories[index % categories.length]?.id],
        sticky: index === LEAD_BEFORE,
      }),
    );
  }
  return made;
}

async function makePages(rest: Rest, used: Made) {
  const make = (title: string, content: string, more: Readonly<Record<string, unknown>> = {}) =>
    rest.send<MadePage>("pages", { title, content, status: "publish", ...more });
  const plain = paragraph("Thông tin được cập nhật hằng tháng.");
  for (const title of ["Cơ cấu tổ chức", "Liên hệ", "Lịch công tác", "Số liệu thống kê", "Văn bản pháp luật"]) await make(title, plain);
  await make(names.budget, plain + latestPosts(used));
  const other = { title: "Văn bản mới", text: "Văn bản của tháng.", link: "/van-ban-phap-luat/" };
  const shown = [other, { ...other, title: "Số liệu" }, { ...names.lastCard, link: "/lien-he/" }];
  return {
    home: await make(names.home, leadQuery() + cards(shown)),
    questions: await make(names.questions, paragraph("Câu hỏi được trả lời trong mười ngày."), { comment_status: "open" }),
    draft: await make(names.draft, paragraph("Về hóa đơn điện tử.") + plain, { comment_status: "open" }),
    vietnamese: await make(names.vietnamese, paragraph("Bộ quản lý tài chính.")),
  };
}

/** A menu with some pages, and the category. */
async function makeMenu(rest: Rest, category: Made, pages: readonly MadePage[]): Promise<void> {
  const menu = await rest.send<Made>("menus", { name: names.menu, locations: ["primary"] });
  const item = { menus: menu.id, status: "publish" };
  for (const { id, title } of pages)
    await rest.send("menu-items", { ...item, title: title.raw, type: "post_type", object: "page", object_id: id });
  await rest.send("menu-items", { ...item, title: names.usedCategory, type: "taxonomy", object: "category", object_id: category.id });
}

/** Who works with the editor every day has seen its guide. */
async function dismissGuide(rest: Rest): Promise<void> {
  const persisted_preferences = { "core/edit-post": { welcomeGuide: false }, _modified: new Date().toISOString() };
  await rest.send("users/me", { meta: { persisted_preferences } });
}

/** A visitor sends a question by the form of the page. WordPress keeps the first one of somebody back until it is approved. */
async function ask(origin: string, page: Made): Promise<void> {
  const fields = { author: names.asker, email: "an@example.invalid", comment: "Hồ sơ gồm những gì?", comment_post_ID: String(page.id) };
  const answer = await fetch(`${origin}/wp-comments-post.php`, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`WordPress took no question: ${await answer.text()}`);
}
