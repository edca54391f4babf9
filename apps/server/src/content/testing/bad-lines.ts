/** Every kind of bad line, with what its finding must say. They refer to the sites and categories of `goodBefore`. */
import { MAX_LINE_BYTES } from "../lines.ts";

interface BadLine {
  readonly code: string;
  readonly pointer: string;
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

export const goodBefore: readonly string[] = [
  site({ slug: "good" }),
  site({ slug: "btc" }),
  category({ slug: "news" }),
  category({ slug: "elsewhere", site: "btc" }),
];

const deepArray = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

export const badLines: readonly BadLine[] = [
  { code: "not-json", pointer: "", line: '{"kind":"site",' },
  { code: "not-an-object", pointer: "", line: "[1, 2]" },
  { code: "unreadable", pointer: "", line: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
  { code: "unreadable", pointer: "", line: Buffer.alloc(MAX_LINE_BYTES + 1, "x") },
  { code: "unknown-kind", pointer: "/kind", line: '{"slug":"x"}' },
  { code: "unknown-kind", pointer: "/kind", line: '{"kind":"artikel"}' },
  { code: "schema-required", pointer: "/slug", line: '{"kind":"site","name":"S"}' },
  { code: "schema-pattern", pointer: "/slug", line: site({ slug: "tin nổi bật" }) },
  { code: "schema-minLength", pointer: "/name", line: site({ name: "" }) },
  { code: "schema-type", pointer: "/language", line: site({ language: "en" }) },
  { code: "schema-additionalProperties", pointer: "/lang~1uage", line: site({ "lang/uage": 1 }) },
  { code: "reserved-slug", pointer: "/slug", line: site({ slug: "API" }) },
  { code: "metadata-too-deep", pointer: "/metadata", line: `{"kind":"site","slug":"s","name":"S","metadata":${deepArray}}` },
  { code: "unstorable-text", pointer: "/metadata", line: site({ metadata: "\0" }) },
  { code: "reserved-slug", pointer: "/slug", line: category({ slug: "tim-kiem" }) },
  { code: "reserved-slug", pointer: "/slug", line: category({ slug: "gioi-thieu", site: "btc" }) },
  { code: "slug-taken", pointer: "/slug", line: category({ slug: "btc" }) },
  { code: "slug-taken", pointer: "/slug", line: site({ slug: "elsewhere" }) },
  { code: "unknown-site", pointer: "/site", line: category({ slug: "c1", site: "nowhere" }) },
  { code: "unknown-site", pointer: "/site", line: question({ slug: "q1", site: "nowhere" }) },
  { code: "not-a-date", pointer: "/askedAt", line: question({ slug: "q2", askedAt: "hôm qua là" }) },
  { code: "schema-dependencies", pointer: "", line: question({ slug: "q3", answer: "<p>A</p>" }) },
  { code: "unknown-parent", pointer: "/parent", line: category({ slug: "c2", parent: "nothing" }) },
  { code: "foreign-parent", pointer: "/parent", line: category({ slug: "c3", parent: "elsewhere" }) },
  { code: "circular-parent", pointer: "/parent", line: category({ slug: "c4", parent: "c4" }) },
  { code: "given-twice", pointer: "/slug", line: category({ slug: "news" }) },
  { code: "unknown-category", pointer: "/category", line: article({ slug: "b1", category: "nothing" }) },
  { code: "foreign-category", pointer: "/category", line: article({ slug: "b2", category: "elsewhere" }) },
  { code: "schema-enum", pointer: "/articleType", line: article({ slug: "b3", articleType: 9 }) },
  { code: "content-not-json", pointer: "/articleContent", line: article({ articleContent: "{Content:" }) },
  { code: "schema-required", pointer: "/articleContent/Content", line: article({ articleContent: {} }) },
  { code: "schema-type", pointer: "/articleContent/Photos", line: article({ articleType: 2, articleContent: { Photos: "a.jpg" } }) },
  {
    code: "unsafe-address",
    pointer: "/articleContent/Data/Link",
    line: article({ articleType: 3, articleContent: { Data: { Link: "javascript:alert(1)" } } }),
  },
  { code: "unsafe-address", pointer: "/image", line: article({ image: "//evil.example/x.png" }) },
  { code: "not-a-date", pointer: "/publishedAt", line: article({ publishedAt: "2026-02-30T00:00:00" }) },
  { code: "unstorable-text", pointer: "/title", line: article({ title: "a\0b" }) },
  { code: "unstorable-text", pointer: "/summary", line: article({ summary: "x" }).replace('"x"', '"\\ud800"') },
  { code: "unstorable-text", pointer: "/articleContent/Content", line: article({ articleContent: { Content: "a\0b" } }) },
  {
    code: "html-too-deep",
    pointer: "/articleContent/Content",
    line: article({ slug: "b4", articleContent: { Content: "<div>".repeat(20_000) } }),
  },
  {
    code: "html-too-large",
    pointer: "/html",
    line: JSON.stringify({ kind: "page", site: "good", slug: "p", title: "P", html: "x".repeat(3_000_000) }),
  },
  { code: "schema-oneOf", pointer: "", line: file({ base64: "YQ==" }) },
  { code: "not-base64", pointer: "/base64", line: file({ text: undefined, base64: "Y Q=*" }) },
  { code: "schema-pattern", pointer: "/path", line: file({ path: "a/../../b" }) },
  { code: "schema-not", pointer: "/contentType", line: file({ contentType: "text/html" }) },
  {
    code: "two-values-a-day",
    pointer: "/points",
    line: series([
      ["2026-01-01", 1],
      ["2026-01-01", 2],
    ]),
  },
  { code: "schema-format", pointer: "/points/0/0", line: series([["2026-02-30", 1]]) },
  { code: "schema-enum", pointer: "/role", line: JSON.stringify({ kind: "person", slug: "p", role: "king", name: "N", title: "T" }) },
  {
    code: "schema-required",
    pointer: "/title/vi",
    line: JSON.stringify({ kind: "person", slug: "p", role: "leader", name: "N", title: {} }),
  },
];
