import { useNavigate, useSearchParams } from "react-router-dom";

/** @param changes by name; "": taken out. @returns the parameters with them */
function changedParams(params: URLSearchParams, changes: Iterable<readonly [name: string, value: string]>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of changes)
    if (value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

export interface Filters {
  readonly params: URLSearchParams;
  /**
   * Changes them in the address as it is now, not as it was drawn last: two changes that follow each other fast are both made.
   * @param isStep whether going back takes this change back alone
   */
  readonly change: (changes: Iterable<readonly [name: string, value: string]>, isStep?: boolean) => void;
}

/** The filters of a list, in the address: they are the same after a return to the page. */
export function useFilters(): Filters {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change: Filters["change"] = (changes, isStep = false) =>
    void navigate(`?${changedParams(new URLSearchParams(window.location.search), changes).toString()}`, { replace: !isStep });
  return { params, change };
}

/** One of the filters. @returns its value, empty where it is not set, and a setter */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const { params, change } = useFilters();
  return [params.get(name) ?? "", (value) => change([[name, value]])];
}
