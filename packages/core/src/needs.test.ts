import Ajv from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { NeedSchema } from "./generated/types.ts";
import { needErrors } from "./needs.ts";

const description = "Of a need.";
const schemas: readonly NeedSchema[] = [
  { description, type: "integer", minimum: 1, maximum: 5 },
  { description, type: "boolean" },
  { description, type: "string", enum: ["leader", "member"] },
  { description, type: "array", maxItems: 2, items: { type: "string", pattern: "^[a-z]{1,3}$" } },
];
const value = fc.oneof(
  fc.constantFrom<unknown>(0, 1, 5, 6, 0.5, "1", true, null, "leader", "guest", {}, [], ["a"], ["a", "b", "c"], ["A"], [1, "abcd"]),
  fc.jsonValue({ maxDepth: 2 }),
);

test("the errors of a template's needs are those that ajv finds by the same schema", () => {
  const ajv = new Ajv({ allErrors: true, messages: false });
  const validators = schemas.map((one) => ajv.compile({ type: "object", additionalProperties: false, properties: { need: one } }));
  fc.assert(
    fc.property(fc.nat(schemas.length - 1), fc.constantFrom("need", "other"), value, (index, name, given) => {
      const [schema, validate] = [schemas[index], validators[index]];
      if (!schema || !validate) throw new Error("There are as many validators as schemas.");
      const [needs, known] = [{ [name]: given }, new Map([["need", schema]])];
      validate(needs);
      const place = ({ keyword, instancePath }: { readonly keyword: string; readonly instancePath: string }): string =>
        `${instancePath} ${keyword}`;
      expect(needErrors(needs, known, "").map(place).toSorted()).toEqual((validate.errors ?? []).map(place).toSorted());
    }),
    { numRuns: 500 },
  );
});
