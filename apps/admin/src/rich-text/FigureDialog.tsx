import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Field } from "../ui/Field.tsx";
import { pictureAt, setPicture } from "./commands.ts";
import type { EditorDialogProps } from "./LinkDialog.tsx";
import { fileAddress } from "./record-address.ts";
import { RecordPicker } from "../records/RecordPicker.tsx";
import { UploadHere } from "../records/UploadHere.tsx";

const isPicture = (key: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(key);

/** Which picture, and what it says to those who do not see it. */
export function FigureDialog({ view, state, onClose }: EditorDialogProps): ReactNode {
  const { t } = useTranslation();
  const known = pictureAt(state);
  const [address, setAddress] = useState(known?.["src"]);
  const [alternative, setAlternative] = useState(known?.["alt"] ?? "");
  const [isDecorative, setDecorative] = useState(known !== undefined && (known["alt"] ?? "") === "");
  const [caption, setCaption] = useState("");
  const [problem, setProblem] = useState<string>();
  /** A picture was chosen here: what it shows is said next. */
  const [isTaken, setIsTaken] = useState(false);
  const take = (key: string): void => {
    setAddress(fileAddress(key));
    setIsTaken(true);
  };
  const send = (): void => {
    const alt = isDecorative ? "" : alternative.trim();
    if (address === undefined) setProblem(t("richText.pictureMissing"));
    else if (!isDecorative && alt === "") setProblem(t("richText.alternativeMissing"));
    else {
      setPicture({ src: address, alt }, caption.trim())(view.state, (transaction) => view.dispatch(transaction));
      onClose();
    }
  };
  return (
    <Dialog title={t("richText.figure")} onCancel={onClose}>
      <DialogForm problem={problem} submit={t("richText.apply")} onCancel={onClose} onSend={send}>
        <UploadHere label={t("richText.pictureUpload")} accept="image/*" onUploaded={take} />
        <RecordPicker label={t("richText.picture")} kind="file" isMeant={isPicture} onPick={({ key }) => take(key)} />
        {address !== undefined && <p>{t("richText.pictureChosen", { address })}</p>}
        <Field
          label={t("richText.alternative")}
          hint={t("richText.alternativeHint")}
          takesFocus={isTaken}
          value={alternative}
          onChange={({ target }) => setAlternative(target.value)}
          disabled={isDecorative}
        />
        <label>
          <input type="checkbox" checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />{" "}
          {t("richText.decorative")}
        </label>
        {!known && <Field label={t("richText.figureCaption")} value={caption} onChange={({ target }) => setCaption(target.value)} />}
      </DialogForm>
    </Dialog>
  );
}
