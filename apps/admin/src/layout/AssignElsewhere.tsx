import type { StaffMember } from "@portal/contracts";
import type { ResolvedBlock } from "@portal/core";
import type { AssignmentContent } from "@portal/core/edit";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { blockAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./AssignElsewhere.module.css";
import { OtherPageChoice } from "./OtherPageChoice.tsx";
import { useContentText } from "./use-content-text.ts";
import { assignThere, type OtherPage, useOtherPages } from "./use-other-pages.ts";

export interface AssignElsewhereProps {
  readonly member: StaffMember;
  readonly changeSetId: string;
  /** Slug of the site whose home is edited; undefined: a category is. */
  readonly here: string | undefined;
  readonly block: ResolvedBlock;
  readonly content: AssignmentContent;
  readonly onClose: () => void;
}

/** What was done on one page. */
interface Outcome {
  readonly page: OtherPage;
  /** Key of the block. */
  readonly key: string;
  /** Why it was not done: "stale": others have changed it meanwhile; "unreachable"; else in words. */
  readonly failure: string | undefined;
}

/** Assigns what a block shows to blocks on the homes of other sites, in the same change set. */
export function AssignElsewhere(props: AssignElsewhereProps): ReactNode {
  const { t } = useTranslation();
  const { block, changeSetId, onClose } = props;
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  return (
    <Dialog title={t("elsewhere.title", { name: block.label })} onCancel={onClose} isWide>
      {outcomes ? <Outcomes changeSetId={changeSetId} outcomes={outcomes} onClose={onClose} /> : <Choice {...props} onDone={setOutcomes} />}
    </Dialog>
  );
}

interface ChoiceProps extends AssignElsewhereProps {
  readonly onDone: (outcomes: readonly Outcome[]) => void;
}

function Choice({ content, onDone, onClose, ...query }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { member } = query;
  const { pages, isComplete, error } = useOtherPages(query);
  const textOf = useContentText();
  const { run, isBusy, problem } = useAct();
  /** One tried to assign, and no page was chosen. */
  const [isMissing, setMissing] = useState(false);
  /** Keys of blocks, by site. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({});
  const wanted = pages.flatMap((page) => {
    const key = chosen[page.site.key];
    return key === undefined ? [] : [{ page, key }];
  });
  const assign = async (): Promise<void> => {
    const done: Outcome[] = [];
    for (const { page, key } of wanted) done.push({ page, key, failure: await assignThere(page, key, content) });
    onDone(done);
  };
  return (
    <>
      <p>{t("elsewhere.text", { content: textOf({ key: query.block.key, ...content }).short })}</p>
      <Problem text={error ? describe(t, error) : undefined} />
      {!isComplete && <p role="status">{t("app.loading")}</p>}
      <DialogForm
        problem={problem ?? (isMissing && wanted.length === 0 ? t("elsewhere.missing") : undefined)}
        submit={t("elsewhere.assign", { count: wanted.length })}
        isBusy={isBusy}
        onCancel={onClose}
        onSend={() => (wanted.length > 0 ? run(assign) : setMissing(true))}
      >
        <ul className={styles["pages"]}>
          {pages.map((page) => (
            <li key={page.site.key}>
              <OtherPageChoice
                member={member}
                page={page}
                content={content}
                chosen={chosen[page.site.key]}
                onChoose={(key) => setChosen((before) => ({ ...before, [page.site.key]: key }))}
              />
            </li>
          ))}
        </ul>
      </DialogForm>
    </>
  );
}

interface OutcomesProps extends Pick<AssignElsewhereProps, "changeSetId" | "onClose"> {
  readonly outcomes: readonly Outcome[];
}

function Outcomes({ changeSetId, outcomes, onClose }: OutcomesProps): ReactNode {
  const { t } = useTranslation();
  const textOf = (failure: string | undefined): string => {
    if (failure === undefined) return t("elsewhere.done");
    return failure === "stale" || failure === "unreachable" ? t(`elsewhere.${failure}`) : t("layout.refused", { reason: failure });
  };
  return (
    <>
      <ul role="status">
        {outcomes.map(({ page: { site, name }, key, failure }) => (
          <li key={site.key}>
            {site.title}: {textOf(failure)}{" "}
            <Link to={blockAddress(changeSetId, name, key)}>{t("elsewhere.open", { name: site.title })}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t("elsewhere.close")}</Button>
    </>
  );
}
