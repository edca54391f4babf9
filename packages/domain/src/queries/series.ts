import { type Series, SLUG_PATTERN } from "@portal/core";
import { defineQuery } from "./define-query.ts";

/** Time series by id. */
export const series = defineQuery({
  kind: "series",
  value: { description: "Time series by id.", type: "array", maxItems: 20, items: { type: "string", pattern: SLUG_PATTERN } },
  plan: (ids) => ({ key: `series:${ids.join(",")}`, fields: { ids }, tags: ids.map((id) => `series:${id}`) }),
  read: (result: readonly Series[]) => result,
});
