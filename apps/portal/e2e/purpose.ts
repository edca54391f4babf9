/** What each view is for: its template's parts, in their order, each with the content that makes it what it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Page as Visit } from "../../../scripts/lib/pages.ts";

interface Region {
  readonly children?: readonly Region[];
  readonly area?: string;
  readonly static?: string;
}

/** A block by its key, a widget by its name. */
type Part = `block ${string}` | `widget ${string}`;

const templates = join(import.meta.dirname, "../../../layouts/templates");

/** Parts of a template in the order of its source, which is the order of reading. */
function partsOf({ area, static: widget, children = [] }: Region): Part[] {
  if (area !== undefined) return [`block ${area}`];
  return widget !== undefined ? [`widget ${widget}`] : children.flatMap(partsOf);
}

/** Widgets that show nothing where there is nothing to show: no further articles, no categories below. */
const mayBeEmpty: ReadonlySet<Part> = new Set([
  "widget articleFiles",
  "widget documentCitation",
  "widget documentForce",
  "widget documentRelations",
  "widget draftOutcome",
  "widget fileViewer",
  "widget otherArticles",
  "widget subcategories",
]);

/** What stands in a widget that does what it is for: how many of what, at least. */
const purposes: Readonly<Record<string, readonly [selector: string, atLeast: number][]>> = {
  activation: [["p", 1]],
  article: [
    ["h1", 1],
    ["p, figure, li, a", 3],
  ],
  articleAside: [["dl dt", 2]],
  articleHead: [["h1", 1]],
  articleMain: [["p", 2]],
  articleReading: [
    ["h1", 1],
    ["nav a", 2],
    ["input[type=radio]", 3],
  ],
  articleStatic: [["h1", 1]],
  articleText: [["p", 1]],
  budgetByKind: [
    ["nav a[href]", 3],
    ["figure svg", 4],
    ["table tbody tr", 4],
    ["a[download]", 1],
  ],
  budgetExecution: [
    ["figure svg[role=img]", 2],
    ["table tbody tr", 6],
    ["a[download]", 1],
  ],
  budgetFigures: [
    ["figure svg", 1],
    ["table tbody tr", 2],
    ["a[href]", 1],
  ],
  contacts: [
    ["a[href^='tel:']", 1],
    ["a[href^='mailto:']", 1],
  ],
  contributionForm: [["a[href*='?form=contribution#']", 1]],
  documentCitation: [["p", 2]],
  documentDetail: [["dl dt", 3]],
  documentForce: [["dl dd", 1]],
  documentRelations: [["li a[href]", 1]],
  documents: [
    ["form [name]", 11],
    ["ol > li a[href]", 3],
  ],
  draftContribution: [["a[href]", 3]],
  draftStatus: [["p", 1]],
  homeTitle: [["h1", 1]],
  infographic: [
    ["figure img", 1],
    ["p, li", 2],
  ],
  listing: [["li :is(h2, h3) a", 2]],
  listingCards: [["li article a", 2]],
  login: [["input[type=password]", 1]],
  notFound: [
    ["h1", 1],
    ["a[href]", 3],
  ],
  pageTitle: [["h1", 1]],
  passwordForgotten: [["input[type=email]", 1]],
  passwordReset: [["p", 1]],
  people: [
    [":is(h2, h3)", 1],
    ["img", 1],
  ],
  photoDetail: [["figure img", 3]],
  profile: [["p", 1]],
  question: [
    ["h1", 1],
    ["h2", 1],
    ["p", 3],
  ],
  questionForm: [
    ["form textarea", 1],
    ["form select", 1],
  ],
  questions: [
    ["li h2 a", 2],
    ["form select", 1],
  ],
  ratings: [["form input[type=radio]", 5]],
  readingList: [
    ["ol li", 2],
    ["ol [aria-current=page]", 1],
    ["ul a[href]", 1],
  ],
  receiptStatus: [["form input", 1]],
  registration: [
    ["input[type=email]", 1],
    ["input[type=password]", 1],
  ],
  searchForm: [["form input[name]", 1]],
  sitemap: [["li a[href]", 20]],
  sites: [["li a[href]", 5]],
  slideshow: [["figure img", 3]],
  staticPage: [
    ["h1", 1],
    ["p", 2],
  ],
  stockInformation: [
    ["svg", 2],
    ["table tbody tr", 2],
  ],
  videoDetail: [["video", 1]],
};

