import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { EditedSetContext } from "./edited-set.ts";
import { putNewFile } from "./put-file.ts";

export interface UploadHereProps {
  readonly label: string;
  /** As the attribute of the field. */
  readonly accept?: string;
  /** @param key of the file, which visitors get once the change set is published */
  readonly onUploaded: (key: string, name: string) => void;
}

/** Takes a file of the computer into the change set whose record is edited. Nothing in forms of something else. */
export function UploadHere({ onUploaded, ...rest }: UploadHereProps): ReactNode {
  const { t } = useTranslation();
  const edited = useContext(EditedSetContext);
  const { run, isBusy, problem } = useAct();
  if (!edited) return null;
  const put = async (file: File): Promise<void> => {
    const key = await putNewFile({ changeSetId: edited.changeSetId, folder: edited.site ?? "" }, file, () => undefined);
    onUploaded(key, file.name);
  };
  return (
    <>
      <Field
        {...rest}
        type="file"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) run(() => put(file));
        }}
      />
      {isBusy && <p role="status">{t("upload.busy")}</p>}
      <Problem text={problem} />
    </>
  );
}
