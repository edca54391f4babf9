/** Content that has a little of everything that pages show: each kind of record, each article view, blocks of all types, both languages. */

/** A line of content import. */
export type Line = Readonly<Record<string, unknown>> & { readonly kind: string };

export const YEAR_2026 = "2026-03-01T02:00:00Z";
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** With letters that a tag spells otherwise. */
const workbook = "tep/số-liệu.csv";
export const workbookInCapitals = "tep/SỐ-LIỆU.csv";

/** The address of a feed, which a card names. */
export const contentWith = (feed: string): readonly Line[] => [...sites(feed), ...categories(feed), ...articles, ...others(feed)];

const blocks = (...keys: readonly [string, object][]) => keys.map(([key, assigned]) => ({ key, ...assigned }));

const sites = (feed: string): readonly Line[] => [
  {
    kind: "site",
    slug: "btc",
    name: "Bộ Tài chính",
    language: 1,
    counterpart: "mof",
    order: 1,
    metadata: {
      layoutId: "default-layout-vi",
      menu: [{ path: "/btc/tin-tieu-diem", label: "Tin tức", order: 1 }],
      identity: { organisation: "Bộ Tài chính (mẫu)", phone: "024 0000 0000", email: "lienhe@example.org" },
      blocks: blocks(
        ["slideNews", { category: "tin-tieu-diem" }],
        ["pinNews", { category: "thue" }],
        ["accountExchangeRate", { category: "ty-gia" }],
        ["siteList", { cards: [{ title: "Cục mẫu", link: "/cuc-mau" }] }],
        ["newsBlock1", { categories: ["tin-tieu-diem", "thue", "thu-vien"] }],
      ),
    },
  },
  {
    kind: "site",
    slug: "mof",
    name: "Ministry of Finance",
    language: 2,
    counterpart: "btc",
    order: 2,
    metadata: {
      layoutId: "default-homepage-en",
      blocks: blocks(["slideNews", { category: "top-stories" }], ["categories", { categories: ["top-stories"] }]),
    },
  },
  {
    kind: "site",
    slug: "cuc-mau",
    name: "Cục mẫu",
    language: 1,
    order: 3,
    metadata: {
      layoutId: "agencies-page-vi",
      blocks: blocks(
        ["rssContents", { cards: [{ title: "Tin ngoài", link: feed }] }],
        ["menu", { categories: ["tin-cuc", "thue"] }],
        ["agencies", { category: "tin-cuc" }],
      ),
    },
  },
  // Each names the other, which is shown in its place in the other language: as soon as it is in that language.
  { kind: "site", slug: "cuc-cap", name: "Cục cặp", language: 1, counterpart: "paired", order: 4 },
  { kind: "site", slug: "paired", name: "Paired department", language: 1, counterpart: "cuc-cap", order: 5 },
  // Names one that comes to be.
  { kind: "site", slug: "cuc-cho", name: "Cục chờ", language: 1, counterpart: "trang-moi", order: 6 },
];

const category = (site: string, slug: string, more: object = {}): Line => ({
  kind: "category",
  site,
  slug,
  name: `Mục ${slug}`,
  description: `Về ${slug}.`,
  order: 1,
  ...more,
});

const categories = (feed: string): readonly Line[] => [
  category("btc", "tin-tieu-diem", { counterpart: "top-stories" }),
  category("btc", "thue", { metadata: { articleView: "article-ratings" }, counterpart: "taxes" }),
  category("btc", "ty-gia", { parent: "tin-tieu-diem", metadata: { series: ["fx-usd"] } }),
  category("btc", "ngan-sach", {
    metadata: {
      layoutId: "state-budget-layout-1",
      blocks: blocks(
        ["contents", { cards: [{ title: "Thuế", category: "thue" }] }],
        ["customCategories", { categories: ["thue", "ty-gia"] }],
        ["additionsCategories", { root: "tin-tieu-diem", depth: 2 }],
      ),
    },
  }),
  category("btc", "ke-hoach", {
    metadata: {
      layoutId: "category-tree-1",
      blocks: blocks(
        ["contents", { category: "thue" }],
        ["customCategories", { root: "btc", depth: 3 }],
        ["additionsCategories", { categories: [{ slug: "tin-tieu-diem", children: ["ty-gia"] }] }],
      ),
    },
  }),
  category("btc", "du-thao", { metadata: { layoutId: "category-layout-contribute" } }),
  category("btc", "don-vi", {
    metadata: { layoutId: "agencies-page-vi", blocks: blocks(["rssContents", { cards: [{ title: "Tin", link: feed }] }]) },
  }),
  category("btc", "thu-vien"),
  category("mof", "top-stories", { counterpart: "tin-tieu-diem" }),
  category("mof", "taxes", { counterpart: "thue" }),
  category("cuc-mau", "tin-cuc"),
];

const article = (site: string, category: string, slug: string, articleType: number, articleContent: object, more: object = {}): Line => ({
  kind: "article",
  site,
  category,
  slug,
  title: `Bài ${slug}`,
  summary: `Tóm tắt ${slug}`,
  articleType,
  articleContent,
  publishedAt: YEAR_2026,
  ...more,
});

const text = (words: string) => ({ Content: `<h2>Phần một</h2><p>${words}</p><h2>Phần hai</h2><p>Thuế và ngân sách.</p>` });
const file = (link: string) => ({ Type: 2, Data: { Link: `/api/mediafile/${link}`, FileName: link.split("/").at(-1) } });

