import type { ReactNode } from "react";
import type { LegalStatus } from "@portal/domain";
import { cx } from "../cx.ts";
import { Day } from "../Day.tsx";
import { useTexts } from "../use-texts.ts";
import { legalTexts } from "./legal-texts.ts";
import styles from "./LegalStatusLine.module.css";

/** Whether a document is in force, in words, with the days from which on it is and is no longer. */
export function LegalStatusLine({ status }: { readonly status: LegalStatus }): ReactNode {
  const t = useTexts(legalTexts);
  const { force, effectiveOn, endsOn } = status;
  if (force === undefined) return null;
  const [first, second] = force === "expired" ? [endsOn, effectiveOn] : [effectiveOn, endsOn];
  const [firstWords, secondWords] =
    force === "expired" ? (["legal.since", "legal.began"] as const) : ([beginOf[force], "legal.ends"] as const);
  return (
    <span className={styles["status"]}>
      <strong className={cx(styles["force"], styles[force])}>{t(`legal.${force}`)}</strong>{" "}
      {first !== undefined && (
        <>
          {t(firstWords)} <Day day={first} />
        </>
      )}
      {second !== undefined && (
        <>
          , {t(secondWords)} <Day day={second} />
        </>
      )}
    </span>
  );
}

const beginOf = { inForce: "legal.since", notYet: "legal.begins" } as const;
