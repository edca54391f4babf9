import { languageOf } from "@portal/core";
import { type Figure, infographic } from "./art/infographic.ts";
import { escapeXml, picture, type Subject } from "./art/picture.ts";
import { composeBody } from "./text/body.ts";
import { addDays, LAST_DAY } from "./text/dates.ts";
import { randomOf } from "./text/random.ts";
import { slugOf } from "./text/slug.ts";
import type { Language } from "./sentences.ts";
import { documentAddress, documentLine, type FileFormat, mediaAddress } from "./documents/sample-files.ts";
import type { ArticleLine, FileLine } from "./records.ts";
import type { Article, Category, Site } from "./sites.ts";

const media = (path: string): string => `/api/mediafile/${path}`;
const imagePath = (slug: string): string => `anh/bai/${slug}.svg`;
const photoPath = (slug: string, index: number): string => `anh/thu-vien/${slug}-${index + 1}.svg`;

const drawingPath = (slug: string): string => `do-hoa/${slug}.svg`;

/** Days in which people may comment on a draft; days until a document comes into force. */
const COMMENT_DAYS = 60;
const DAYS_TO_FORCE = 45;
/** Categories whose articles readers have rated. */
const rated = new Set(["thue-phi-le-phi", "policy-highlights"]);

/** Pictures that several texts may share, by topic. */
const SHARED = 6;
const sharedPath = (subject: Subject, index: number): string => `anh/minh-hoa/${subject}-${index + 1}.svg`;

/** Paragraphs: most articles are middling, a few short or long. */
const lengths = [3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 14, 17, 21, 25];

/** Articles of all sites with the slugs they get; the same title twice would be two slugs. */
export interface PlannedArticle {
  readonly seed: Article;
  readonly site: string;
  readonly language: Language;
  readonly slug: string;
  readonly counterpart: string | undefined;
}

export function planArticles(sites: readonly Site[]): PlannedArticle[] {
  const taken = new Set<string>();
  const byKey = new Map<string, { readonly slug: string; readonly category: string }>();
  const pairs = new Map(sites.flatMap(({ categories }) => [...pairsOf(categories)]));
  const named = sites.flatMap((site) => {
    const language = languageOf(site.language);
    return site.articles.map((seed) => {
      const slug = slugOf(seed.title);
      if (taken.has(slug)) throw new Error(`Two articles have the slug "${slug}"; change the title "${seed.title}".`);
      taken.add(slug);
      if (seed.key !== undefined) byKey.set(`${seed.key} ${language}`, { slug, category: seed.category });
      return { seed, site: site.slug, language, slug };
    });
  });
  // The same story under categories that are no counterparts has no address that could be told from here.
  return named.map((article) => {
    const there = byKey.get(`${article.seed.key} ${article.language === "vi" ? "en" : "vi"}`);
    return { ...article, counterpart: there && pairs.get(article.seed.category) === there.category ? there.slug : undefined };
  });
}

function* pairsOf(categories: readonly Category[]): Generator<[slug: string, counterpart: string | undefined]> {
  for (const { slug, counterpart, children = [] } of categories) {
    yield [slug, counterpart];
    yield* pairsOf(children);
  }
}

export function articleLine({ seed, site, language, slug, counterpart }: PlannedArticle): ArticleLine {
  const random = randomOf(`line ${slug}`);
  const hour = String(seed.day === LAST_DAY ? random.int(0, 2) : random.int(0, 10)).padStart(2, "0");
  const content = contentOf(seed, slug, language);
  return {
    kind: "article",
    site,
    category: seed.category,
    slug,
    title: seed.title,
    summary: seed.summary,
    image: media(imagePath(slug)),
    // With and without the trailing Z: both are UTC (spec §9).
    publishedAt: `${seed.day}T${hour}:${String(random.int(0, 59)).padStart(2, "0")}:00${random.chance(0.3) ? "Z" : ""}`,
    articleType: ({ text: 1, html: 1, gallery: 2, link: 3, file: 3, video: 4, document: 4, infographic: 4 } as const)[seed.form.kind],
    // The wire sends it as a JSON string (spec §3); the import takes both.
    articleContent: random.chance(0.2) ? JSON.stringify(content) : content,
    ...(counterpart === undefined ? {} : { counterpart }),
    ...metadataOf(seed, slug, language, random.chance(0.5)),
  };
}

function metadataOf(seed: Article, slug: string, language: Language, isSigned: boolean): Pick<ArticleLine, "metadata"> {
  const random = randomOf(`rating ${slug}`);
  const metadata = {
    ...(isSigned ? signatures[language] : {}),
    ...(seed.view === undefined ? {} : { view: seed.view }),
    ...(rated.has(seed.category) ? { rating: { average: random.int(36, 49) / 10, count: random.int(12, 400) } } : {}),
  };
  return Object.keys(metadata).length === 0 ? {} : { metadata };
}

const signatures: Readonly<Record<Language, { readonly author: string; readonly source: string }>> = {
  vi: { author: "Ban biên tập (mẫu)", source: "Cổng thông tin mẫu" },
  en: { author: "Editorial board (sample)", source: "Sample portal" },
};

const credits: Readonly<Record<Language, string>> = {
  vi: "Hình minh họa: Ban biên tập (mẫu)",
  en: "Illustration: editorial board (sample)",
};

