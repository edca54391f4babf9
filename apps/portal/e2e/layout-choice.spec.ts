/** What an administrator chooses for a site or a category by `npm run content`, as visitors see it afterwards (specification §1). */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { importContent } from "./import-content.ts";

const site = "thu-chon-giao-dien";
const category = "thu-chon-tin";
const siteLine = (metadata: object): object => ({ kind: "site", slug: site, name: "Trang thử chọn giao diện", language: 1, metadata });
const categoryLine = (metadata: object): object => ({
  kind: "category",
  site,
  slug: category,
  name: "Tin thử chọn",
  parent: null,
  metadata,
});
const articleLine = {
  kind: "article",
  site,
  category,
  slug: "thu-chon-bai",
  title: "Bài của chuyên mục được chọn",
  articleType: 1,
  articleContent: { Content: "<p>Đoạn văn thử.</p>" },
  publishedAt: "2026-11-01T02:00:00",
};

/** View of a page, and the HTML of one of its blocks: up to the next block or widget. */
async function shown(
  request: APIRequestContext,
  path: string,
  key: string,
): Promise<{ view: string | undefined; block: string | undefined }> {
  const html = await (await request.get(path)).text();
  const block = new RegExp(`data-block="${key}"(.*?)(?:data-block|data-widget|</main>)`, "s").exec(html)?.[1];
  return { view: /data-view="([^"]*)"/.exec(html)?.[1], block };
}

test("an administrator chooses the layouts of a site and of a category and assigns content to their blocks: visitors see it at once", async ({
  request,
}) => {
  await importContent([siteLine({}), categoryLine({}), articleLine]);
  expect(await shown(request, `/${site}`, "infomations")).toEqual({ view: "default-layout-vi", block: undefined });
  expect(await shown(request, `/${site}/${category}`, "contents")).toEqual({ view: "category-default-vi", block: undefined });

  await importContent([
    siteLine({ layoutId: "department-1-home-vi", blocks: [{ key: "infomations", category }] }),
    categoryLine({ layoutId: "category-tree-1", blocks: [{ key: "contents", category }] }),
  ]);
  const home = await shown(request, `/${site}`, "infomations");
  expect(home.view).toBe("department-1-home-vi");
  expect(home.block).toContain(articleLine.title);
  const listing = await shown(request, `/${site}/${category}`, "contents");
  expect(listing.view).toBe("category-tree-1");
  expect(listing.block).toContain(articleLine.title);
});

test("a choice that does not fit is passed over: the page stands in its default layout, whatever was assigned to blocks that it lacks", async ({
  request,
}) => {
  const other = "thu-chon-nham";
  const blocks = [{ key: "no-such-block", category }];
  for (const layoutId of ["category-tree-1", "no-such-layout"]) {
    await importContent([{ kind: "site", slug: other, name: "Trang thử chọn nhầm", language: 1, metadata: { layoutId, blocks } }]);
    const response = await request.get(`/${other}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('data-view="default-layout-vi"');
  }
});
