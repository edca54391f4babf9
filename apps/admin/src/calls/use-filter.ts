import { useSearchParams } from "react-router-dom";

/** @param changes by name; "": taken out. @returns the parameters with them */
export function changedParams(params: URLSearchParams, changes: Iterable<readonly [name: string, value: string]>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of changes)
    if (value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

/** A filter of a list, in the address: it is the same after a return to the page. @returns its value, empty where it is not set, and a setter */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string): void => setParams((before) => changedParams(before, [[name, value]]), { replace: true });
  return [params.get(name) ?? "", set];
}
