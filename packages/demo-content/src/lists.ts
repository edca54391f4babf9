/** Records that stand in `content` as they are but for their order: questions, parameters, people, search terms, feeds. */
import { readJson } from "./content.ts";
import type { FeedLine, ParameterLine, PersonLine, QuestionLine, SearchTermLine } from "./records.ts";

interface Question extends Omit<QuestionLine, "kind" | "site" | "askedAt" | "answeredAt"> {
  /** YYYY-MM-DD; a question is asked in the morning and answered in the afternoon. */
  readonly asked: string;
  readonly answered?: string;
}

/** Questions and answers of the ministry's two sites: no one asked them, and no answer is advice. */
export function* questionLines(): Generator<QuestionLine> {
  for (const [site, questions] of Object.entries(readJson("questions.json") as Record<string, Question[]>))
    for (const { asked, answered, answer, unit, ...rest } of questions)
      yield {
        kind: "question",
        site,
        ...rest,
        askedAt: `${asked}T02:30:00Z`,
        ...(answer !== undefined && { answer, answeredAt: `${answered}T08:00:00Z`, unit }),
      };
}

/** List 2 is what the portal reads at start (spec §7); list 6 says who represents the ministry (spec §9, docs/choices.md). */
export function* parameterLines(): Generator<ParameterLine> {
  for (const [type, parameters] of Object.entries(
    readJson("parameters.json") as Record<string, Pick<ParameterLine, "key" | "value" | "name">[]>,
  ))
    for (const [index, parameter] of parameters.entries()) yield { kind: "parameter", type: Number(type), ...parameter, order: index + 1 };
}

/** Leaders and former ministers. No one of these names holds or held an office: "Mẫu" and "Minh Họa" say so. */
export function* peopleLines(): Generator<PersonLine> {
  for (const people of Object.values(readJson("people.json") as Record<string, Omit<PersonLine, "kind" | "order">[]>))
    for (const [index, person] of people.entries()) yield { kind: "person", ...person, order: index + 1 };
}

/** Words that mean the same to a search, and pages that stand first for them. */
export function* searchTermLines(): Generator<SearchTermLine> {
  for (const term of readJson("search-terms.json") as Omit<SearchTermLine, "kind">[]) yield { kind: "searchTerm", ...term };
}

/** Latest items of the feeds that the agencies' pages name, so that they show some without a network. */
export function* feedLines(): Generator<FeedLine> {
  for (const feed of readJson("feeds.json") as Omit<FeedLine, "kind">[]) yield { kind: "feed", ...feed };
}
