import { fetchPage, type Http, unlessSilent } from "@portal/client";
import type { Loaded, PageModel } from "@portal/domain";
import { fileHtml, withHtml } from "../document/state.ts";

/** @returns undefined where nothing is to be shown: the page on screen stays (specification §8: 403) */
export type PageFetcher = (path: string, signal: AbortSignal) => Promise<Loaded | undefined>;

/** Loads pages for client-side navigation. HTML that enters this way passes DOMPurify, loaded when the first article needs it. */
/** @param purpose of all that it fetches: "prefetch" for pages that no one sees yet */
export function createPageFetcher(http: Http, purpose?: "prefetch"): PageFetcher {
  return async (path, signal) => {
    const answer = await unlessSilent(fetchPage(http, path, signal, purpose));
    if (answer === undefined) http.log(`The page ${path.split("?", 1)[0]} was refused (403); the page on screen stays.`);
    return answer && "page" in answer ? { page: await purified(answer.page) } : answer;
  };
}

async function purified(page: PageModel): Promise<PageModel> {
  const html = {
    article: page.article && "html" in page.article.body ? page.article.body.html : "",
    page: page.page?.html ?? "",
    question: page.question?.answer?.html ?? "",
    file: fileHtml(page) ?? "",
    outcome: page.draft?.feedback?.outcome?.html ?? "",
  };
  if (Object.values(html).every((text) => text === "")) return page;
  const { default: DOMPurify } = await import("dompurify");
  // A TrustedHTML at run time: React hands it to innerHTML as it is, which is what `require-trusted-types-for` asks.
  return withHtml(page, (name) => DOMPurify.sanitize(html[name], { RETURN_TRUSTED_TYPE: true }) as unknown as string);
}
