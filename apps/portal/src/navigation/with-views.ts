import type { PageModel } from "@portal/core";
import type { PageLoader } from "./loader.ts";

/** Milliseconds that a page whose data is there waits for its views; then it is shown, and they come in their places. */
const PATIENCE = 1000;

/** A page is shown with its views, so that nothing jumps: unless one is slow, or away. */
export const withViews =
  (load: PageLoader, preload: (page: PageModel) => Promise<unknown>): PageLoader =>
  async (path, signal) => {
    const answer = await load(path, signal);
    if ("page" in answer) {
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([preload(answer.page), late]);
    }
    return answer;
  };
