import { type ReactNode, useEffect, useState } from "react";
import { VIEW_DELAY } from "./lazy-view.ts";

/** Shows nothing for the first 200 ms, so that quick loads do not flicker (specification §2.3). */
export function Delayed({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), VIEW_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return shown ? children : null;
}
