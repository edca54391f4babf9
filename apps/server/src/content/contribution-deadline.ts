import { toInstant } from "@portal/core";

type Content = Readonly<Record<string, unknown>>;

const DAY = 24 * 60 * 60_000;

/**
 * A document that says when comments open and not when they close is a draft all the same: it takes them for as many days as the parameter
 * `contribution-days` says when it is first stored. The day is stored, so that a later change of the parameter shortens no period that was announced.
 */
export function withDeadline(content: Content, days: number): Content {
  const { Kind, OpensAt, Deadline } = content;
  const opens = Kind === "document" && Deadline === undefined && typeof OpensAt === "string" ? toInstant(OpensAt) : undefined;
  if (opens === undefined) return content;
  return { ...content, Deadline: new Date(Date.parse(opens) + days * DAY).toISOString().slice(0, 10) };
}
