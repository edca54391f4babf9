/** Where a page stands in its scroller, in pixels from its top. */
interface Placed {
  readonly offsetTop: number;
}

/** The page that stands in the middle of what is in sight. @returns first is 1 */
export function currentPage(pages: readonly Placed[], scrollTop: number, height: number): number {
  const next = pages.findIndex(({ offsetTop }) => offsetTop > scrollTop + height / 2);
  return next < 0 ? Math.max(pages.length, 1) : Math.max(next, 1);
}
