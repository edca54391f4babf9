/** Everything that the public may ask for: pages as documents and as data, every call that the API describes, files, and what stands beside them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  articlePath,
  CARDS_SEGMENT,
  CATALOGUE_PATH,
  categoryPath,
  chartEmbedPath,
  contentPrefix,
  dataFormats,
  feedPath,
  headlinesEmbedPath,
  MOST_EMBEDDED,
  questionPath,
  recordDataPath,
  seriesDataPath,
  sitePath,
} from "@portal/domain";
import { recordKinds } from "@portal/domain/content";
import { type OpenApiDocument, operationsOf } from "../../../../testing/api-walk/operations.ts";
import type { Answer, Asked, CachedServer } from "../../../../testing/cached-server.ts";
import { CATEGORY, filePaths, SITE } from "./canaries.ts";

export interface Request extends Asked {
  readonly path: string;
}

/** Of records that are looked for by their addresses. */
export interface Named {
  /** Begins their slugs. */
  readonly slug: string;
  /** By which they are searched for. */
  readonly word: string;
}

/** What stands in the database and is needed for a call. */
export interface Known {
  readonly categoryIds: readonly string[];
  readonly articleIds: readonly string[];
}

/** Every page of the demonstration content. */
const demonstrated = [
  ...readFileSync(join(import.meta.dirname, "../../../../../../../docs/pages.md"), "utf8").matchAll(
    /\(http:\/\/localhost:3000(\/[^)]*)\)/g,
  ),
].map(([, path]) => path as string);

const besides = [
  `/${SITE}/${CATEGORY}?page=2`,
  `/${SITE}/${CATEGORY}?page=3`,
  ...(["atom", "json"] as const).flatMap((format) => [feedPath(format, SITE), feedPath(format, SITE, CATEGORY)]),
  `/${SITE}/hoi-dap?page=2`,
  `/${SITE}/hoi-dap?state=answered`,
  "/canary-rss",
  "/static/speculation-rules.json",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.ico",
  "/.well-known/security.txt",
  "/api/docs",
  "/api/docs/json",
  "/healthz",
  "/readyz",
  "/xem-truoc/khong-co",
  "/api/khong-co",
];

/** Files of the sitemap: those of articles by the months in which canaries may be published. */
const sitemaps = [
  "portal",
  "categories",
  "pages",
  "questions",
  ...Array.from({ length: 24 }, (_, index) => {
    const month = new Date();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() + 2 - index);
    return `articles-${month.toISOString().slice(0, 7)}`;
  }),
].map((name) => `/sitemaps/${name}.xml`);

const thisYear = new Date().getUTCFullYear();

/** Open data, by the years in which canaries may be published. */
const dataFiles = [
  CATALOGUE_PATH,
  ...recordKinds.flatMap((kind) =>
    [-1, 0, 1].flatMap((offset) => dataFormats.map((format) => `${recordDataPath(kind, String(thisYear + offset))}.${format}`)),
  ),
];

/** Time series as files, and what pages of others show in frames. */
const embedsOf = ({ slug }: Named): readonly string[] => [
  ...dataFormats.map((format) => `${seriesDataPath(["usd-vnd", `${slug}-chuoi`], "vi")}.${format}`),
  chartEmbedPath(["usd-vnd", `${slug}-chuoi`], "vi"),
  headlinesEmbedPath(SITE, `${slug}-muc`),
  `${headlinesEmbedPath(SITE, CATEGORY)}?count=${MOST_EMBEDDED}`,
];

/** Pictures of pages: each leads to an address with a hash of what the picture says, as no word can be found in it. */
export const cardsOf = (named: Named): readonly string[] =>
  pagesOf(named).map((page) => `/${CARDS_SEGMENT}/0.png?page=${encodeURIComponent(page)}`);

/** What programs read about sites and categories. */
const siteFilesOf = ({ slug }: Named): readonly string[] => [
  `/opensearch/${slug}-trang.xml`,
  `/manifest/${slug}-trang.webmanifest`,
  ...(["atom", "json"] as const).flatMap((format) => [feedPath(format, `${slug}-trang`), feedPath(format, SITE, `${slug}-muc`)]),
];

/** Addresses of the pages of records, were they published. */
export const pagesOf = ({ slug }: Named): readonly string[] => [
  sitePath(`${slug}-trang`),
  categoryPath(SITE, `${slug}-muc`),
  articlePath(SITE, CATEGORY, `${slug}-bai`),
  articlePath(SITE, CATEGORY, `${slug}-tai-lieu`),
  `${contentPrefix.vi}${slug}-noi-dung`,
  questionPath(`${slug}-hoi`, "vi"),
];

export const searchesFor = ({ word }: Named): readonly Request[] => [
  ...[`/${SITE}/tim-kiem?q=${word}`, `/${SITE}/hoi-dap?q=${word}`].map(asData),
  { path: `/api/search/suggestions?q=${word.slice(0, -2)}` },
  ...["tim-kiem.atom", "tim-kiem.json", "hoi-dap.atom"].map((feed) => ({ path: `/feed/${SITE}/${feed}?q=${word}` })),
];

const asData = (path: string): Request => ({ path: `/api/page?path=${encodeURIComponent(path)}` });

