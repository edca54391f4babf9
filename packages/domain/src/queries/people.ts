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

export interface PeopleContent {
  readonly role: "leader" | "former-minister";
  readonly persons: readonly Person[];
}

/** Persons of a role. */
export const people = defineQuery({
  kind: "people",
  value: { description: "Persons of a role.", type: "string", enum: ["leader", "former-minister"] },
  plan: (role) => ({ key: `people:${role}`, fields: { role }, tags: [`people:${role}`] }),
  read: (persons: readonly Person[], _context, role): PeopleContent => ({ role, persons }),
});
