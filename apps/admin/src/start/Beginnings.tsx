import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { newRecordAddress } from "../app/addresses.ts";
import styles from "./Beginnings.module.css";

/** What is written every day. All kinds of records are begun from the list of content, and by the search for anything. */
const daily = ["article", "page"] as const;

/** One step to a new text, where the last one was put. */
export function Beginnings(): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className={styles["beginnings"]}>
      {daily.map((kind) => (
        <li key={kind}>
          <Link to={newRecordAddress(kind)}>{t(`start.write.${kind}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
