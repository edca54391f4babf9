import { sql } from "kysely";

/** Where a question stands, one of `questionStages`, of tables called `a` (asked_question) and `q` (question, joined from the left). */
export const stageColumn = sql.raw(
  "case when a.refused_at is not null then 'refused' when a.question_id is null then 'received' when q.answer is null then 'published' else 'answered' end",
);
