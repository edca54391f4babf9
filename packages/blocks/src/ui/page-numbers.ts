/**
 * Numbers to show in a paging bar: the first, the last, the current page with its neighbours; "gap" where more than one is left out.
 * At most nine entries, however many pages there are.
 * @param last - of the pages that are known to be there
 * @param isOpen - there may be more: a gap stands for all behind the next one
 */
export function pageNumbers(current: number, last: number, isOpen: boolean): readonly (number | "gap")[] {
  const ends = isOpen ? [1] : [1, last];
  const wanted = new Set([...ends, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const shown: (number | "gap")[] = [];
  let previous = 0;
  for (const page of [...wanted].toSorted((a, b) => a - b)) {
    if (page === previous + 2) shown.push(page - 1);
    else if (page > previous + 2) shown.push("gap");
    shown.push(page);
    previous = page;
  }
  return previous < last ? [...shown, "gap"] : shown;
}
