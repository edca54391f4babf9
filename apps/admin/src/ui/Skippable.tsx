import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Skippable.module.css";

export interface SkippableProps {
  /** What it is called. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Something with many stops for the Tab key, such as a page in a frame: a button before it leads past it, and one behind it leads back. Both are in sight while they have the focus. */
export function Skippable({ name, children }: SkippableProps): ReactNode {
  const { t } = useTranslation();
  const [before, behind] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  return (
    <div className={styles["skippable"]}>
      <button ref={before} type="button" className={styles["skip"]} onClick={() => behind.current?.focus()}>
        {t("skip.past", { name })}
      </button>
      {children}
      <button ref={behind} type="button" className={styles["skip"]} onClick={() => before.current?.focus()}>
        {t("skip.back", { name })}
      </button>
    </div>
  );
}
