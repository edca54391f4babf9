export const sitemapTexts = {
  vi: { "sitemap.empty": "Trang này chưa có chuyên mục nào." },
  en: { "sitemap.empty": "This site has no categories yet." },
} as const;
