import type { QuestionFilter, QuestionsContent } from "../questions/model.ts";
import { defineQuery } from "./define-query.ts";

const all: QuestionFilter = { field: undefined, state: undefined, terms: undefined };

/** The site's questions and answers, paged; the template says how many a page. */
export const questions = defineQuery({
  kind: "questions",
  value: { description: "The site's questions and answers, paged; how many a page, 1 to 50.", type: "integer", minimum: 1, maximum: 50 },
  plan: (pageSize, { site, page, questions: { field, state, terms } = all }) => ({
    key: `questions:${JSON.stringify([page, pageSize, field, state, terms])}`,
    fields: { page, pageSize, field, state, terms },
    tags: [`questions:${site}`],
  }),
  read: (result: QuestionsContent) => result,
});
