import type { Person } from "@portal/domain";

/** Of each way to draw people, who come in the order in which they stand. */
export interface PeopleProps {
  readonly people: readonly Person[];
  /** Of their names as headings. */
  readonly level: number;
}
