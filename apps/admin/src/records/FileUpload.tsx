import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { isTaken, putFile } from "./put-file.ts";
import styles from "./RecordPage.module.css";

/** Puts files into a change set. @param site slug of the site whose folder is suggested; "": none */
export function FileUpload({ site }: { readonly site: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct((error) => (isTaken(error) ? t("upload.taken") : undefined));
  const [chosen, setChosen] = useState(NEW_SET);
  const [sent, setSent] = useState<number>();
  /** Name of the file that is being sent, or that was refused. */
  const [name, setName] = useState<string>();
  const put = async (folder: string, files: readonly File[]): Promise<void> => {
    setName(undefined);
    const changeSetId = await openChangeSet(chosen, t("upload.setTitle", { name: files[0]?.name ?? "" }));
    setChosen(changeSetId);
    for (const file of files) {
      setName(file.name);
      await putFile({ changeSetId, folder }, file, setSent);
    }
    await navigate(changeSetAddress(changeSetId));
  };
  return (
    <form
      className={styles["filters"]}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const files = new FormData(form).getAll("file").filter((each) => each instanceof File);
        const folder = typedIn(form, "folder")
          .trim()
          .replaceAll(/^\/+|\/+$/g, "");
        run(() => put(folder, files));
      }}
    >
      <Field label={t("upload.files")} hint={t("upload.hint")} type="file" name="file" multiple required />
      <Field key={site} label={t("upload.folder")} hint={t("upload.folder.hint")} name="folder" defaultValue={site} />
      <ChangeSetChoice value={chosen} onChange={setChosen} />
      <Button type="submit" isBusy={isBusy}>
        {t("upload.do")}
      </Button>
      {isBusy && sent !== undefined && (
        <p role="status">
          <progress max={1} value={sent} aria-label={t("upload.progress")} /> {t("upload.sent", { percent: Math.round(sent * 100) })}
        </p>
      )}
      <Problem text={problem !== undefined && name !== undefined ? `${name}: ${problem}` : problem} />
    </form>
  );
}
