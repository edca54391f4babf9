import { type FeedFormat, type MarkedText, type PageModel, pageFeed, questionPath } from "@portal/domain";
import { type News, type NewsEntry, withoutControls } from "./read-news.ts";

const plain = (text: MarkedText): string => withoutControls(text.map((part) => part.text).join(""));

/**
 * What a page of questions or of a search lists. @returns undefined where it lists nothing that has a feed
 * @throws where what it lists cannot be had
 */
export function newsOfPage(page: PageModel, format: FeedFormat): (News & { readonly feed: string }) | undefined {
  const feed = pageFeed(format, page);
  if (feed === undefined) return undefined;
  const nodes = Object.values(page.content);
  if (nodes.some(({ status }) => status === "failed"))
    throw new Error(`What ${page.path} lists cannot be had just now; its feed is not written.`);
  const entries = nodes.flatMap((node): NewsEntry[] => {
    if (node.status !== "ready") return [];
    const { content } = node;
    if ("search" in content && content.search)
      return content.search.results.flatMap(({ href, title, snippet, at }) =>
        // A static page has no day.
        at === undefined || !href.startsWith("/") ? [] : entry(href, plain(title), plain(snippet), at),
      );
    if ("questions" in content && content.questions)
      return content.questions.questions.map(({ slug, title, field, askedAt }) =>
        entry(questionPath(slug, page.language), withoutControls(title), withoutControls(field), askedAt),
      );
    return [];
  });
  return {
    feed,
    path: page.path,
    title: withoutControls(page.title),
    description: undefined,
    language: page.language,
    entries,
    changesAt: undefined,
  };
}

const entry = (path: string, title: string, summary: string, at: string): NewsEntry => ({
  path,
  title,
  summary: summary === "" ? undefined : summary,
  image: undefined,
  publishedAt: new Date(at),
  changedAt: new Date(at),
});
