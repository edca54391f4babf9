/**
 * Numbers to show in a paging bar: the first, the last, the current page with its neighbours; "gap" where more than one is left out.
 * At most nine entries, however many pages there are.
 */
export function pageNumbers(current: number, last: number): readonly (number | "gap")[] {
  const wanted = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const shown: (number | "gap")[] = [];
  let previous = 0;
  for (const page of [...wanted].toSorted((a, b) => a - b)) {
    if (page === previous + 2) shown.push(page - 1);
    else if (page > previous + 2) shown.push("gap");
    shown.push(page);
    previous = page;
  }
  return shown;
}
