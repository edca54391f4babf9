/** Words that stand in one record alone, in every place of every kind of record that may say something. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { randomInt } from "node:crypto";

/** How every such word begins, so that one search finds them all. */
const BEGINNING = "zqx";
const LETTERS = 13;

export const newWord = (): string => BEGINNING + Array.from({ length: LETTERS }, () => String.fromCodePoint(97 + randomInt(26))).join("");

export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(new RegExp(`${BEGINNING}[a-z]{${LETTERS}}`, "gi"))?.map((word) => word.toLowerCase()));

/** Places of the demonstration content where new records stand. */
export const SITE = "btc";
export const CATEGORY = "tin-tieu-diem";

export interface Text {
  /** Begins the slugs of the records. */
  readonly slug: string;
  /** Stands in all their texts. */
  readonly text: string;
  readonly publishedAt: string | undefined;
  /** A bitmap. */
  readonly picture: Buffer;
}

export const feedAddress = (slug: string): string => `https://example.org/${slug}.xml`;
export const filePaths = (slug: string): readonly string[] => [`canary/${slug}-van-ban.csv`, `canary/${slug}-anh.png`];

/** Records of each kind. A kind that is missing here is missing in the test of what stays hidden. */
export const recordsOf: Readonly<Record<Kind, (text: Text) => readonly RecordFields[]>> = {
  site: ({ slug, text }) => [
    {
      slug: `${slug}-trang`,
      name: text,
      language: 1,
      metadata: {
        layoutId: "agencies-page-vi",
        identity: { organisation: text, address: text },
        menu: [{ path: `/${SITE}`, label: text, order: 1 }],
        blocks: [{ key: "leader", cards: [{ title: text, description: text, link: `/${SITE}` }] }],
      },
    },
  ],
  category: ({ slug, text }) => [
    { site: SITE, slug: `${slug}-muc`, name: text, parent: CATEGORY, description: text, metadata: { note: text } },
  ],
  article: ({ slug, text, publishedAt }) => {
    const common = { site: SITE, category: CATEGORY, title: text, summary: text, ...(publishedAt !== undefined && { publishedAt }) };
    const [document, picture] = filePaths(slug);
    return [
      {
        ...common,
        slug: `${slug}-bai`,
        image: `/api/mediafile/${picture}`,
        articleType: 1,
        articleContent: { Content: `<p>${text}</p>` },
        metadata: { source: text, author: text },
      },
      {
        ...common,
        slug: `${slug}-tai-lieu`,
        articleType: 4,
        articleContent: { Kind: "document", Files: [{ Title: text, FileName: "van-ban.csv", Link: `/api/mediafile/${document}` }] },
      },
    ];
  },
  page: ({ slug, text }) => [{ site: SITE, slug: `${slug}-noi-dung`, title: text, html: `<p>${text}</p>` }],
  question: ({ slug, text }) => [
    {
      site: SITE,
      slug: `${slug}-hoi`,
      field: text,
      title: text,
      body: text,
      askedAt: "2026-11-20T00:00:00.000Z",
      answer: `<p>${text}</p>`,
      answeredAt: "2026-11-21T00:00:00.000Z",
      unit: text,
    },
  ],
  person: ({ slug, text }) => [
    {
      slug: `${slug}-nguoi`,
      role: "leader",
      name: text,
      title: { vi: text, en: text },
      duties: { vi: text },
      biography: { vi: text, en: text },
      from: text.slice(0, 40),
      to: text.slice(0, 40),
    },
  ],
  parameter: ({ slug, text }) => [{ type: 2, key: `${slug}-tham-so`, value: text, name: text }],
  series: ({ slug, text }) => [
    { slug: `${slug}-chuoi`, name: { vi: text, en: text }, unit: { vi: text, en: text }, points: [["2026-11-01", 1]] },
  ],
  searchTerm: ({ slug, text }) => [
    {
      slug: `${slug}-tu`,
      name: text,
      language: 1,
      words: [text, ...text.split(" ")],
      bestBets: [{ title: text, link: `/${SITE}/${CATEGORY}?id=${slug}` }],
    },
  ],
  feed: ({ slug, text }) => [
    {
      address: feedAddress(slug),
      items: [{ title: text, href: `https://example.org/${text.replaceAll(" ", "-")}`, publishedAt: "2026-11-01T00:00:00.000Z" }],
    },
  ],
  file: ({ slug, text, picture }) => {
    const [document = "", image = ""] = filePaths(slug);
    return [
      { path: document, contentType: "text/csv", text: `Mặt hàng,Giá\n${text},20150\n` },
      { path: image, contentType: "image/png", base64: picture.toString("base64") },
    ];
  },
};

/** Fields of lines that say nothing that could be hidden. */
const silent: ReadonlySet<string> = new Set(["kind", "counterpart", "order", "review", "language"]);

/** Fields that a kind has, and that none of its records above says. @param schema of its lines */
export function missingFields(kind: Kind, schema: { readonly properties: object }, text: Text): readonly string[] {
  const said = new Set(recordsOf[kind](text).flatMap((record) => Object.keys(record)));
  if (kind === "person") said.add("portrait");
  return Object.keys(schema.properties).filter((name) => !silent.has(name) && !said.has(name));
}
