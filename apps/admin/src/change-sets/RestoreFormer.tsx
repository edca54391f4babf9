import type { ChangedRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useRestoreFormer } from "./use-restore-former.ts";

/** Takes a publication back: what its records were like before becomes new change sets, one a record. */
export function RestoreFormer({ records }: { readonly records: readonly ChangedRecord[] }): ReactNode {
  const { t } = useTranslation();
  const { restore, made, isBusy, problem } = useRestoreFormer();
  const former = records.filter(({ baseHash }) => baseHash !== null);
  return (
    <Section title={t("revert.title")}>
      {former.length < records.length && <p>{t("revert.new", { count: records.length - former.length })}</p>}
      {former.length > 0 && made.length === 0 && (
        <>
          <p>{t("revert.text")}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => restore(former)}>
            {t("revert.make")}
          </Button>
        </>
      )}
      <Problem text={problem} />
      <div role="status">
        {made.length > 0 && (
          <>
            <p>{t("revert.made")}</p>
            <ul>
              {made.map(({ id, title }) => (
                <li key={id}>
                  <Link to={changeSetAddress(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}
