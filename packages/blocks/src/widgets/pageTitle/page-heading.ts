import type { PageModel } from "@portal/core";

/** What the page is called: its category, or what the breadcrumb ends with (`title` carries the site's name too). */
export const pageHeading = (page: PageModel): string => page.category?.name ?? page.breadcrumb.at(-1)?.label ?? page.title;
