import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./PageHeading.module.css";

/** Names the page, in the window too, and takes the focus when it opens: a screen reader says where one is. */
export function PageHeading({ text }: { readonly text: string }): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} – ${t("app.name")}`;
  }, [text, t]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className={styles["heading"]} tabIndex={-1}>
      {text}
    </h1>
  );
}
