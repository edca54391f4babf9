import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useChangeSet } from "../change-sets/use-change-set.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { RecordChanges } from "./RecordChanges.tsx";
import { useComparison } from "./use-comparison.ts";

/** A record of a change set beside what it is, or was, without it. */
export function ComparisonPage(): ReactNode {
  const { id = "", kind = "", key = "" } = useParams();
  const { t } = useTranslation();
  const set = useChangeSet(id);
  const contents = set.answer?.data;
  const { comparison, error } = useComparison(contents, { kind, key });
  const problem = set.error ?? error;
  if (problem) return <Problem text={describe(t, problem)} />;
  if (!contents || !comparison) return <p role="status">{t("app.loading")}</p>;
  // What is deleted has its name in the former state alone.
  const fields = comparison.after ?? comparison.before;
  const title = fields?.["title"] ?? fields?.["name"];
  return (
    <>
      <PageHeading text={t("compare.title", { kind: t(`kind.${kind}`), title: typeof title === "string" ? title : key })} />
      <p>
        <Link to={changeSetAddress(id)}>{t("compare.back", { title: contents.changeSet.title })}</Link>
      </p>
      <RecordChanges comparison={comparison} isPublished={contents.changeSet.state === "published"} />
    </>
  );
}
