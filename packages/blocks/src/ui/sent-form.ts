/** Apart from what draws it: pages without forms ask this too, and need not load the forms' texts. */
import type { PageModel } from "@portal/domain";

/** Name of the form that led here. */
export function sentForm({ path, forms }: Pick<PageModel, "path" | "forms">): string | undefined {
  // Of a form that was sent since and refused, this page says nothing good.
  return forms?.submitted ? undefined : (queryOf(path).get("done") ?? undefined);
}

export const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split("?", 2)[1]?.split("#", 1)[0] ?? "");
