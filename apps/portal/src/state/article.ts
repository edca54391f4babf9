import { proxy, ref } from "valtio";
import type { Article, PageModel } from "@portal/core";

/** The article on screen, if the page shows one (spec §3). */
export interface ArticleState {
  current: Article | undefined;
}

export const createArticle = (page: PageModel): ArticleState => {
  const state: ArticleState = proxy({ current: undefined });
  showArticle(state, page);
  return state;
};

export function showArticle(state: ArticleState, { article }: PageModel): void {
  state.current = article && ref(article);
}
