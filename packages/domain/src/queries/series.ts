import type { Series } from "@portal/core";
import { defineQuery } from "./define-query.ts";

/** Time series by id. */
export const series = defineQuery({
  kind: "series",
  plan: (ids: readonly string[]) => ({ key: `series:${ids.join(",")}`, fields: { ids }, tags: ids.map((id) => `series:${id}`) }),
  read: (result: readonly Series[]) => result,
});
