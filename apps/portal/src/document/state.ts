import type { NodeContent, PageContent } from "@portal/core";
import type { Article, PageModel } from "@portal/domain";
import type { PageState } from "../starter/page-state.ts";

/** What of a page is HTML, by the names under which the document holds it. */
export type HtmlName = "article" | "page" | "question" | "file" | "outcome";

/** Article HTML is in the page already: hydration adopts it from there, the state carries it once, not twice. */
export function withoutHtml(page: PageModel): PageModel {
  return {
    ...page,
    ...(page.article ? { article: withBodyHtml(page.article, "") } : {}),
    ...(page.page ? { page: { ...page.page, html: "" } } : {}),
    ...(page.question?.answer ? { question: { ...page.question, answer: { ...page.question.answer, html: "" } } } : {}),
    ...withOutcome(page, ""),
    ...(fileHtml(page) === undefined ? {} : { content: withFileHtml(page.content, "") }),
  };
}

/** The other way round: `htmlOf` finds what stands in the document under a name. */
export function withHtml(page: PageModel, htmlOf: (name: HtmlName) => string): PageModel {
  return {
    ...page,
    ...(page.article ? { article: withBodyHtml(page.article, htmlOf("article")) } : {}),
    ...(page.page ? { page: { ...page.page, html: htmlOf("page") } } : {}),
    ...(page.question?.answer ? { question: { ...page.question, answer: { ...page.question.answer, html: htmlOf("question") } } } : {}),
    ...withOutcome(page, htmlOf("outcome")),
    ...(fileHtml(page) === undefined ? {} : { content: withFileHtml(page.content, htmlOf("file")) }),
  };
}

function withOutcome({ draft }: PageModel, html: string): Pick<PageModel, "draft"> {
  const outcome = draft?.feedback?.outcome;
  if (!draft?.feedback || !outcome) return {};
  return { draft: { ...draft, feedback: { ...draft.feedback, outcome: { ...outcome, html } } } };
}

/** HTML of the Word file that the page shows; a page shows one file. */
export function fileHtml({ content }: PageModel): string | undefined {
  for (const node of Object.values(content ?? {})) {
    if (node.status === "ready" && "file" in node.content && node.content.file?.kind === "word") return node.content.file.html;
  }
  return undefined;
}

const withFileHtml = (content: PageContent, html: string): PageContent =>
  Object.fromEntries(
    Object.entries(content).map(([id, node]): [string, NodeContent] => {
      const file = node.status === "ready" && "file" in node.content ? node.content.file : undefined;
      return [
        id,
        file?.kind === "word"
          ? { status: "ready", content: { ...(node.status === "ready" ? node.content : {}), file: { ...file, html } } }
          : node,
      ];
    }),
  );

function withBodyHtml(article: Article, html: string): Article {
  return "html" in article.body ? { ...article, body: { ...article.body, html } } : article;
}

/** JSON that may stand inside a script element: no `<` can end it, no line separator can break it. */
export const inScript = (json: string): string =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** @param json of the page, where the state has one */
export function serialise(state: Omit<PageState, "page">, json: string | undefined): string {
  const rest = JSON.stringify(state);
  return inScript(json === undefined ? rest : `{"page":${json},${rest.slice(1)}`);
}

/** Whether there is anything that withoutHtml leaves out. */
export const holdsHtml = (page: PageModel): boolean =>
  page.article !== undefined ||
  page.page !== undefined ||
  page.question?.answer !== undefined ||
  page.draft?.feedback?.outcome !== undefined ||
  fileHtml(page) !== undefined;
