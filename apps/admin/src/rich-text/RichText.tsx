import { proseClass } from "@portal/blocks/prose";
import { type ReactNode, useContext, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { EditedSetContext } from "../records/edited-set.ts";
import { FigureDialog } from "./FigureDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import styles from "./RichText.module.css";
import { Toolbar } from "./Toolbar.tsx";
import type { DialogName } from "./tools.ts";
import { type Notice, useEditor } from "./use-editor.ts";

export interface RichTextProps {
  readonly label: string;
  readonly hint?: string;
  /** Sanitised HTML, as it is stored. */
  readonly value: string;
  /** It is shown as it is in the field, and stays as it is. */
  readonly isReadOnly?: boolean;
  /** With HTML that the sanitiser gives back unchanged. */
  readonly onChange: (html: string) => void;
}

/** A field for HTML: what the sanitiser lets through, looking as it does on the portal. */
export function RichText({ label, hint, value, isReadOnly = false, onChange }: RichTextProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const changeSetId = useContext(EditedSetContext)?.changeSetId;
  const [notice, setNotice] = useState<Notice>();
  const [dialog, setDialog] = useState<DialogName>();
  const attributes = useMemo(
    () => ({
      id: `${id}-text`,
      role: "textbox",
      "aria-multiline": "true",
      ...(isReadOnly && { "aria-readonly": "true", tabindex: "0" }),
      "aria-labelledby": `${id}-label`,
      class: `${proseClass} ${styles["text"]}`,
      ...(hint !== undefined && { "aria-describedby": `${id}-hint` }),
    }),
    [id, hint, isReadOnly],
  );
  const { place, view, state } = useEditor({ value, isReadOnly, onChange, attributes, onNotice: setNotice, t, changeSetId });
  const shown = view && state && { view, state, onClose: () => setDialog(undefined) };
  return (
    <div className={styles["field"]}>
      <span id={`${id}-label`} className={styles["label"]}>
        {label}
      </span>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {view && state && !isReadOnly && (
        <Toolbar view={view} state={state} label={t("richText.toolbar", { name: label })} controls={`${id}-text`} onDialog={setDialog} />
      )}
      <div ref={place} className={styles["place"]} />
      <p role="status">{notice === undefined ? "" : t(`richText.notice.${notice}`)}</p>
      {/* Outside of the form in which the field stands: a form cannot hold another one. */}
      {shown && dialog === "link" && createPortal(<LinkDialog {...shown} />, document.body)}
      {shown && dialog === "figure" && createPortal(<FigureDialog {...shown} />, document.body)}
    </div>
  );
}
