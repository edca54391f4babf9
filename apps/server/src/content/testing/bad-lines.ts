/** Every kind of bad line, with what its finding must say. They refer to the sites and categories of `goodBefore`. */
import { MAX_LINE_BYTES } from "../lines.ts";

interface BadLine {
  readonly code: string;
  readonly path: string;
  readonly line: string | Buffer;
}

const site = (more: object): string => JSON.stringify({ kind: "site", slug: "s", name: "S", ...more });
const category = (more: object): string => JSON.stringify({ kind: "category", site: "good", slug: "c", name: "C", ...more });
const article = (more: object): string =>
  JSON.stringify({
    kind: "article",
    site: "good",
    category: "news",
    slug: "bad",
    title: "T",
    articleType: 1,
    articleContent: { Content: "" },
    ...more,
  });
const question = (more: object): string =>
  JSON.stringify({ kind: "question", site: "good", slug: "q", field: "F", title: "T", body: "B", askedAt: "2026-11-01", ...more });
const file = (more: object): string => JSON.stringify({ kind: "file", path: "a.txt", contentType: "text/plain", text: "a", ...more });
const series = (points: unknown): string => JSON.stringify({ kind: "series", slug: "s", name: "S", unit: "%", points });
const term = (more: object): string =>
  JSON.stringify({ kind: "searchTerm", slug: "t", name: "T", language: 1, words: ["tỷ giá", "tỉ giá"], ...more });
const bet = (link: string): string => term({ bestBets: [{ title: "T", link }] });

export const goodBefore: readonly string[] = [
  site({ slug: "good" }),
  site({ slug: "btc" }),
  category({ slug: "news" }),
  category({ slug: "elsewhere", site: "btc" }),
];

const deepArray = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

