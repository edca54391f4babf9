import type { ChangeSetComment, ChangeSetContents } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { comparisonAddress } from "../app/addresses.ts";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./Discussion.module.css";

export interface CommentEntryProps {
  readonly comment: ChangeSetComment;
  /** Of the set that it is about. */
  readonly contents: ChangeSetContents;
  readonly isOwn: boolean;
  readonly mayMark: boolean;
  readonly mayRemove: boolean;
  /** @throws CallFailed */
  readonly onMark: (act: "done" | "reopen") => Promise<void>;
  /** @throws CallFailed */
  readonly onRemove: () => Promise<void>;
}

export function CommentEntry({ comment, contents, isOwn, mayMark, mayRemove, onMark, onRemove }: CommentEntryProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { run, isBusy, problem } = useAct();
  const { record, text, authorName, writtenAt, doneAt, doneByName } = comment;
  const who = authorName ?? t("discussion.deletedAccount");
  const written = moment(writtenAt);
  const act = doneAt === null ? "done" : "reopen";
  return (
    <li className={doneAt === null ? styles["open"] : styles["done"]}>
      <p>
        <strong>{isOwn ? t("discussion.own", { name: who }) : who}</strong> · <time dateTime={writtenAt}>{written}</time>
      </p>
      {record && <About id={contents.changeSet.id} record={record} contents={contents} />}
      <p className={styles["text"]}>{text}</p>
      {doneAt !== null && (
        <p className={styles["line"]}>
          {doneByName === null
            ? t("discussion.done", { moment: moment(doneAt) })
            : t("discussion.doneBy", { moment: moment(doneAt), name: doneByName })}
        </p>
      )}
      {(mayMark || mayRemove) && (
        <div className={styles["buttons"]}>
          {mayMark && (
            <Button
              look="quiet"
              isBusy={isBusy}
              aria-label={t(`discussion.act.${act}.of`, { name: who, written })}
              onClick={() => run(() => onMark(act))}
            >
              {t(`discussion.act.${act}`)}
            </Button>
          )}
          {mayRemove && (
            <ConfirmButton
              label={t("discussion.remove")}
              name={t("discussion.remove.of", { written })}
              title={t("discussion.remove.title")}
              confirm={t("discussion.remove.confirm")}
              isBusy={isBusy}
              onConfirm={() => run(onRemove)}
            >
              <p>{t("discussion.remove.text", { written })}</p>
            </ConfirmButton>
          )}
        </div>
      )}
      <Problem text={problem} />
    </li>
  );
}

interface AboutProps {
  readonly id: string;
  readonly record: NonNullable<ChangeSetComment["record"]>;
  readonly contents: ChangeSetContents;
}

/** The record that a comment is about: a link to what changes in it, as long as the set holds it. */
function About({ id, record: { kind, key, isInSet }, contents: { drafts, editions } }: AboutProps): ReactNode {
  const { t } = useTranslation();
  const held = [...drafts, ...editions].find((one) => one.kind === kind && (one.key === key || one.formerKey === key));
  const name = t("discussion.about", { kind: t(`kind.${kind}`), title: held?.title ?? key });
  return (
    <p className={styles["line"]}>
      {isInSet && held ? <Link to={comparisonAddress(id, held)}>{name}</Link> : t("discussion.gone", { name })}
    </p>
  );
}
