import type { PageModel } from "@portal/domain";
import { queryOf } from "../sent-form.ts";

/** What the mailed link that led here carries; undefined where the page was opened otherwise. */
export function linkToken({ path }: Pick<PageModel, "path">): string | undefined {
  const token = queryOf(path).get("token") ?? "";
  return /^[\w.-]{1,200}$/.test(token) ? token : undefined;
}
