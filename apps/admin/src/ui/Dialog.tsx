import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./Dialog.module.css";

export interface DialogProps {
  readonly title: string;
  /** By the key Escape, too. */
  readonly onCancel: () => void;
  /** As wide as the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Open as long as it is there. The browser keeps the focus inside, and gives it back. */
export function Dialog({ title, onCancel, isWide = false, children }: DialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken out of the document: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles[isWide ? "wide" : "dialog"]} aria-labelledby={id} onCancel={onCancel}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