/** articleContent by type (packages/core/schema/article.schema.json). */
function contentOf(seed: Article, slug: string, language: Language): object {
  const random = randomOf(`content ${slug}`);
  const pictures = random.sample(
    Array.from({ length: SHARED }, (_, index) => media(sharedPath(seed.topic, index))),
    2,
  );
  const body = (length: number): string =>
    composeBody({ seed: slug, topic: seed.topic, language, day: seed.day, length, pictures, lead: seed.detail });
  const { form } = seed;
  switch (form.kind) {
    case "text":
      return { Content: body(random.pick(lengths)) };
    case "html":
      return { Content: form.html };
    case "gallery":
      return {
        DisplayType: form.display,
        Photos: form.captions.map((caption, index) => ({
          Title: caption,
          Description: credits[language],
          FileName: photoPath(slug, index),
          Order: index + 1,
        })),
      };
    case "link":
      return { Type: random.pick([1, "link"]), Data: { Link: form.href } };
    case "file":
      return { Type: random.pick([2, "file"]), Data: { Link: documentAddress({ slug, format: form.format }), FileName: form.fileName } };
    case "video":
      return {
        Kind: "video",
        Source: mediaAddress("film", language),
        Poster: media(imagePath(slug)),
        Captions: mediaAddress("captions", language),
        Transcript: transcripts[language],
        Duration: 8,
        Content: body(3),
      };
    case "document":
      return {
        Kind: "document",
        Number: form.number,
        Issuer: form.issuer,
        IssuedAt: seed.day,
        ...(form.opensAt !== undefined && { OpensAt: form.opensAt }),
        // A draft that says when comments open leaves the last day to the parameter `contribution-days`.
        ...(form.draft && form.opensAt === undefined && { Deadline: addDays(seed.day, COMMENT_DAYS) }),
        ...(!form.draft && { EffectiveAt: addDays(seed.day, DAYS_TO_FORCE) }),
        Files: form.formats.map((format) => ({ Link: documentAddress({ slug, format }), FileName: `${slugOf(form.number)}.${format}` })),
        Content: body(random.int(3, 5)),
      };
    case "infographic":
      return { Kind: "infographic", Source: media(drawingPath(slug)), Content: inWords(form.unit, form.figures, language) };
  }
}

const numbers = { vi: new Intl.NumberFormat("vi-VN"), en: new Intl.NumberFormat("en-GB") };

/** The text alternative of an infographic. */
const inWords = (unit: string, figures: readonly Figure[], language: Language): string =>
  `<p>${escapeXml(unit)}:</p><ul>${figures.map(({ label, value }) => `<li>${escapeXml(label)}: ${numbers[language].format(value)}</li>`).join("")}</ul>`;

const transcripts: Readonly<Record<Language, string>> = {
  vi: "Tài chính và đời sống: bản tin minh họa của cổng thông tin. Biểu đồ cột: thu ngân sách theo quý trong hai năm. Quý IV của năm thứ hai đạt mức cao nhất. Dữ liệu mẫu, không phải số liệu chính thức. Video không có tiếng.",
  en: "Finance and daily life: a sample bulletin of the portal. Bar chart: budget revenue by quarter over two years. The fourth quarter of the second year is the highest. Sample data, not official figures. The video has no sound.",
};

/** What an article's own picture shows. */
const subjectOf = (seed: Article): Subject => (seed.form.kind === "document" || seed.form.kind === "file" ? "document" : seed.topic);

export function* articleFiles({ seed, slug, language }: PlannedArticle): Generator<FileLine> {
  yield { kind: "file", path: imagePath(slug), contentType: "image/svg+xml", text: picture(slug, subjectOf(seed), seed.title) };
  if (seed.form.kind === "infographic") {
    const { unit, figures } = seed.form;
    const text = infographic(seed.title, unit, figures, language === "vi" ? "Dữ liệu mẫu" : "Sample data", (value) =>
      numbers[language].format(value),
    );
    yield { kind: "file", path: drawingPath(slug), contentType: "image/svg+xml", text };
  }
  for (const format of formatsOf(seed.form))
    yield documentLine({ slug, title: seed.title, language, facts: factsOf(seed, language), format });
  if (seed.form.kind !== "gallery") return;
  for (const [index, caption] of seed.form.captions.entries()) {
    yield {
      kind: "file",
      path: photoPath(slug, index),
      contentType: "image/svg+xml",
      text: picture(`${slug} ${index}`, index % 2 ? "place" : seed.topic, caption),
    };
  }
}

const formatsOf = (form: Article["form"]): readonly FileFormat[] =>
  form.kind === "document" ? form.formats : form.kind === "file" ? [form.format] : [];

const sampleNotes: Readonly<Record<Language, string>> = {
  vi: "Tài liệu mẫu của cổng thông tin, không có giá trị pháp lý; số liệu không chính thức.",
  en: "A sample document of the portal, without legal force; the figures are not official.",
};

/** What stands below the title of a document's file. */
function factsOf({ form, day }: Article, language: Language): string[] {
  const written = day.split("-").toReversed().join("/");
  return [...(form.kind === "document" ? [`${form.number} · ${form.issuer} · ${written}`] : [written]), sampleNotes[language]];
}

export function* sharedPictures(topics: readonly Subject[]): Generator<FileLine> {
  for (const topic of topics) {
    for (let index = 0; index < SHARED; index++) {
      yield {
        kind: "file",
        path: sharedPath(topic, index),
        contentType: "image/svg+xml",
        text: picture(`chung ${topic} ${index}`, topic, "Hình minh họa"),
      };
    }
  }
}
