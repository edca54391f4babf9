import type { ContributionRecord, DraftRecord, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useList } from "../calls/use-list.ts";
import { Listed } from "../ui/Listed.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { Select } from "../ui/Select.tsx";
import { CommentList } from "./CommentList.tsx";
import { DraftLine } from "./DraftLine.tsx";
import filterStyles from "../ui/Filters.module.css";
import { SiteFilter } from "./SiteFilter.tsx";
import { useFilter } from "../calls/use-filter.ts";

/** Drafts that are commented on, and the comments on all of them. */
export function ContributionsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const [site, setSite] = useFilter("site");
  const [due, setDue] = useFilter("due");
  const drafts = useList<DraftRecord>("drafts", { site, due: due === "true" ? due : "" });
  const comments = useList<ContributionRecord>("contributions", { site });
  return (
    <>
      <PageHeading text={t("comments.title")} />
      <div className={filterStyles["filters"]}>
        <Select label={t("comments.shown")} value={due === "true" ? due : ""} onChange={setDue}>
          <option value="">{t("comments.shown.all")}</option>
          <option value="true">{t("comments.shown.due")}</option>
        </Select>
        <SiteFilter member={member} action="comment.moderate" site={site} onChoose={setSite} />
      </div>
      <Section title={t("comments.drafts")}>
        <p>{t("comments.draftsText")}</p>
        <Listed list={drafts} empty={t("comments.noDrafts")}>
          {(draft) => (
            <li>
              <p>
                <Link to={`/gop-y/du-thao/${draft.id}`}>{draft.title}</Link>
              </p>
              <DraftLine draft={draft} />
            </li>
          )}
        </Listed>
      </Section>
      <Section title={t("comments.all")}>
        <CommentList list={comments} />
      </Section>
    </>
  );
}
