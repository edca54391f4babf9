/** The pages that every test visits, found through the public calls: one home a site, one category a layout, one article a type. */
import type { APIRequestContext } from "@playwright/test";

/** Sites of the demonstration content: one for each home layout (specification §2.5), and a ministry's home in both languages. */
export const siteSlugs = [
  "btc",
  "mof",
  "bo-truong",
  "thoi-su-tai-chinh",
  "vu-ngan-sach",
  "cuc-quan-ly-gia",
  "cuc-cong-nghe-thong-tin",
  "vien-chien-luoc",
  "thi-truong-trai-phieu",
  "cong-doan",
  "dich-vu-cong",
  "don-vi-truc-thuoc",
  "ke-hoach-va-dau-tu",
  "planning-and-investment",
] as const;

export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly lang: "vi" | "en";
}

interface CategoryRecord {
  readonly id: string;
  readonly slug: string;
  readonly metadata: unknown;
}

interface ArticleRecord {
  readonly slug: string;
  readonly articleType: number;
}

export async function collectPages(request: APIRequestContext): Promise<Visit[]> {
  const visits: Visit[] = [];
  const categoryLayouts = new Set<string>();
  const articleTypes = new Set<string>();
  for (const slug of siteSlugs) {
    const site = await answer<{ language: number; metadata: unknown }>(request, `articlecategory/getbyslug?slug=${slug}`);
    const lang = site.language === 2 ? "en" : "vi";
    visits.push({ name: `home ${slug}`, path: slug === "btc" ? "/" : `/${slug}`, lang });
    for (const category of await answer<CategoryRecord[]>(request, `articlecategory/getchildsbyslug?slug=${slug}`)) {
      const layout = layoutOf(category.metadata) ?? layoutOf(site.metadata, "categoryDefaulLayout") ?? `default-${lang}`;
      if (!categoryLayouts.has(layout)) {
        categoryLayouts.add(layout);
        visits.push({ name: `category ${layout}`, path: `/${slug}/${category.slug}`, lang });
      }
      for (const article of await listOf(request, category.id)) {
        const type = `${article.articleType}-${layoutOf(site.metadata, "articleDefaulLayout") ?? "default"}`;
        if (articleTypes.has(type)) continue;
        articleTypes.add(type);
        visits.push({ name: `article type ${type}`, path: `/${slug}/${category.slug}/${article.slug}`, lang });
      }
    }
  }
  return [...visits, ...fixedPages];
}

const fixedPages: readonly Visit[] = [
  { name: "static page, Vietnamese", path: "/btc/noi-dung/gioi-thieu", lang: "vi" },
  { name: "static page, English", path: "/mof/content/about", lang: "en" },
  { name: "about", path: "/btc/gioi-thieu", lang: "vi" },
  { name: "leaders", path: "/btc/lanh-dao-bo", lang: "vi" },
  { name: "former ministers", path: "/mof/former-minister", lang: "en" },
  { name: "sitemap", path: "/btc/so-do-trang-website", lang: "vi" },
  { name: "search", path: "/mof/search", lang: "en" },
];

async function answer<T>(request: APIRequestContext, call: string): Promise<T> {
  const response = await request.get(`/api/${call}`);
  const body = (await response.json()) as { success: boolean; data: T; message?: string };
  if (!body.success) throw new Error(`${call}: ${body.message}`);
  return body.data;
}

async function listOf(request: APIRequestContext, categoryId: string): Promise<ArticleRecord[]> {
  const response = await request.post("/api/article/reads?offset=0&limit=50", { data: { categoryId } });
  return ((await response.json()) as { data: ArticleRecord[] }).data;
}

function layoutOf(metadata: unknown, field = "layoutId"): string | undefined {
  const value: unknown = typeof metadata === "string" ? JSON.parse(metadata) : metadata;
  const layout = (value as Record<string, unknown> | null)?.[field];
  return typeof layout === "string" ? layout : undefined;
}
