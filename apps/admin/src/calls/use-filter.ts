import { useSearchParams } from "react-router-dom";

/** A filter of a list, in the address: it is the same after a return to the page. @returns its value, empty where it is not set, and a setter */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params.get(name) ?? "", set];
}
