import type { PageFetcher } from "./fetch-page.ts";

/** Pages of the release whose program runs: another one on the server reloads the document instead. */
export const ofRelease =
  (load: PageFetcher, release: string, reload: (path: string) => void): PageFetcher =>
  async (path, signal) => {
    const answer = await load(path, signal);
    if (!answer || "redirect" in answer || answer.page.release === release) return answer;
    reload(path);
    // The document is on its way out; nothing is drawn any more.
    return new Promise(() => {});
  };