/** More of it where a view is about nothing else. */
const purposesOfView: Readonly<Record<string, typeof purposes>> = {
  "page-people": { people: [["li h2", 3]] },
  "page-former-ministers": {
    people: [
      ["li h2", 3],
      ["li time", 3],
    ],
  },
};

/** For those who listen to headings: a home begins with what it shows. */
const isUnseen = (part: Part): boolean => part === "widget homeTitle";

/** Parts that a view must have besides those of `purposes`, as its own name says. */
const byView: Readonly<Record<string, readonly Part[]>> = {
  "article-attachment": ["widget articleFiles"],
  "article-document": ["widget articleFiles", "widget documentForce"],
  "article-excel": ["widget fileViewer"],
  "article-word": ["widget fileViewer"],
  "article-pdf": ["widget fileViewer"],
  "article-other-articles": ["widget readingList"],
};

interface Drawn {
  readonly part: Part;
  /** Letters and digits besides its headings. */
  readonly letters: number;
  readonly pictures: number;
  readonly links: number;
  readonly height: number;
}

const drawnParts = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-block], [data-widget]")].map((element) => {
      const count = (text: string): number => text.replaceAll(/[^\p{L}\d]/gu, "").length;
      const headings = [...element.querySelectorAll<HTMLElement>("h2")].slice(0, 1).map((heading) => heading.innerText);
      const part: `block ${string}` | `widget ${string}` = element.dataset["block"]
        ? `block ${element.dataset["block"]}`
        : `widget ${element.dataset["widget"]}`;
      return {
        part,
        letters: count(element.innerText) - count(headings.join("")),
        pictures: element.querySelectorAll("img, svg, video").length,
        links: element.querySelectorAll("a[href]").length,
        height: element.getBoundingClientRect().height,
      };
    }),
  );

/** The view shows what it is for: all that is assigned, all that its template promises, in the template's order, with content. */
export async function expectPurpose(page: Page, { view, blocks }: Visit): Promise<void> {
  const { root } = JSON.parse(readFileSync(join(templates, `${view}.json`), "utf8")) as { readonly root: Region };
  const parts = partsOf(root);
  const drawn = await drawnParts(page);
  const places = drawn.map(({ part }) => parts.indexOf(part));
  expect.soft(places, `${view}: the parts stand in the template's order`).toEqual(places.toSorted((a, b) => a - b));
  expect.soft(places, `${view}: nothing but the template's parts`).not.toContain(-1);

  const wanted = parts.filter((part) =>
    part.startsWith("block ")
      ? blocks.includes(part.slice("block ".length))
      : !mayBeEmpty.has(part) || (byView[view]?.includes(part) ?? false),
  );
  expect
    .soft(
      drawn.map(({ part }) => part),
      `${view}: what is assigned, and what the view is for`,
    )
    .toEqual(expect.arrayContaining(wanted));

  for (const { part, letters, pictures, links, height } of drawn) {
    if (part.startsWith("widget ") && !wanted.includes(part)) continue;
    if (!isUnseen(part)) expect.soft(height, `${view}: ${part} is seen`).toBeGreaterThan(0);
    if (part.startsWith("block ")) {
      expect.soft(letters + 20 * pictures, `${view}: ${part} has content besides its heading`).toBeGreaterThan(10);
      expect.soft(links + pictures, `${view}: ${part} leads somewhere, or shows a picture`).toBeGreaterThan(0);
    } else expect.soft(letters + 20 * pictures, `${view}: ${part} has content`).toBeGreaterThan(3);
  }
  for (const part of wanted) {
    const name = part.slice("widget ".length);
    const asked = part.startsWith("widget ") ? [...(purposes[name] ?? []), ...(purposesOfView[view]?.[name] ?? [])] : [];
    for (const [selector, atLeast] of asked)
      expect
        .soft(await page.locator(`[data-widget=${name}]`).first().locator(selector).count(), `${view}: ${selector} in ${name}`)
        .toBeGreaterThanOrEqual(atLeast);
  }
}
