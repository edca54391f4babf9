import type { ReactNode } from "react";
import type { PageModel } from "@portal/domain";
import { isKeyOf, useTexts } from "../use-texts.ts";
import { sentForm } from "../sent-form.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** What the form that led to this page has done: it says so in the address (`?done=`). */
export function Done({ page }: { readonly page: Pick<PageModel, "path" | "forms"> }): ReactNode {
  const t = useTexts(formTexts);
  const key = `form.done.${sentForm(page) ?? ""}`;
  if (!isKeyOf(formTexts, key)) return null;
  return (
    <div className={styles["done"]} role="status">
      <p>{t(key)}</p>
    </div>
  );
}
