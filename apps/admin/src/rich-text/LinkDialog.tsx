import { linkAddress } from "@portal/domain/html";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import type { ComboboxChoice } from "../ui/Combobox.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { linkAt, setLink } from "./commands.ts";
import { fileAddress, type LinkedKind, linkedKinds, recordAddress } from "./record-address.ts";
import { RecordPicker } from "../records/RecordPicker.tsx";
import { UploadHere } from "../records/UploadHere.tsx";
import { htmlAttributes } from "./schema.ts";

export interface EditorDialogProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly onClose: () => void;
}

/** Where a link leads: an address that is typed, or a record of the portal. */
export function LinkDialog({ view, state, onClose }: EditorDialogProps): ReactNode {
  const { t } = useTranslation();
  const { run, problem, isBusy } = useAct();
  const known = linkAt(state);
  const [address, setAddress] = useState(known ? (htmlAttributes(known.mark)["href"] ?? "") : "");
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<LinkedKind>("article");
  const [isWrong, setWrong] = useState(false);
  const pick = (record: ComboboxChoice): void => {
    run(async () => {
      setAddress(await recordAddress(kind, record.key));
      setTitle(record.title);
    });
  };
  const set = (href: string | undefined): void => {
    setLink(href, title === "" ? (href ?? "") : title)(view.state, (transaction) => view.dispatch(transaction));
    onClose();
  };
  return (
    <Dialog title={t("richText.link")} onCancel={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the form in which the field stands.
          event.stopPropagation();
          const href = linkAddress(address);
          if (href === undefined) setWrong(true);
          else set(href);
        }}
      >
        <Field
          label={t("richText.address")}
          hint={t("richText.addressHint")}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          aria-invalid={isWrong}
          autoComplete="off"
        />
        <Problem text={isWrong ? t("richText.addressWrong") : problem} />
        <Select label={t("richText.kind")} value={kind} onChange={(value) => setKind(value as LinkedKind)}>
          {linkedKinds.map((one) => (
            <option key={one} value={one}>
              {t(`richText.kind.${one}`)}
            </option>
          ))}
        </Select>
        <UploadHere
          label={t("richText.fileUpload")}
          onUploaded={(key, name) => {
            setAddress(fileAddress(key));
            setTitle(name);
          }}
        />
        <RecordPicker label={t("richText.search")} kind={kind} onPick={pick} />
        <Button type="submit" isBusy={isBusy}>
          {t("richText.apply")}
        </Button>{" "}
        {known && (
          <Button look="quiet" onClick={() => set(undefined)}>
            {t("richText.unlink")}
          </Button>
        )}{" "}
        <Button look="quiet" onClick={onClose}>
          {t("dialog.cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
