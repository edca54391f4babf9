import { type ReactNode, useEffect } from "react";
import { useHost } from "@portal/react";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./FileViewer.module.css";

/** Milliseconds until the page is asked again by itself; each answer that is still "preparing" starts anew. */
const AGAIN = 3000;

/** The file is being read: there in some seconds. With a script the page asks by itself, without one by a link. */
export function Notice({ path }: { readonly path: string }): ReactNode {
  const t = useTexts(fileViewerTexts);
  const { action } = useHost();
  useEffect(() => {
    const timer = setTimeout(() => action("retry"), AGAIN);
    return () => clearTimeout(timer);
  });
  return (
    <p className={styles["refused"]} role="status">
      {t("fileViewer.preparing")} <SafeLink href={path}>{t("fileViewer.reload")}</SafeLink>
    </p>
  );
}
