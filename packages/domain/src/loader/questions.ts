import { ministryPages } from "../addresses/ministry-pages.ts";
import type { QuestionFilter } from "../questions/model.ts";
import type { Route } from "../routes/match.ts";

const isDetail = (route: Route): route is Extract<Route, { kind: "fixed" }> =>
  route.kind === "fixed" && route.route.name === "questionDetail";

/** Slug of the question that a path asks for: `?id=`. */
export function questionId(route: Route, query: URLSearchParams): string | undefined {
  return isDetail(route) ? query.get("id")?.slice(0, 200) || undefined : undefined;
}

/** A question's page without a question is the list of them. */
export function redirectToQuestionList(route: Route, query: URLSearchParams): string | undefined {
  return isDetail(route) && questionId(route, query) === undefined ? ministryPages[route.language].questionList : undefined;
}

/** `?field=`, `?state=`, `?q=`: what is empty or unknown narrows nothing. */
export function questionFilterOf(query: URLSearchParams): QuestionFilter {
  const text = (name: string): string | undefined => query.get(name)?.trim().slice(0, 200) || undefined;
  const state = query.get("state");
  return { field: text("field"), state: state === "waiting" || state === "answered" ? state : undefined, terms: text("q") };
}
