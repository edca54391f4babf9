import type { PlannedArticle } from "./articles.ts";
import { exists, readJson } from "./content.ts";
import { documentAddress } from "./documents/documents.ts";
import type { ArticleLine } from "./records.ts";
import type { Language } from "./sentences.ts";
import type { Article } from "./sites.ts";
import { composeBody } from "./text/body.ts";
import { addDays, LAST_DAY } from "./text/dates.ts";
import { randomOf } from "./text/random.ts";
import { slugOf } from "./text/slug.ts";

/** Days in which people may comment on a draft; days until a document comes into force. */
const COMMENT_DAYS = 60;
const DAYS_TO_FORCE = 45;
/** Categories whose articles readers have rated. */
const rated = new Set(["thue-phi-le-phi", "policy-highlights"]);
/** Pictures on a topic that articles share: `anh/minh-hoa/{topic}-1.svg` and so on. */
const SHARED = 6;
/** Paragraphs: most articles are middling, a few short or long. */
const lengths = [3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 14, 17, 21, 25];

interface Phrases {
  readonly author: string;
  readonly source: string;
  /** Below a photo. */
  readonly credit: string;
  /** Of the video, which has one film for all articles. */
  readonly transcript: string;
}
const phrases = readJson("phrases.json") as Readonly<Record<Language, Phrases>>;
const videos = {
  vi: { film: "video/ban-tin-vi.webm", captions: "video/phu-de-vi.vtt" },
  en: { film: "video/ban-tin-en.webm", captions: "video/phu-de-en.vtt" },
} as const;

const media = (path: string): string => `/api/mediafile/${path}`;

/** Its own picture, or one of its topic. */
function pictureOf({ topic }: Article, slug: string): string {
  const own = `anh/bai/${slug}.svg`;
  return media(exists(`files/${own}`) ? own : `anh/minh-hoa/${topic}-1.svg`);
}

export function articleLine(planned: PlannedArticle): ArticleLine {
  const { seed, site, slug, counterpart } = planned;
  const random = randomOf(`line ${slug}`);
  const hour = String(seed.day === LAST_DAY ? random.int(0, 2) : random.int(0, 10)).padStart(2, "0");
  const content = contentOf(planned);
  return {
    kind: "article",
    site,
    category: seed.category,
    slug,
    title: seed.title,
    summary: seed.summary,
    image: pictureOf(seed, slug),
    // With and without the trailing Z: both are UTC (spec §9).
    publishedAt: `${seed.day}T${hour}:${String(random.int(0, 59)).padStart(2, "0")}:00${random.chance(0.3) ? "Z" : ""}`,
    articleType: ({ text: 1, html: 1, gallery: 2, link: 3, file: 3, video: 4, document: 4, infographic: 4 } as const)[seed.form.kind],
    // The wire sends it as a JSON string (spec §3); the import takes both.
    articleContent: random.chance(0.2) ? JSON.stringify(content) : content,
    ...(counterpart === undefined ? {} : { counterpart }),
    ...metadataOf(planned, random.chance(0.5)),
  };
}

function metadataOf({ seed, slug, language }: PlannedArticle, isSigned: boolean): Pick<ArticleLine, "metadata"> {
  const random = randomOf(`rating ${slug}`);
  const { author, source } = phrases[language];
  const metadata = {
    ...(isSigned && { author, source }),
    ...(seed.view === undefined ? {} : { view: seed.view }),
    ...(rated.has(seed.category) && { rating: { average: random.int(36, 49) / 10, count: random.int(12, 400) } }),
  };
  return Object.keys(metadata).length === 0 ? {} : { metadata };
}

/** articleContent by type (packages/core/schema/article.schema.json). */
function contentOf({ seed, slug, language }: PlannedArticle): object {
  const random = randomOf(`content ${slug}`);
  const pictures = random.sample(
    Array.from({ length: SHARED }, (_, index) => media(`anh/minh-hoa/${seed.topic}-${index + 1}.svg`)),
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
          Description: phrases[language].credit,
          FileName: `anh/thu-vien/${slug}-${index + 1}.svg`,
          Order: index + 1,
        })),
      };
    case "link":
      return { Type: random.pick([1, "link"]), Data: { Link: form.href } };
    case "file":
      return { Type: random.pick([2, "file"]), Data: { Link: documentAddress(slug, form.format), FileName: form.fileName } };
    case "video":
      return {
        Kind: "video",
        Source: media(videos[language].film),
        Poster: pictureOf(seed, slug),
        Captions: media(videos[language].captions),
        Transcript: phrases[language].transcript,
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
        Files: form.formats.map((format) => ({ Link: documentAddress(slug, format), FileName: `${slugOf(form.number)}.${format}` })),
        Content: body(random.int(3, 5)),
      };
    case "infographic":
      return { Kind: "infographic", Source: media(`do-hoa/${slug}.svg`), Content: form.html };
  }
}
