import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./Notice.module.css";

/** What was done, in words, where the button that did it is gone: it takes the focus, and is read out. */
export function useNotice(): { readonly notice: ReactNode; readonly announce: (text: string) => void } {
  const line = useRef<HTMLParagraphElement>(null);
  // An object: the same words are said again.
  const [said, setSaid] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (said) line.current?.focus();
  }, [said]);
  return {
    notice: (
      <p ref={line} role="status" tabIndex={-1} className={styles["notice"]}>
        {said?.text}
      </p>
    ),
    announce: (text) => setSaid({ text }),
  };
}
