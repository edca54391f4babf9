/** What untrusted content looks like at its worst: markup as text, script addresses, words without end, invisible and right-to-left characters, missing fields. */
import type { ArticleSummary, Card, CategorySummary, Series, TreeNode } from "@portal/core";

const unbroken = "Siêudàikhôngdấucách".repeat(14);
/** Zero-width space, right-to-left override and its end, Arabic. */
const bidi = "\u200b\u202eđảo chiều\u202c عنوان عربي طويل \u200f(mẫu)";

export const hostileTexts = [
  '<script>alert("xss")</script><img src=x onerror=alert(1)>',
  unbroken,
  bidi,
  "</section></main>{{constructor.constructor('return 1')()}}",
  "",
] as const;

export const hostileLinks = [
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/path",
  "vbscript:msgbox(1)",
] as const;

export const hostileArticles: readonly ArticleSummary[] = hostileTexts.map((text, index) => ({
  slug: index === 0 ? "__proto__" : `hostile-${index}`,
  href: hostileLinks[index] ?? "",
  title: text,
  summary: hostileTexts[(index + 1) % hostileTexts.length] ?? "",
  image: hostileLinks[(index + 2) % hostileLinks.length] ?? "",
  publishedAt: index % 2 === 0 ? "hôm qua" : "2026-02-30T99:99:99",
  articleType: 99,
  // Content comes as JSON: a kind that the type does not know is possible all the same.
  ...(index === 1 ? { media: "constructor" as unknown as "video" } : {}),
}));

/** Nothing but what the schema requires. */
export const bareArticle: ArticleSummary = {
  slug: "tran",
  href: "/btc/tin/tran",
  title: "Bài viết không có ảnh, ngày và tóm tắt",
  articleType: 1,
};

export const hostileCategory: CategorySummary = { slug: "__proto__", name: `${hostileTexts[0]} ${bidi}`, href: hostileLinks[0] };

export const hostileSeries: readonly Series[] = [
  {
    id: "constructor",
    label: hostileTexts[0],
    unit: unbroken,
    points: [
      { at: "not a day", value: 1 },
      { at: "2026-11-01", value: -1e21 },
      { at: "2026-11-02", value: 1e21 },
      { at: "2026-11-02", value: Number.NaN },
    ],
  },
  { id: "__proto__", label: bidi, unit: "", points: [] },
];

export const hostileCards: readonly Card[] = [
  ...hostileTexts.map((text, index) => ({
    title: text,
    href: hostileLinks[index] ?? "",
    image: hostileLinks[(index + 1) % hostileLinks.length] ?? "",
    description: hostileTexts[(index + 2) % hostileTexts.length] ?? "",
    blank: true,
  })),
  { title: "Chỉ có tiêu đề" },
];

export const hostileNodes: TreeNode[] = hostileTexts.map((text, index) => ({
  slug: index === 0 ? "__proto__" : `hostile-${index}`,
  name: text,
  href: hostileLinks[index] ?? "",
  children: [
    {
      slug: "constructor",
      name: unbroken,
      href: hostileLinks[0],
      children: [{ slug: "toString", name: bidi, href: "/a/b", children: [] }],
    },
  ],
}));
