import type { PageModel } from "@portal/domain";

/** As much of a page as the server looks at. */
export const pageModel = (path: string, fields: Partial<PageModel> = {}): PageModel =>
  ({
    release: "test",
    status: 200,
    kind: "page",
    site: { slug: "btc" },
    path,
    title: path,
    content: {},
    tags: ["site:btc", "release:test"],
    ...fields,
  }) as PageModel;
