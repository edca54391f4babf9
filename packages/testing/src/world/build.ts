/** Topics → records, the same on every run. */
import type { CategoryRecord, Language } from "@portal/core";
import type { ArticleRecord } from "@portal/domain";
import { articleContent } from "./article-content.ts";
import { samplePicture } from "./cards.ts";
import type { Topic } from "./topic.ts";

const HOUR = 3_600_000;
/** The sample world's present. */
export const NOW = Date.UTC(2026, 10, 20, 2, 30);
const pictures = ["toa-nha", "cang-bien", "ruong-bac-thang", "do-thi", "cong-nghiep", "hoi-nghi", "tang-truong", "kho-bai"];
const articleTypes = { text: 1, photos: 2, video: 4, document: 4 } as const;

export const buildCategories = (topics: readonly Topic[], site: string): CategoryRecord[] =>
  topics.map(({ slug, name, description, parent, series }, index) => ({
    id: index + 1,
    slug,
    name,
    site,
    parent: parent ?? null,
    order: index,
    ...(description === undefined ? {} : { description }),
    ...(series === undefined ? {} : { metadata: { series: [...series] } }),
  }));

export const buildArticles = (topics: readonly Topic[], site: string, language: Language): ArticleRecord[] =>
  topics.flatMap(({ slug: category, headlines, holds }, topicIndex) =>
    headlines.map(([title, summary], index): ArticleRecord => {
      const kind = holds ?? "text";
      const picture = samplePicture(pictures[(topicIndex * 3 + index) % pictures.length] ?? "");
      // A listing spans years, so that its filter has something to choose from.
      const publishedAt = new Date(NOW - (topicIndex * 5 + index * 31 + (index > 7 ? index * 1100 : 0)) * HOUR).toISOString();
      return {
        id: topicIndex * 100 + index + 1,
        slug: `${category}-${index + 1}`,
        title,
        site,
        category,
        publishedAt,
        articleType: articleTypes[kind],
        articleContent: JSON.stringify(articleContent(kind, language, picture)),
        ...(summary === undefined ? {} : { summary }),
        ...(kind === "document" ? {} : { image: picture }),
      };
    }),
  );
