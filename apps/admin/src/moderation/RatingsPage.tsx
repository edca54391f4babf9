import type { RatedArticle, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFilter } from "../calls/use-filter.ts";
import { useList } from "../calls/use-list.ts";
import { Listed } from "../ui/Listed.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import filterStyles from "../ui/Filters.module.css";
import { RatingEntry } from "./RatingEntry.tsx";
import { SiteFilter } from "./SiteFilter.tsx";

/** How visitors rate articles, those rated last first. */
export function RatingsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const [site, setSite] = useFilter("site");
  const list = useList<RatedArticle>("ratings", { site });
  const { notice, announce } = useNotice();
  return (
    <>
      <PageHeading text={t("ratings.title")} />
      <p>{t("ratings.text")}</p>
      <div className={filterStyles["filters"]}>
        <SiteFilter member={member} action="rating.moderate" site={site} onChoose={setSite} />
      </div>
      {notice}
      <Listed list={list} empty={t("ratings.none")}>
        {(article) => <RatingEntry article={article} onCleared={announce} />}
      </Listed>
    </>
  );
}
