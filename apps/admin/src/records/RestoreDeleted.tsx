import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useAct } from "../calls/use-act.ts";
import { restoreVersion, titlePart } from "../change-sets/make-change-set.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";

export interface RestoreDeletedProps {
  readonly title: string;
  /** Of the deletion. */
  readonly versionId: string;
}

/** A record in the trash, and a button that makes a change set of it as it was. */
export function RestoreDeleted({ title, versionId }: RestoreDeletedProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const restore = async (): Promise<void> => {
    const { id } = await restoreVersion(versionId, t("revert.setTitle", { title: titlePart(title) }));
    await navigate(changeSetAddress(id));
  };
  return (
    <>
      {title}{" "}
      <Button look="quiet" isBusy={isBusy} aria-label={t("content.restoreOne", { title })} onClick={() => run(restore)}>
        {t("content.restore")}
      </Button>
      <Problem text={problem} />
    </>
  );
}
