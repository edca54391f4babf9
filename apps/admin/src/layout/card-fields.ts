import schema from "@portal/core/schema/assignment.schema.json" with { type: "json" };

export interface CardField {
  readonly name: string;
  readonly kind: "text" | "category" | "flag";
  readonly maxLength: number | undefined;
}

interface PropertySchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly maxLength?: number;
}

/** Fields of a card, in the schema's order. */
export const cardFields: readonly CardField[] = Object.entries<PropertySchema>(schema.definitions.cardAssignment.properties).map(
  ([name, { $ref = "", type, maxLength }]) => ({
    name,
    kind: $ref.endsWith("/slug") ? "category" : type === "boolean" ? "flag" : "text",
    maxLength,
  }),
);