const filesOf = ({ slug }: Named): readonly Request[] =>
  filePaths(slug).flatMap((file) => {
    const path = `/api/mediafile/${file}`;
    return [
      { path },
      { path: path.toUpperCase().replace("/API/MEDIAFILE", "/api/mediafile") },
      { path, headers: { range: "bytes=0-200" } },
      { path, method: "HEAD" },
      ...(file.endsWith(".png") ? ["avif", "webp"].map((format) => ({ path: `${path}?width=320&format=${format}` })) : []),
    ];
  });

const form = (fields: Readonly<Record<string, string>>): Asked => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});
const json = (body: object): Asked => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** A form that is sent from the page of a record, and for it. */
const sent =
  (name: string) =>
  (named: readonly Named[], { articleIds }: Known): readonly Request[] => {
    const fields = { key: crypto.randomUUID(), captchaId: crypto.randomUUID(), capcha: "0", value: "5", language: "vi" };
    return [
      ...articleIds.map((articleId) => ({ path: `/api/forms/${name}`, ...form({ ...fields, articleId, page: `/${SITE}` }) })),
      ...named.slice(0, 2).map((one) => ({ path: `/api/forms/${name}`, ...form({ ...fields, page: pagesOf(one)[2] ?? "" }) })),
    ];
  };

type Requests = (named: readonly Named[], known: Known) => readonly Request[];
const once =
  (request: Request): Requests =>
  () => [request];

/** By the calls of the API's description outside of administration: one that is missing here fails the test. */
const calls: Readonly<Record<string, Requests>> = {
  getPage: (named) => [...demonstrated, ...besides, ...named.flatMap(pagesOf)].map(asData),
  getMediaFile: (named) => named.flatMap(filesOf),
  suggestTitles: (named) => named.flatMap(searchesFor),
  downloadSeries: (named) => named.map(({ slug }) => ({ path: `/api/series.csv?ids=usd-vnd,${slug}-chuoi&language=vi` })),
  getParameters: () => [1, 2].map((type) => ({ path: `/api/paramaters/gets?type=${type}` })),
  getCategoryBySlug: (named) =>
    named.flatMap(({ slug }) => ["muc", "trang"].map((end) => ({ path: `/api/articlecategory/getbyslug?slug=${slug}-${end}` }))),
  getChildrenBySlug: (named) =>
    [SITE, CATEGORY, ...named.flatMap(({ slug }) => [`${slug}-muc`, `${slug}-trang`])].map((slug) => ({
      path: `/api/articlecategory/getchildsbyslug?slug=${slug}`,
    })),
  readArticles: (_named, { categoryIds }) =>
    categoryIds.map((categoryId) => ({ path: "/api/article/reads?offset=0&limit=100", ...json({ categoryId }) })),
  getArticleBySlug: (named) =>
    named.flatMap(({ slug }) => ["bai", "tai-lieu"].map((end) => ({ path: `/api/article/getbyslug?slug=${slug}-${end}` }))),
  sendContributionByQuery: (_named, { articleIds }) =>
    articleIds.map((id) => ({ path: `/api/article/send-contribution?articleId=${id}&content=a`, ...form({}) })),
  getCaptcha: once({ path: "/api/article/get-captcha?id=a" }),
  getCaptchaAudio: once({ path: "/api/captcha/audio?id=a" }),
  getCaptchaChallenge: once({ path: "/api/captcha/challenge?id=a&form=report" }),
  refreshTokens: once({ path: "/api/authen/refresh", ...json({ refreshToken: "a" }) }),
  isLive: once({ path: "/healthz" }),
  isReady: once({ path: "/readyz" }),
  getPublicIp: once({ path: "/api/public-ip" }),
  ...Object.fromEntries(
    [
      "registration",
      "activation",
      "login",
      "logout",
      "profile",
      "passwordChange",
      "passwordForgotten",
      "passwordReset",
      "accountDeletion",
      "contribution",
      "question",
      "rating",
      "report",
    ].map((name) => [`send${name.charAt(0).toUpperCase()}${name.slice(1)}`, sent(name)]),
  ),
};

/** Calls of the description that are known here, and that are there: they are the same. */
export async function describedCalls(
  server: CachedServer,
): Promise<{ readonly described: readonly string[]; readonly known: readonly string[] }> {
  const document = JSON.parse((await server.get("/api/docs/json")).text) as OpenApiDocument;
  const described = operationsOf(document)
    .filter(({ path }) => !path.startsWith("/api/admin"))
    .map(({ operationId }) => operationId);
  return { described: described.toSorted(), known: Object.keys(calls).toSorted() };
}

export const publicRequests = (named: readonly Named[], known: Known): readonly Request[] => [
  ...[
    ...new Set([
      ...demonstrated,
      ...besides,
      ...sitemaps,
      ...dataFiles,
      ...named.flatMap(embedsOf),
      ...named.flatMap(siteFilesOf),
      ...named.flatMap(pagesOf),
    ]),
  ].map((path) => ({
    path,
  })),
  ...Object.values(calls).flatMap((requests) => requests(named, known)),
  // Browsers without JavaScript send a form to its page, which is the answer.
  ...named.flatMap(pagesOf).map((path) => ({ path, ...form({ form: "report" }) })),
];

/** The request for exactly the model that a document was drawn from. undefined: it has none. */
export function modelRequest({ path, method }: Request, { text }: Answer): Request | undefined {
  const [, hash] = /"hash":"([\w-]{16})"/.exec(text) ?? [];
  return method === undefined && hash !== undefined ? { path: `/api/page?path=${encodeURIComponent(path)}&hash=${hash}` } : undefined;
}
