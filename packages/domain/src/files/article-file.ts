import type { Article, ArticleBody, DownloadableFile } from "../articles/model.ts";

const viewable = /^(?:docx|xlsx|csv|pdf)$/;

/** "docx"; of the address where the name has none. */
function endingOf({ href, fileName }: DownloadableFile): string {
  const endings = [fileName, href.replace(/[?#].*$/s, "")].map((name) => /\.([a-z]{1,8})$/i.exec(name)?.[1]?.toLowerCase());
  return endings.find((ending) => ending !== undefined) ?? "";
}

/** The file that a page about the article may show: the article's own, or the first of a document that can be shown. */
export function fileOf({ body }: Article): DownloadableFile | undefined {
  if (body.kind === "file") return body;
  return body.kind === "document" ? (body.files.find((file) => viewable.test(endingOf(file))) ?? body.files[0]) : undefined;
}

/** View that shows an article's file in the page, by the ending of its name (specification §2.3); undefined where it is only for download. */
export function viewerOf(body: ArticleBody): string | undefined {
  return body.kind === "file" ? viewers.get(endingOf(body)) : undefined;
}

const viewers = new Map([
  ["docx", "article-word"],
  ["docm", "article-word"],
  ["doc", "article-word"],
  ["xlsx", "article-excel"],
  ["xlsm", "article-excel"],
  ["xls", "article-excel"],
  ["csv", "article-excel"],
  ["pdf", "article-pdf"],
]);

/** Path of a stored file, lower case, where the address is one of ours; undefined otherwise. */
export function storedPath(href: string): string | undefined {
  const path = /^\/api\/mediafile\/([^?#]+)/i.exec(href)?.[1];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return undefined;
  }
}
