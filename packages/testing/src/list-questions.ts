import type { Query } from "@portal/core";
import type { Question, QuestionsContent } from "@portal/domain";
import { snippetOf } from "@portal/domain/content";
import { wantedWords } from "./wanted-words.ts";

/** Questions of a site by the rules of the database's: field, state, every word of the terms. */
export function listQuestions(
  questions: readonly Question[],
  { page, pageSize, field, state, terms }: Query<"questions">,
): QuestionsContent {
  const wanted = terms === undefined ? [] : wantedWords(terms).wanted;
  const chosen = questions.filter(
    (question) =>
      (field === undefined || question.field === field) &&
      (state === undefined || question.state === state) &&
      wanted.every((words) => snippetOf(`${question.title}\n${question.body}`, [words], 1).hits > 0),
  );
  return {
    questions: chosen.slice((page - 1) * pageSize, page * pageSize),
    total: chosen.length,
    page,
    pageSize,
    fields: [...new Set(questions.map((question) => question.field))].toSorted((a, b) => a.localeCompare(b, "vi")),
    field,
    state,
    terms,
  };
}
