import type { PageModel } from "@portal/domain";
import type { PageFetcher } from "./fetch-page.ts";

/** Milliseconds that a page whose data is there waits for its views; then it is shown, and they come in their places. */
const VIEWS_TIMEOUT = 1000;

interface Preparations {
  /** What the page cannot be drawn without; its failure is the navigation's. */
  readonly texts: (page: PageModel) => Promise<void>;
  readonly views: (page: PageModel) => Promise<unknown>;
}

/** A page is shown with its views, so that nothing jumps: unless one is slow, or away. */
export const withViews =
  (load: PageFetcher, { texts, views }: Preparations): PageFetcher =>
  async (path, signal) => {
    const answer = await load(path, signal);
    if (answer && "page" in answer) {
      const late = new Promise((resolve) => setTimeout(resolve, VIEWS_TIMEOUT));
      await Promise.all([texts(answer.page), Promise.race([views(answer.page), late])]);
    }
    return answer;
  };
