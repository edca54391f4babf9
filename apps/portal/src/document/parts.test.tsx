/** Parts that are kept: every page is what it would be if it were drawn whole, whatever was drawn before it. */
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { preloadShell } from "@portal/blocks";
import { createPageReader, type PageModel, writePage } from "@portal/domain";
import { preloadPage } from "@portal/react";
import { createPartCache, type PartCache } from "@portal/react/server";
import { sampleCatalogue, sampleView } from "@portal/testing";
import { App, registry } from "../app/App.tsx";
import { createState } from "../state/store.ts";
import { renderDocument } from "./render.tsx";

const timeZone = "Asia/Ho_Chi_Minh";
const assets = { blocking: [], scripts: [], program: [], styles: [], fonts: [], modules: {} };
const noop = (): void => {};
/** One as well: it remembers what the pages before have shown. */
const readPage = createPageReader(true);

async function drawWhole(page: PageModel): Promise<string> {
  await Promise.all([preloadShell(page.shell), preloadPage(page, registry)]);
  return renderToString(<App state={createState(page, timeZone)} origin="" onRetry={noop} onFailure={noop} />);
}

const bodyOf = (html: string): string => /<div id="root">([^]*)<\/div>\n<script type="application\/json"/.exec(html)?.[1] ?? "";

async function drawInParts(page: PageModel, parts: PartCache): Promise<string> {
  // As it comes to a renderer thread.
  const text = readPage(writePage(page));
  const { html } = await renderDocument(text.page, { assets, timeZone, origin: "", apiOrigins: [], parts, text, onFailure: noop });
  return bodyOf(html);
}

const views = [...sampleCatalogue().templates.keys()].flatMap((view) => (["vi", "en"] as const).map((language) => ({ view, language })));
const states = ["full", "failing", "failed"] as const;
/** Beside the default one, which all samples have: shells that a site may choose. */
const shells = ["other", "planning-ministry"] as const;

/** One for all tests of this file: each page finds what others left. */
const shared = createPartCache(2 ** 26);

/** The same page of another article, category and address: all its nodes and their contents are as they were. */
const ofAnother = (page: PageModel): PageModel => ({
  ...page,
  path: `${page.path}-khac`,
  title: "Trang khác",
  breadcrumb: [...page.breadcrumb.slice(0, -1), { label: "Trang khác" }],
  site: { ...page.site, name: "Đơn vị khác" },
  ...(page.category && { category: { ...page.category, name: "Chuyên mục khác" } }),
  ...(page.article && { article: { ...page.article, title: "Bài khác" } }),
});

interface Drawings {
  readonly whole: string;
  /** New, or of parts that other pages left; and once more, of its own. */
  readonly parts: readonly string[];
}

const drawings = async (page: PageModel): Promise<Drawings> => ({
  whole: await drawWhole(page),
  parts: [await drawInParts(page, shared), await drawInParts(page, shared)],
});

for (const sample of views) {
  const tags = sample.language === "en" ? "verify" : [];
  const { view, language } = sample;
  test(
    `${view}, ${language}: byte for byte the page drawn whole, with parts that were kept and that other pages left`,
    { tags },
    async () => {
      const pages = await Promise.all(states.map((state) => sampleView({ ...sample, state })));
      for (const page of [...pages, ...pages.slice(0, 1).map(ofAnother)]) {
        const { whole, parts } = await drawings(page);
        expect(parts).toEqual([whole, whole]);
      }
    },
  );
}

test.each(shells)("the shell %s, likewise", async (shell) => {
  for (const sample of views.slice(0, 8)) {
    const { whole, parts } = await drawings({ ...(await sampleView({ ...sample, state: "full" })), shell });
    expect(whole).toContain(`data-shell="${shell}"`);
    expect(parts).toEqual([whole, whole]);
  }
});

test("what a form holds for one visitor is not kept, nor any part of a page of the visitor's own", async () => {
  const parts = createPartCache(2 ** 26);
  const set = vi.spyOn(parts, "set");
  const kept = (): string => set.mock.calls.map(([, { html }]) => html).join("");
  const asking = await sampleView({ view: "page-question-ask", language: "vi", state: "full" });
  const key = asking.forms?.key ?? "";
  expect(await drawInParts(asking, parts)).toContain(key);
  expect(kept()).toContain("<nav");
  expect(kept()).not.toContain(key);
  const listing = await sampleView({ view: "category-default-vi", language: "vi", state: "full" });
  const own = listing.category?.name ?? "";
  await drawInParts({ ...listing, site: { ...listing.site, menu: [] }, personal: true }, parts);
  expect(kept()).not.toContain(own);
  await drawInParts({ ...listing, site: { ...listing.site, menu: [] } }, parts);
  expect(kept()).toContain(own);
});
