/** Records → what blocks draw of them. */
import {
  type ArticleSummary,
  type CategoryRecord,
  type CategorySummary,
  type Language,
  parseSite,
  type Series,
  type SiteRecord,
} from "@portal/core";
import {
  type ArticleBody,
  type ArticleRecord,
  articlePath,
  categoryPath,
  type Dataset,
  seriesDataPath,
  seriesDatasetId,
  type SiteCard,
  sitePath,
  viewSite,
} from "@portal/domain";
import { frequencyOf, seriesDescription } from "@portal/domain/content";
import { parseArticle } from "@portal/domain/articles";
import type { SeriesFixture } from "./fixture.ts";

const mediaOf = ({ kind }: ArticleBody): ArticleSummary["media"] =>
  kind === "gallery" ? "photos" : kind === "richText" || kind === "unrecognised" ? undefined : kind;

export function summarizeArticle(record: ArticleRecord, site: string): ArticleSummary {
  const { slug, title, summary, image, publishedAt, articleType, body } = parseArticle(record).value;
  const media = mediaOf(body);
  return {
    slug,
    href: articlePath(record.site ?? site, record.category ?? "", slug),
    title,
    articleType,
    ...(summary === undefined ? {} : { summary }),
    ...(image === undefined ? {} : { image }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(media === undefined ? {} : { media }),
  };
}

export const summarizeCategory = ({ slug, name, description, site: own }: CategoryRecord, site: string): CategorySummary => ({
  slug,
  name,
  href: categoryPath(own ?? site, slug),
  ...(description === undefined ? {} : { description }),
});

export const localizeSeries = ({ id, label, unit, points }: SeriesFixture, language: Language): Series => ({
  id,
  label: label[language] ?? label.vi,
  unit: unit[language] ?? unit.vi,
  points,
});

export const datasetOfSeries = ({ id, label, unit, points }: Series, language: Language): Dataset => ({
  id: seriesDatasetId(id),
  kind: "series",
  name: label,
  description: seriesDescription[language](label, unit),
  period: [points[0]?.at ?? "", points.at(-1)?.at ?? ""],
  frequency: frequencyOf(points[0]?.at ?? "", points.at(-1)?.at ?? "", points.length),
  changedAt: `${points.at(-1)?.at}T00:00:00.000Z`,
  files: [{ name: "", path: seriesDataPath([id], language) }],
  series: id,
});

export function siteCard(record: SiteRecord): SiteCard {
  const { slug, name, language, logo, identity } = viewSite(parseSite(record).value);
  return { slug, name, href: sitePath(slug), language, logo, organisation: identity.organisation };
}
