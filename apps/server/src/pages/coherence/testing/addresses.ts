/** Everything that visitors may ask for in that content, and where something may come to be. */
import type { Line } from "./content.ts";

/** A call with a body is a POST. */
export interface Address {
  readonly path: string;
  readonly body?: object;
}

const fixed = [
  "/btc/hoi-dap",
  "/btc/hoi-dap?state=answered",
  "/mof/question-answer",
  "/btc/gioi-thieu",
  "/mof/about",
  "/btc/thong-tin-lien-he",
  "/btc/lanh-dao-bo",
  "/mof/ministry-leader",
  "/btc/bo-truong-tien-nhiem",
  "/btc/chuyen-trang",
  "/btc/so-do-trang-website",
  "/btc/tim-kiem?q=thue",
  "/btc/tim-kiem?q=nguoi",
  "/mof/search?q=story",
  "/cuc-mau/tim-kiem?q=cuc",
  "/cuc-mau/btcvn/chuc-nang",
  // In the other language: around them stands another site, or its menu.
  "/cuc-mau/search?q=cuc",
  "/cuc-mau/btcen/cuc-mau-en",
  "/cuc-cap/search?q=cuc",
  "/cuc-cap/btcen/cuc-cap-en",
  "/paired/tim-kiem?q=cuc",
  "/cuc-cho/search?q=cuc",
  "/cuc-cho/btcen/cuc-cho-en",
  "/btc/tin-tieu-diem?year=2025",
  "/btc/thue?sort=oldest",
];

/** What is not there yet: changes bring it, and take some of it away. */
const absent = [
  "/btc/thue/bai-moi-1",
  "/btc/tin-tieu-diem/bai-moi-2",
  "/btc/noi-dung/trang-moi",
  "/btc/muc-moi",
  "/trang-moi",
  "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoi-moi",
];

/** @param categoryIds by slug: the call that reads articles names their category by its id */
export function addressesOf(lines: readonly Line[], categoryIds: ReadonlyMap<string, string>): readonly Address[] {
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  const pages = [
    "/",
    ...of("site").map(({ slug }) => `/${String(slug)}`),
    ...of("category").map(({ site, slug }) => `/${String(site)}/${String(slug)}`),
    ...of("article").map(({ site, category, slug }) => `/${String(site)}/${String(category)}/${String(slug)}`),
    ...of("question").map(({ slug }) => `/btc/hoi-dap/chi-tiet-cau-hoi?id=${String(slug)}`),
    ...fixed,
    ...absent,
  ];
  const data = ["/", "/btc/thue", "/btc/du-thao/du-thao-mo", "/btc/lanh-dao-bo", "/cuc-mau/search", "/cuc-cho/search"].map(
    (path) => `/api/page?path=${encodeURIComponent(path)}`,
  );
  const calls = [
    "/api/paramaters/gets?type=2",
    "/api/article/getbyslug?slug=tin-mot",
    "/api/article/getbyslug?slug=bai-moi-1",
    "/api/articlecategory/getbyslug?slug=thue",
    "/api/articlecategory/getchildsbyslug?slug=tin-tieu-diem",
    "/api/mediafile/anh/mau.svg",
    "/api/search/suggestions?q=thue",
    "/api/search/suggestions?q=story&language=en",
  ];
  return [
    ...[...pages, ...data, ...calls].map((path) => ({ path })),
    ...[...categoryIds.values()].map((categoryId) => ({ path: "/api/article/reads?offset=0&limit=5", body: { categoryId } })),
  ];
}
