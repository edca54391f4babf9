import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { isKind, type Kind } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { changeSetAddress, editorAddress, translationAddress } from "../app/addresses.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { restoreVersion, titlePart } from "../change-sets/make-change-set.ts";
import { UseList } from "./UseList.tsx";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { DeleteRecord } from "./DeleteRecord.tsx";
import styles from "./RecordPage.module.css";
import { titleOf } from "./record-form.ts";
import { lacksTranslation } from "./translation.ts";
import { type LiveRecord, useHistory, useRecord, useUses } from "./use-record.ts";

/** A record as it is live: where it is used, what it was like, and how to change it. */
export function RecordPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { kind = "", key = "" } = useParams();
  return isKind(kind) ? <KnownRecord key={`${kind} ${key}`} kind={kind} recordKey={key} member={member} /> : <UnknownPage />;
}

interface KnownRecordProps {
  readonly kind: Kind;
  readonly recordKey: string;
  readonly member: StaffMember;
}

function KnownRecord({ kind, recordKey, member }: KnownRecordProps): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useRecord({ kind, key: recordKey });
  if (!data) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  return (
    <>
      <PageHeading text={titleOf(data.record) ?? recordKey} />
      <p>
        {t(`kind.${kind}`)} · <code>{recordKey}</code>
      </p>
      {mayDoSomewhere(member, "changeSet.make").allowed && <RecordActs kind={kind} live={data} />}
      <Uses kind={kind} recordKey={recordKey} />
      <History kind={kind} recordKey={recordKey} />
    </>
  );
}

function RecordActs({ kind, live }: { readonly kind: Kind; readonly live: LiveRecord }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [chosen, setChosen] = useState(NEW_SET);
  const title = t("record.editing", { kind: t(`kind.${kind}`), title: titleOf(live.record) ?? live.key });
  const open = async (editor: "ban-ghi" | "bo-cuc"): Promise<void> => {
    const id = await openChangeSet(chosen, title);
    await navigate(editorAddress(id, editor, live));
  };
  return (
    <Section title={t("record.change")}>
      <div className={styles["acts"]}>
        <ChangeSetChoice value={chosen} onChange={setChosen} />
        <Button isBusy={isBusy} onClick={() => run(() => open("ban-ghi"))}>
          {t("record.edit")}
        </Button>
        {(kind === "site" || kind === "category") && (
          <Button look="quiet" isBusy={isBusy} onClick={() => run(() => open("bo-cuc"))}>
            {t("layout.edit")}
          </Button>
        )}
        {lacksTranslation(kind, live.record) && (
          <Button look="quiet" onClick={() => void navigate(translationAddress(live))}>
            {t("translation.make")}
          </Button>
        )}
        <DeleteRecord chosenSet={chosen} live={live} />
      </div>
      <Problem text={problem} />
    </Section>
  );
}

interface PartProps {
  readonly kind: Kind;
  readonly recordKey: string;
}

function Uses({ kind, recordKey }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { data, total = 0, error } = useUses({ kind, key: recordKey });
  return (
    <Section title={t("record.uses")}>
      <Problem text={error ? describe(t, error) : undefined} />
      {data?.length === 0 && <p>{t("record.uses.none")}</p>}
      <UseList uses={data ?? []} />
      {data && total > data.length && <p>{t("record.uses.more", { count: total - data.length })}</p>}
    </Section>
  );
}

function History({ kind, recordKey }: PartProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const { data, error } = useHistory({ kind, key: recordKey });
  const restore = async (version: string, at: string): Promise<void> => {
    const set = await restoreVersion(version, t("record.restoreTitle", { key: titlePart(recordKey), at }));
    await navigate(changeSetAddress(set.id));
  };
  return (
    <Section title={t("record.history")}>
      <Problem text={problem ?? (error ? describe(t, error) : undefined)} />
      {data?.length === 0 && <p>{t("record.history.none")}</p>}
      <ol className={styles["history"]}>
        {data?.map(({ id, hash, isErased, writtenAt }, index) => (
          <li key={id}>
            {moment(writtenAt)}
            {hash === null && ` – ${t("record.history.deleted")}`}
            {index > 0 && hash !== null && !isErased && (
              <>
                {" "}
                <Button look="quiet" isBusy={isBusy} onClick={() => run(() => restore(id, moment(writtenAt)))}>
                  {t("record.restore")}
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
