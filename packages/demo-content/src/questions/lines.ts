import type { QuestionLine } from "../records.ts";
import { questionsEn } from "./en.ts";
import { questionsVi } from "./vi.ts";

/** A question is asked in the morning and answered in the afternoon; days are YYYY-MM-DD. */
export type QuestionSeed = {
  readonly slug: string;
  readonly counterpart?: string;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly asked: string;
} & (
  | { readonly answer: string; readonly answered: string; readonly unit: string }
  | { readonly answer?: never; readonly answered?: never; readonly unit?: never }
);

/** Questions and answers of the ministry's two sites. */
export function* questionLines(): Generator<QuestionLine> {
  for (const [site, questions] of [
    ["btc", questionsVi],
    ["mof", questionsEn],
  ] as const) {
    for (const { asked, answered, answer, unit, ...rest } of questions)
      yield {
        kind: "question",
        site,
        ...rest,
        askedAt: `${asked}T02:30:00Z`,
        ...(answer === undefined ? {} : { answer, answeredAt: `${answered}T08:00:00Z`, unit }),
      };
  }
}
