/** What a ministry's back end answers to the calls of specification §7: bodies as they stand on the wire, hostile HTML and broken metadata included. */

export const hostile = `<p onclick="alert(1)">Nội dung bài viết</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">liên kết</a><iframe src="//x"></iframe><div style="position:fixed">đè</div><a href="/Tep/Van-Ban.PDF">văn bản</a><a href="HTTPS://Other.Example/Tep/Phu-Luc.PDF?Ma=AbC">phụ lục</a><img src="/api/mediafile/Anh/A.PNG" alt="Ảnh">`;

const site = {
  id: 100,
  slug: "btc",
  name: "Bộ qua giao diện gọi",
  language: 1,
  metadata: JSON.stringify({
    layoutId: "department-1-home-vi",
    identity: { email: "gop-y@bo.example" },
    blocks: [
      { key: "slideNews", category: "tin-moi" },
      { key: "featuredNews", category: "tin-moi" },
      { key: "pinNews", category: "thong-bao" },
    ],
  }),
};
const siteEn = {
  id: 101,
  slug: "mof",
  name: "Ministry by calls",
  language: 2,
  metadata: JSON.stringify({ identity: { email: "gop-y@bo.example" } }),
};
const categories = [
  { id: 1, slug: "tin-moi", name: "Tin mới", metadata: {} },
  { id: 2, slug: "thong-bao", name: "Thông báo", metadata: "{hỏng" },
];
const article = (slug: string, title: string, articleType: number) => ({
  slug,
  title,
  summary: "Tóm tắt",
  publishedAt: "2026-11-01T02:00:00",
  articleType,
  articleContent: JSON.stringify({ Content: hostile }),
});
const first = article("bai-mot", "Bài một <b>đậm</b>", 1);
const notice = article("thong-bao-mot", "Thông báo một", 1);

const draft = (id: number, slug: string, title: string) => ({
  ...article(slug, title, 4),
  id,
  articleContent: JSON.stringify({ Kind: "document", Content: "<p>Điều 5</p>", Files: [], Deadline: "2099-12-31" }),
});
/** Drafts that are open to comments, one in each language. */
export const drafts = {
  vi: { path: "/btc/thong-bao/du-thao", id: "9", title: "Dự thảo Thông tư" },
  en: { path: "/mof/notices/draft", id: "10", title: "Draft circular" },
} as const;

const found = (data: unknown): object => ({ success: true, data, message: null });

/** Method and path with query; for `article/reads` also the category's id. */
export const recording: ReadonlyMap<string, object> = new Map([
  ["GET /api/articlecategory/getbyslug?slug=btc", found(site)],
  ["GET /api/articlecategory/getchildsbyslug?slug=btc", found(categories)],
  ["GET /api/paramaters/gets?type=2", found([{ type: 2, key: "articles-per-block", value: "4" }])],
  ["GET /api/article/getbyslug?slug=bai-mot", found(first)],
  ["GET /api/article/getbyslug?slug=bai-la", found(article("bai-la", "Bài kiểu lạ", 9))],
  ["GET /api/article/getbyslug?slug=thong-bao-mot", found(notice)],
  ["GET /api/articlecategory/getbyslug?slug=mof", found(siteEn)],
  ["GET /api/articlecategory/getchildsbyslug?slug=mof", found([{ id: 3, slug: "notices", name: "Notices", metadata: {} }])],
  ["GET /api/article/getbyslug?slug=du-thao", found(draft(9, "du-thao", drafts.vi.title))],
  ["GET /api/article/getbyslug?slug=draft", found(draft(10, "draft", drafts.en.title))],
  ["POST /api/article/reads 3", { ...found([]), total: 0 }],
  ["POST /api/article/reads 1", { ...found([first]), total: 1 }],
  ["POST /api/article/reads 2", { ...found([notice]), total: 1 }],
]);

/** What it answers to every other slug. */
export const refusal = { success: false, data: null, message: "Bản ghi bị khóa bởi quản trị viên" };
