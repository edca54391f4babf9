import { defineQuery } from "./define-query.ts";

export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly position: string;
  readonly portrait: string | undefined;
  /** What the person is in charge of. */
  readonly duties?: string | undefined;
  readonly biography: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

type Role = "leader" | "former-minister";

/** Persons of a role. */
export const people = defineQuery({
  kind: "people",
  plan: (role: Role) => ({ key: `people:${role}`, fields: { role }, tags: [`people:${role}`] }),
  read: (result: readonly Person[]) => result,
});
