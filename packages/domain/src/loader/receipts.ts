import type { PageRecords } from "../source.ts";
import type { PageModel } from "../page.ts";
import { readReceipt } from "../receipts/receipt-number.ts";
import type { Route } from "../routes/match.ts";

/** What the status page is asked for: `?receipt=`, as it was typed and as a number. */
export function receiptOf(
  route: Route,
  query: URLSearchParams,
): { readonly typed: string; readonly number: string | undefined } | undefined {
  const typed = route.kind === "fixed" && route.route.name === "questionStatus" ? query.get("receipt")?.slice(0, 100) : undefined;
  return typed === undefined ? undefined : { typed, number: readReceipt(typed) };
}

/** Where what was sent stands, of the page that says it. */
export function receiptPart(route: Route, query: URLSearchParams, { receipt: found }: PageRecords): Pick<PageModel, "receipt"> {
  const asked = receiptOf(route, query);
  return asked ? { receipt: { typed: asked.number ?? asked.typed, found } } : {};
}