export const badLines: readonly BadLine[] = [
  { code: "not-json", path: "", line: '{"kind":"site",' },
  { code: "not-an-object", path: "", line: "[1, 2]" },
  { code: "unreadable", path: "", line: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
  { code: "unreadable", path: "", line: Buffer.alloc(MAX_LINE_BYTES + 1, "x") },
  { code: "unknown-kind", path: "/kind", line: '{"slug":"x"}' },
  { code: "unknown-kind", path: "/kind", line: '{"kind":"artikel"}' },
  { code: "schema-required", path: "/slug", line: '{"kind":"site","name":"S"}' },
  { code: "schema-pattern", path: "/slug", line: site({ slug: "tin nổi bật" }) },
  { code: "schema-minLength", path: "/name", line: site({ name: "" }) },
  { code: "schema-type", path: "/language", line: site({ language: "en" }) },
  { code: "schema-additionalProperties", path: "/lang~1uage", line: site({ "lang/uage": 1 }) },
  { code: "reserved-slug", path: "/slug", line: site({ slug: "API" }) },
  { code: "metadata-too-deep", path: "/metadata", line: `{"kind":"site","slug":"s","name":"S","metadata":${deepArray}}` },
  { code: "unstorable-text", path: "/metadata", line: site({ metadata: "\0" }) },
  { code: "reserved-slug", path: "/slug", line: category({ slug: "tim-kiem" }) },
  { code: "reserved-slug", path: "/slug", line: category({ slug: "gioi-thieu", site: "btc" }) },
  { code: "slug-taken", path: "/slug", line: category({ slug: "btc" }) },
  { code: "slug-taken", path: "/slug", line: site({ slug: "elsewhere" }) },
  { code: "unknown-site", path: "/site", line: category({ slug: "c1", site: "nowhere" }) },
  { code: "unknown-site", path: "/site", line: question({ slug: "q1", site: "nowhere" }) },
  { code: "not-a-date", path: "/askedAt", line: question({ slug: "q2", askedAt: "hôm qua là" }) },
  { code: "schema-dependencies", path: "", line: question({ slug: "q3", answer: "<p>A</p>" }) },
  { code: "schema-maxItems", path: "/words", line: term({ words: Array.from({ length: 21 }, (_, n) => `từ ${n}`) }) },
  { code: "schema-maxLength", path: "/words/0", line: term({ words: ["a".repeat(81), "b"] }) },
  {
    code: "schema-maxItems",
    path: "/bestBets",
    line: term({ bestBets: Array.from({ length: 6 }, () => ({ title: "T", link: "/good" })) }),
  },
  { code: "schema-enum", path: "/language", line: term({ language: 3 }) },
  { code: "no-word", path: "/words/1", line: term({ words: ["tỷ giá", "–"] }) },
  { code: "too-many-words", path: "/words/0", line: term({ words: ["một hai ba bốn năm sáu bảy tám chín", "b"] }) },
  { code: "nothing-for-word", path: "/words", line: term({ words: ["tỷ giá"] }) },
  { code: "no-page", path: "/bestBets/0/link", line: bet("https://example.org/") },
  { code: "no-page", path: "/bestBets/0/link", line: bet("/api/mediafile/a.pdf") },
  { code: "no-page", path: "/bestBets/0/link", line: bet("//example.org/a") },
  { code: "unknown-parent", path: "/parent", line: category({ slug: "c2", parent: "nothing" }) },
  { code: "foreign-parent", path: "/parent", line: category({ slug: "c3", parent: "elsewhere" }) },
  { code: "circular-parent", path: "/parent", line: category({ slug: "c4", parent: "c4" }) },
  { code: "given-twice", path: "/slug", line: category({ slug: "news" }) },
  { code: "unknown-category", path: "/category", line: article({ slug: "b1", category: "nothing" }) },
  { code: "foreign-category", path: "/category", line: article({ slug: "b2", category: "elsewhere" }) },
  { code: "schema-enum", path: "/articleType", line: article({ slug: "b3", articleType: 9 }) },
  { code: "content-not-json", path: "/articleContent", line: article({ articleContent: "{Content:" }) },
  { code: "schema-required", path: "/articleContent/Content", line: article({ articleContent: {} }) },
  { code: "schema-type", path: "/articleContent/Photos", line: article({ articleType: 2, articleContent: { Photos: "a.jpg" } }) },
  {
    code: "unsafe-address",
    path: "/articleContent/Data/Link",
    line: article({ articleType: 3, articleContent: { Data: { Link: "javascript:alert(1)" } } }),
  },
  { code: "unsafe-address", path: "/image", line: article({ image: "//evil.example/x.png" }) },
  { code: "not-a-date", path: "/publishedAt", line: article({ publishedAt: "2026-02-30T00:00:00" }) },
  { code: "unstorable-text", path: "/title", line: article({ title: "a\0b" }) },
  { code: "unstorable-text", path: "/summary", line: article({ summary: "x" }).replace('"x"', '"\\ud800"') },
  { code: "unstorable-text", path: "/articleContent/Content", line: article({ articleContent: { Content: "a\0b" } }) },
  {
    code: "html-too-deep",
    path: "/articleContent/Content",
    line: article({ slug: "b4", articleContent: { Content: "<div>".repeat(20_000) } }),
  },
  {
    code: "html-too-large",
    path: "/html",
    line: JSON.stringify({ kind: "page", site: "good", slug: "p", title: "P", html: "x".repeat(3_000_000) }),
  },
  { code: "schema-oneOf", path: "", line: file({ base64: "YQ==" }) },
  { code: "not-base64", path: "/base64", line: file({ text: undefined, base64: "Y Q=*" }) },
  { code: "schema-pattern", path: "/path", line: file({ path: "a/../../b" }) },
  { code: "schema-not", path: "/contentType", line: file({ contentType: "text/html" }) },
  {
    code: "two-values-a-day",
    path: "/points",
    line: series([
      ["2026-01-01", 1],
      ["2026-01-01", 2],
    ]),
  },
  { code: "schema-format", path: "/points/0/0", line: series([["2026-02-30", 1]]) },
  { code: "schema-enum", path: "/role", line: JSON.stringify({ kind: "person", slug: "p", role: "king", name: "N", title: "T" }) },
  {
    code: "schema-required",
    path: "/title/vi",
    line: JSON.stringify({ kind: "person", slug: "p", role: "leader", name: "N", title: {} }),
  },
];
