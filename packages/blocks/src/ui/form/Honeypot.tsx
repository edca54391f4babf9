import type { ReactNode } from "react";
import { useTexts } from "../use-texts.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** A field that people neither see nor reach; robots fill it in. */
export function Honeypot({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(formTexts);
  return (
    <div className={styles["honeypot"]} aria-hidden="true">
      <label htmlFor={`${id}-website`}>{t("form.website")}</label>
      <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
