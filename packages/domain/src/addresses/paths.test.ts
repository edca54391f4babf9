import { expect, it } from "vitest";
import { ministryPages } from "./ministry-pages.ts";
import { articlePath, categoryPath, isPagePath, serverSegments, sitePath } from "./paths.ts";

const pages = [
  ...Object.values(ministryPages.vi),
  ...Object.values(ministryPages.en),
  sitePath("cuc-thue"),
  categoryPath("cuc-thue", "tin-tuc"),
  articlePath("cuc-thue", "tin-tuc", "bai-1"),
  "/cuc-thue/",
  "/?q=a.b#c.d",
  "/btc/tim-kiem?q=bao-cao.pdf",
  "/btc/hoi-dap#muc.1",
  "/apis",
  "/staticky/x",
];
it.each(pages)("%s is a page of the portal", (href) => expect(isPagePath(href)).toBe(true));

const others = [
  ...serverSegments.flatMap((segment) => [`/${segment}`, `/${segment}/x`, `/${segment}?x`]),
  "/api/mediafile/van-ban/tt-12.pdf",
  "/sitemap.xml",
  "/robots.txt",
  "/favicon.ico",
  "/btc/tin-tuc/rss.xml?x=1#y",
  "/van-ban/mau-bieu.docx",
  "//example.org/btc",
  "//",
  "https://example.org/btc",
  "mailto:lien-he@example.org",
  "tin-tuc",
  "#muc-1",
  "",
];
it.each(others)("%j is left to the browser", (href) => expect(isPagePath(href)).toBe(false));
