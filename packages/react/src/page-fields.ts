import type { HostPage, PageFields } from "./registry.ts";

/** By page and list of fields: in the browser a part that is drawn again finds the object that it had. */
const made = new WeakMap<HostPage, Map<readonly (keyof HostPage)[], object>>();

/** An object with these fields of a page and no others, the same one each time. */
export function pageFields<Fields extends keyof HostPage>(page: HostPage, fields: readonly Fields[]): PageFields<Fields> {
  let ofPage = made.get(page);
  if (!ofPage) made.set(page, (ofPage = new Map()));
  const known = ofPage.get(fields);
  if (known) return known as PageFields<Fields>;
  const picked = Object.fromEntries(fields.flatMap((field) => (page[field] === undefined ? [] : [[field, page[field]]])));
  ofPage.set(fields, picked);
  return picked as PageFields<Fields>;
}