const articles: readonly Line[] = [
  article("btc", "tin-tieu-diem", "tin-mot", 1, text("Một"), { counterpart: "story-one", image: "/api/mediafile/anh/mau.svg" }),
  article("btc", "tin-tieu-diem", "tin-hai", 1, text("Hai"), { publishedAt: "2025-02-01T02:00:00Z" }),
  article("btc", "thue", "thue-mot", 1, text("Thuế"), { metadata: { rating: { average: 4, count: 3 } } }),
  article("btc", "thue", "thue-hai", 1, text("Thuế hai")),
  article("btc", "ty-gia", "ty-gia-thang", 1, text("Tỷ giá")),
  article("btc", "ngan-sach", "bang-so-lieu", 3, file(workbook)),
  article("btc", "ngan-sach", "tep-hinh", 3, file("anh/mau.svg")),
  article("btc", "thu-vien", "anh-mot", 2, { DisplayType: 1, Photos: [{ Title: "Ảnh", FileName: "anh/mau.svg", Order: 1 }] }),
  article("btc", "thu-vien", "video-mot", 4, { Kind: "video", Source: "/api/mediafile/video/a.webm", Transcript: "Lời thoại." }),
  article("btc", "thu-vien", "do-hoa", 4, { Kind: "infographic", Source: "/api/mediafile/anh/mau.svg", Content: "<p>Bằng chữ.</p>" }),
  article("btc", "du-thao", "van-ban", 4, { Kind: "document", Number: "1/2026", Issuer: "Bộ mẫu", Content: "<p>Điều 1.</p>", Files: [] }),
  article("btc", "du-thao", "du-thao-mo", 4, { Kind: "document", Content: "<p>Điều 1.</p>", Files: [], Deadline: day(40) }),
  article("btc", "du-thao", "du-thao-dong", 4, { Kind: "document", Content: "<p>Điều 2.</p>", Files: [], Deadline: day(-9) }),
  article("btc", "du-thao", "du-thao-gop-y-mot", 4, { Kind: "document", Content: "<p>Điều 4.</p>", Files: [], Deadline: day(50) }),
  article("btc", "du-thao", "du-thao-gop-y-hai", 4, { Kind: "document", Content: "<p>Điều 5.</p>", Files: [], Deadline: day(60) }),
  article("btc", "du-thao", "du-thao-xong", 4, { Kind: "document", Content: "<p>Điều 3.</p>", Files: [], Deadline: day(-20) }),
  article("mof", "top-stories", "story-one", 1, text("One"), { counterpart: "tin-mot" }),
  article("mof", "taxes", "tax-one", 1, text("Tax")),
  article("cuc-mau", "tin-cuc", "tin-cuc-mot", 1, text("Cục")),
];

const person = (slug: string, role: string): Line => ({
  kind: "person",
  slug,
  role,
  name: `Người ${slug}`,
  title: { vi: "Thứ trưởng", en: "Deputy Minister" },
  biography: { vi: "Nhân vật mẫu.", en: "A sample person." },
  order: 1,
});

const others = (feed: string): readonly Line[] => [
  person("nguoi-mot", "leader"),
  person("nguoi-hai", "former-minister"),
  { kind: "page", site: "btc", slug: "gioi-thieu", title: "Giới thiệu", html: "<p>Bộ mẫu.</p>", counterpart: "about" },
  { kind: "page", site: "mof", slug: "about", title: "About", html: "<p>A sample.</p>", counterpart: "gioi-thieu" },
  { kind: "page", site: "btc", slug: "thong-tin-lien-he", title: "Liên hệ", html: "<p>Địa chỉ mẫu.</p>" },
  { kind: "page", site: "cuc-mau", slug: "chuc-nang", title: "Chức năng", html: "<p>Chức năng.</p>" },
  ...["cuc-mau", "cuc-cap", "cuc-cho"].map((site) => ({
    kind: "page",
    site,
    slug: `${site}-en`,
    title: "Duties",
    html: "<p>x</p>",
    language: 2,
  })),
  question("hoi-mot", true),
  question("hoi-hai", false),
  { kind: "parameter", type: 2, key: "hotline", value: "024 0000 0000" },
  { kind: "parameter", type: 2, key: "articles-per-block", value: "4" },
  { kind: "parameter", type: 2, key: "attachment-max-mb", value: "8" },
  { kind: "parameter", type: 6, key: "nguoi-phat-ngon", name: "Người phát ngôn", value: "Người mẫu" },
  series("fx-usd", 25_000),
  series("vn-index", 1200),
  series("budget-revenue", 900),
  { kind: "feed", address: feed, items: [{ title: "Tin ngoài đầu tiên", publishedAt: YEAR_2026 }] },
  svg("gray"),
  csv("Thu,1\nChi,2\n"),
];

export const question = (slug: string, isAnswered: boolean): Line => ({
  kind: "question",
  site: "btc",
  slug,
  field: "Thuế",
  title: `Hỏi ${slug}?`,
  body: "Tôi muốn hỏi.",
  askedAt: YEAR_2026,
  ...(isAnswered && { answer: "<p>Trả lời.</p>", answeredAt: "2026-03-05T02:00:00Z", unit: "Cục mẫu" }),
});

export const series = (slug: string, value: number): Line => ({
  kind: "series",
  slug,
  name: { vi: `Chuỗi ${slug}`, en: `Series ${slug}` },
  unit: "VND",
  points: [
    ["2026-01-01", value],
    ["2026-02-01", value + 7],
    ["2026-03-01", value + 3],
  ],
});

/** Its size is shown where it is offered; it holds no words, which a job would read and tell of. */
export const svg = (colour: string, size = 9): Line => ({
  kind: "file",
  path: "anh/mau.svg",
  contentType: "image/svg+xml",
  text: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${`<rect width="9" height="9" fill="${colour}"/>`.repeat(size)}</svg>`,
});

/** @param path in whatever case: it is the same file */
export const csv = (rows: string, path = workbook): Line => ({ kind: "file", path, contentType: "text/csv", text: `Khoản,Số\n${rows}` });
